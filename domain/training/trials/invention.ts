import { type Grade, grade } from '../../src/grading/grade.ts'
import type { Evidence, Talk } from '../../src/reading/talk.ts'
import { rubricOf } from '../../src/rubric/rubrics.ts'
import { ATTACKS } from './attacks.ts'
import { saying, spokenAs, withTurn } from './changed.ts'
import { type Luck, oneOf, type Trial, wholeBetween } from './trial.ts'

/** Of the grade of a talk that nobody held: quotes that are not in it, and claims without a turn. */
export const invention: Trial = {
  once(talks, luck) {
    const talk = invented(
      talks.map((one) => one.talk),
      luck,
    )
    const given = grade(talk)
    return [
      { kind: 'graded', value: Number(given.status === 'graded') },
      { kind: 'quotes', value: quotesOf(given).length },
      { kind: 'quotes not in the talk', value: madeUpIn(given, talk) },
      { kind: 'claims', value: claimsOf(given).length },
      { kind: 'claims without a turn', value: claimsOf(given).filter((has) => !has).length },
    ]
  },
}

/** By the persona of one talk, of turns from several, some of which are then spoilt. */
function invented(talks: readonly Talk[], luck: Luck): Talk {
  const first = oneOf(luck, talks)
  const sources = [first, first, oneOf(luck, talks), oneOf(luck, talks)]
  const turns = Array.from({ length: wholeBetween(luck, 4, 36) }, (_, n) => {
    const from = luck() < 0.6 ? first : oneOf(luck, sources)
    const near = from === first && luck() < 0.7 ? n % from.turns.length : null
    return { from, n: near ?? wholeBetween(luck, 0, from.turns.length - 1) }
  })
  let talk = spokenAs(first, turns)
  talk = saying(talk, ({ text }) => (luck() < 0.15 ? oneOf(luck, SPOILING)(text, luck) : text))
  if (luck() < 0.3) {
    const text = oneOf(
      luck,
      Object.values(ATTACKS),
    )({ talk: first, rubric: rubricOf(first.useCase, 'learner'), luck })
    talk = withTurn(talk, wholeBetween(luck, 0, talk.turns.length), { text, typed: luck() < 0.5 })
  }
  return {
    ...talk,
    turns: talk.turns.map((turn) =>
      luck() < 0.1 ? { ...turn, confidence: luck(), interrupted: luck() < 0.3 } : turn,
    ),
  }
}

const SPOILING: ((text: string, luck: Luck) => string)[] = [
  (text) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, ''),
  (text) => text.toUpperCase(),
  (text) => `  ${text}\n\n`,
  (text, luck) => text.slice(0, wholeBetween(luck, 0, text.length)),
  (text) => `${text} ${text}`,
  (text) => text.replaceAll("'", '’').replaceAll(/\.(?= )/g, '…'),
  (text) => `🙂${text.replaceAll(' ', ' \u200b')}`,
  (text) => `“${text}” – she said "${text}"`,
  (text) => text.split(' ').toReversed().join(' '),
  () => '',
  () => '...',
  (text) => [...text].join('\u0301'),
]

const quotesOf = (given: Grade): Evidence[] => [
  ...given.criteria.flatMap(({ evidence }) => evidence),
  ...given.measures.flatMap(({ proof }) => proof),
  ...given.topics.flatMap(({ at }) => at),
  ...given.path.walked.flatMap(({ because }) => because ?? []),
  ...advicesOf(given).flatMap(({ at }) => at ?? []),
  ...(given.next === null ? [] : [given.next.moment]),
]

const advicesOf = ({ feedback }: Grade): { text: string; at: Evidence | null }[] =>
  feedback === null ? [] : [...feedback.strengths, ...feedback.improvements]

/** With what stands between marks in the sentences to the learner; only a better line is nobody's. */
function madeUpIn(given: Grade, { turns }: Talk): number {
  const wrong = quotesOf(given).filter(
    ({ turn, start, end, quote }) => turns[turn]?.text.slice(start, end) !== quote,
  )
  const misquoted = sentencesOf(given)
    .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? ''))
    .filter((quote) => turns.every(({ text }) => !text.includes(quote)))
  return wrong.length + misquoted.length
}

const sentencesOf = (given: Grade): string[] => [
  ...given.criteria.map(({ reason }) => reason),
  ...advicesOf(given).map(({ text }) => text),
  given.feedback?.overall ?? '',
  given.feedback?.spinFeedback ?? '',
  given.feedback?.communicationFeedback ?? '',
  given.next?.behaviour ?? '',
]

/** Everything that is said of the talk, and whether it has a turn to show for it. */
function claimsOf(given: Grade): boolean[] {
  return [
    ...given.criteria
      .filter(({ status, score }) => status === 'scored' && score !== null)
      .map(({ evidence }) => evidence.length > 0),
    ...given.measures
      .filter(({ value }) => value !== null && value !== 0)
      .map(({ unit, value, proof }) =>
        unit === 'count' ? proof.length === value : proof.length > 0,
      ),
    ...given.topics
      .filter(({ isTold, raisedBy }) => isTold || raisedBy !== null)
      .map(({ at }) => at.length > 0),
    ...advicesOf(given).map(({ at }) => at !== null),
    ...(given.next === null ? [] : [given.next.moment.quote !== '']),
  ]
}
