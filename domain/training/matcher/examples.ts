import { compile } from '../../src/graph/compile.ts'
import { lastQuestionIn } from '../../src/moves/last-question.ts'
import { cut } from '../../src/persona/facts/cut.ts'
import { alignedWith } from '../../src/persona/recalling/aligned.ts'
import { whatIsAsked } from '../../src/persona/recalling/asked.ts'
import { knownOf } from '../../src/persona/recalling/known.ts'
import { questionOf } from '../../src/persona/recalling/question.ts'
import { signsOf } from '../../src/persona/recalling/signs.ts'
import type { Examined } from '../answers.ts'
import { ANSWERED_BY_NOTHING } from './answered-by-nothing.ts'

/** A question to a persona, held against all that it knows. */
export type Example = {
  /** Can be answered, by whatever part of the text. */
  isKnown: boolean
  facts: { signs: Record<string, number>; traits: Float64Array; isRight: boolean }[]
  traits: Float64Array
}

export function examplesOf({ roleplay, questions }: Examined, n: number): Example[] {
  const known = knownOf(compile(roleplay).facts)
  return [...questions, ...someOfNothing(n)].map(({ asks, holds }) => {
    const asked = whatIsAsked(lastQuestionIn(asks))
    const question = questionOf(asked, { known, topic: [] })
    const signs = signsOf(question, { known, aligned: alignedWith(question, known) })
    const answers = (says: string) => {
      const told = (cut(says, asked) ?? says).toLowerCase()
      return holds?.some((words) => told.includes(words.toLowerCase())) ?? false
    }
    return {
      isKnown: holds !== null,
      facts: known.facts.map(({ fact, form }, n) => ({
        signs: signs[n] ?? {},
        traits: form.traits,
        isRight: answers(fact.says),
      })),
      traits: question.traits,
    }
  })
}

/** To each persona other ones, so that each is asked of several. */
const OF_NOTHING = 4

const someOfNothing = (persona: number): { asks: string; holds: null }[] =>
  Array.from({ length: OF_NOTHING }, (_, n) => ({
    asks: ANSWERED_BY_NOTHING[(persona * OF_NOTHING + n) % ANSWERED_BY_NOTHING.length] ?? '',
    holds: null,
  }))
