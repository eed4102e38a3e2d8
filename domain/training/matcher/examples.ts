import { compile } from '../../src/graph/compile.ts'
import { lastQuestionIn } from '../../src/moves/last-question.ts'
import { cut } from '../../src/persona/facts/cut.ts'
import type { Fact } from '../../src/persona/facts/facts.ts'
import { alignedWith } from '../../src/persona/recalling/aligned.ts'
import { whatIsAsked } from '../../src/persona/recalling/asked.ts'
import type { Compared } from '../../src/persona/recalling/matching.ts'
import { comparedWith } from '../../src/persona/recalling/recall.ts'
import { knownOf } from '../../src/persona/recalling/known.ts'
import { questionOf } from '../../src/persona/recalling/question.ts'
import { signsOf } from '../../src/persona/recalling/signs.ts'
import { type Examined, factBefore, type Question as Examining } from '../answers.ts'
import { ANSWERED_BY_NOTHING } from './answered-by-nothing.ts'

/** A question to a persona, held against all that it knows. */
export type Example = {
  /** Can be answered, by whatever part of the text. */
  isKnown: boolean
  /** Asked of what was told just before. */
  isFollowUp: boolean
  facts: (Compared['facts'][number] & { isRight: boolean })[]
  traits: Float64Array
}

export function examplesOf({ roleplay, questions }: Examined, n: number): Example[] {
  const { facts } = compile(roleplay)
  const known = knownOf(facts)
  return [...questions, ...someOfNothing(n)].map((one, m) => {
    const { asks, holds } = one
    const asked = whatIsAsked(lastQuestionIn(asks))
    const answers = ({ says }: Fact) => {
      const told = (cut(says, asked) ?? says).toLowerCase()
      return holds?.some((words) => told.includes(words.toLowerCase())) ?? false
    }
    const before = factBefore(one, { facts })
    const question = questionOf(asked, { known, topic: topicOf(before) })
    const signs = signsOf(question, { known, aligned: alignedWith(question, known) })
    const told = before ?? toldAnyway(facts, { n: n + m, answers })
    const after = questionOf(asked, { known, topic: topicOf(told) })
    return {
      isKnown: holds !== null,
      isFollowUp: one.after !== undefined,
      facts: comparedWith(after, { known, signs }).map((compared, n) => ({
        ...compared,
        isRight: answers(facts[n] as Fact),
      })),
      traits: question.traits,
    }
  })
}

const topicOf = (told: Fact | undefined): string[] => (told === undefined ? [] : [told.id])

type Nth = { n: number; answers: (fact: Fact) => boolean }

/** Most of what is asked is not of what was just told. Now and then it was just that, and is asked again. */
const toldAnyway = (facts: readonly Fact[], { n, answers }: Nth): Fact | undefined =>
  (n % AGAIN_IN === 0 ? facts.find(answers) : undefined) ?? facts[(n * AWAY) % facts.length]

const AGAIN_IN = 6
/** Prime, so that it comes to all of them. */
const AWAY = 7919

/** To each persona other ones, so that each is asked of several. */
const OF_NOTHING = 4

const someOfNothing = (persona: number): Examining[] =>
  Array.from({ length: OF_NOTHING }, (_, n) => ({
    asks: ANSWERED_BY_NOTHING[(persona * OF_NOTHING + n) % ANSWERED_BY_NOTHING.length] ?? '',
    holds: null,
  }))
