import type { Talk } from '../../reading/talk.ts'
import { judge } from '../../rubric/judge.ts'
import type { Judged, Rubric } from '../../rubric/rubric.ts'
import { type Grade, gradeOf, type Looked, lookAt } from '../grade.ts'
import { totalOf } from '../total.ts'
import { answerFrom } from './answer.ts'
import { JUDGING, hashOf, judgingRequest, MOST_CHARACTERS, type ModelRequest } from './request.ts'
import { REWORDING } from './reword.ts'
import { fallenBack, settled } from './settle.ts'
import { spokenTurns } from './spoken.ts'
import { isSuspect } from './suspect.ts'

/** What a model is to be asked, as often as one likes. */
export type Asking = { criterionId: string; request: ModelRequest }

/** What it answered, by criterion: null where no answer came. */
export type ModelAnswers = Readonly<Record<string, readonly (string | null)[]>>

/** Criterion by criterion. Nothing is asked where it came to no talk, or where code alone has to know. */
export function askingsFor(talk: Talk, own?: Rubric): Asking[] {
  const looked = lookAt(talk, own)
  if (looked.deeds === null || isTooLong(looked)) return []
  const turns = spokenTurns(looked)
  const { persona } = talk.roleplay
  const builtIn = judge(looked.deeds, looked.rubric)
  return looked.rubric.criteria
    .filter((criterion, n) => isAsked(criterion.looksFor?.rule, builtIn[n]))
    .map((criterion) => ({
      criterionId: criterion.id,
      request: judgingRequest(criterion, { persona, turns }),
    }))
}

type Given = { answers: ModelAnswers; model: string }

/**
 * The grade with what a model answered: each criterion by the model where it can be believed, and otherwise as code
 * judged it. All numbers are made by code.
 */
export const judgedWith = (
  talk: Talk,
  { rubric, ...given }: Given & { rubric?: Rubric | undefined },
): Grade => judgedOf(lookAt(talk, rubric), given)

export function judgedOf(looked: Looked, { answers, model }: Given): Grade {
  if (looked.deeds === null) return gradeOf(looked, [])
  const builtIn = judge(looked.deeds, looked.rubric)
  const turns = spokenTurns(looked)
  const mayLift = !isSuspect(looked)
  const known = wordsKnown(looked.reading.talk)
  const criteria = looked.rubric.criteria.flatMap((criterion, n) => {
    const seen = builtIn[n]
    if (seen === undefined) return []
    if (!isAsked(criterion.looksFor?.rule, seen)) return [seen]
    const given = answers[criterion.id] ?? []
    if (given.length === 0)
      return [
        fallenBack(
          criterion,
          seen,
          isTooLong(looked) ? 'the talk is too long for it' : 'it gave no answer',
        ),
      ]
    const count = given.flatMap((written) => {
      const answer =
        written === null ? null : answerFrom(written, { criterion, turns, builtIn: seen, known })
      return answer === null ? [] : [answer]
    })
    return [settled({ criterion, builtIn: seen, answers: { given, count }, mayLift })]
  })
  const grade = gradeOf(looked, criteria)
  return {
    ...grade,
    spread: spreadOf(grade),
    receipt: { ...grade.receipt, model, prompt: hashOf(JUDGING, REWORDING) },
  }
}

/** Whether a sentence was said is heard, and whether something mattered is known: neither is a matter of opinion. */
const isAsked = (rule: string | undefined, builtIn: Judged | undefined): boolean =>
  rule !== 'says' && builtIn?.status !== 'not_relevant'

const isTooLong = ({ reading }: Looked): boolean =>
  reading.talk.turns.reduce((sum, { text }) => sum + text.length, 0) > MOST_CHARACTERS

const wordsKnown = ({ roleplay: { persona }, turns }: Talk): string =>
  [
    `with ${persona.name}, ${persona.role}`,
    persona.situation,
    persona.background,
    ...persona.painPoints,
    ...persona.goals,
    ...turns.map(({ text }) => text),
  ].join('\n')

/** How far the whole could lie from this with other answers of those that count. */
function spreadOf({ criteria, conversationScore, rubric }: Grade): Grade['spread'] {
  if (conversationScore === null || criteria.every(({ by }) => by === 'code')) return null
  const totals = (['from', 'to'] as const).map((end) =>
    totalOf(
      criteria.map(
        (one): Judged =>
          one.spread === null || one.status !== 'scored' || one.spread[end] === one.score
            ? one
            : { ...one, score: one.spread[end] as Judged['score'], worth: null },
      ),
      rubric,
    ),
  )
  const all = [conversationScore, ...totals.filter((total) => total !== null)]
  return { from: Math.min(...all), to: Math.max(...all) }
}
