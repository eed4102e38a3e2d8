import { type Grade, grade } from '../../src/grading/grade.ts'
import { exactTotalOf } from '../../src/grading/total.ts'
import type { Evidence, Talk } from '../../src/reading/talk.ts'
import { saying, without } from './changed.ts'
import { type Judged, type Luck, oneOf, type Seen, type Trial, wholeBetween } from './trial.ts'

/** By how much the score falls where something good is taken away; below 0 where it rises. */
export const removal: Trial = {
  once(talks, luck) {
    const whole = thinned(
      oneOf(
        luck,
        talks.filter(({ isGood }) => isGood),
      ),
      luck,
    )
    const before = grade(whole)
    const kinds = KINDS.filter(({ found }) => found(whole, before).length > 0)
    if (before.conversationScore === null || kinds.length === 0) return []
    const { kind, found } = oneOf(luck, kinds)
    const less = oneOf(luck, found(whole, before))()
    const after = grade(less)
    const shown = before.conversationScore - (after.conversationScore ?? 0)
    return [
      { kind, value: Math.round((exactIn(before) - exactIn(after)) * EXACT) / EXACT },
      { kind: AS_SHOWN, value: shown },
      { kind: AS_SUMMED, value: tenthsOf(exactIn(before)) - tenthsOf(exactIn(after)) },
    ] satisfies Seen[]
  },
}

/** The same in whole points, which are what people see. */
export const AS_SHOWN = 'as it is shown'

/** In tenths, in which the report says what the parts of the score come to together. */
export const AS_SUMMED = 'as its parts come together'

const tenthsOf = (exact: number): number => Math.round(exact * 10)

/** Before it is rounded: one question of twelve is felt there, and not always in a whole point. */
const exactIn = ({ criteria, rubric }: Grade): number => exactTotalOf(criteria, rubric) ?? 0

/** What is worth less is an error of arithmetic. */
const EXACT = 1e6

/** The talk without a few of its exchanges, so that the same is tried in another one. */
function thinned({ talk }: Judged, luck: Luck): Talk {
  const gone = new Set<number>()
  for (let more = wholeBetween(luck, 0, 2); more > 0; more -= 1) {
    const n = wholeBetween(luck, 2, talk.turns.length - 3)
    if (talk.turns[n]?.speaker === 'trainee') gone.add(n)
    if (talk.turns[n + 1]?.speaker === 'persona') gone.add(n + 1)
  }
  return without(talk, gone)
}

/** Each gives the ways in which something of it can be taken away. */
const KINDS: { kind: string; found: (talk: Talk, given: Grade) => (() => Talk)[] }[] = [
  {
    kind: 'a good question',
    found: (talk, given) =>
      (given.measures.find(({ id }) => id === 'questions-open')?.proof ?? [])
        .filter(({ turn }) => isAnswered(talk, turn))
        .map((at) => () => cutOut(talk, at)),
  },
  {
    kind: 'a covered stage',
    found: (talk, given) =>
      given.path.walked
        .filter(({ isCovered, fromTurn, toTurn }) => {
          const stage = talk.turns.slice(fromTurn, toTurn + 1)
          const isTheirs = stage.filter(({ speaker }) => speaker === 'trainee').length >= A_STAGE
          return isCovered && isTheirs && talk.turns.length - stage.length >= FEWEST_TURNS
        })
        .map(({ fromTurn, toTurn }) => () => {
          const turns = talk.turns.map((_, n) => n)
          return without(talk, new Set(turns.filter((n) => n >= fromTurn && n <= toTurn)))
        }),
  },
  {
    kind: 'a summary',
    found: (talk, given) => {
      const summary = given.criteria.find(({ id, score }) => id === 'summary' && (score ?? 0) >= 4)
      const turns = new Set(summary?.evidence.map(({ turn }) => turn) ?? [])
      return summary === undefined
        ? []
        : [
            () =>
              saying(talk, ({ speaker, text }, n) =>
                turns.has(n) && speaker === 'trainee' ? INSTEAD : text,
              ),
          ]
    },
  },
]

/** The persona said something to it, and did not only ask back. */
const isAnswered = ({ turns }: Talk, n: number): boolean => {
  const next = turns[n + 1]
  const said = next?.text.split(/(?<=[.?!])\s+/).filter((one) => !/\?\W*$/.test(one)) ?? []
  return next?.speaker === 'persona' && said.join(' ').split(/\s+/).length >= AN_ANSWER
}

/** In words. */
const AN_ANSWER = 5
/** In turns of the learner: a stage that is only a greeting of the persona takes nothing away. */
const A_STAGE = 2
const FEWEST_TURNS = 8
const INSTEAD = 'Okay.'

const cutOut = (talk: Talk, { turn, start, end }: Evidence): Talk =>
  saying(talk, ({ text }, n) => {
    if (n !== turn) return text
    const rest = `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, ' ').trim()
    return /\p{L}/u.test(rest) ? rest : INSTEAD
  })
