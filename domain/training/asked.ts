// `node domain/training/asked.ts`: of the turns of the second writer to our six, how many get what they mean, each as the
// first thing that is said in a talk. Nothing was learned from them but how far what was learned is to be trusted.
import { compile } from '../src/graph/compile.ts'
import type { WrittenAnswer } from '../src/graph/plan.ts'
import { greet, type Step, step } from '../src/persona/step.ts'
import { SIX_PEOPLE } from '../src/testing/six-people.ts'
import { turnsWith } from './turns.ts'

type Asked = { name: string; right: number; of: number }

/** Of one turn in so many. */
export const askedOfOurSix = ({ oneIn = 1 } = {}): Asked[] =>
  SIX_PEOPLE.map(({ persona, scenario, graph: own }) => {
    const graph = compile({ persona, scenario, graph: own })
    const begun = greet(graph, SEED).state
    const turns = turnsWith(persona.name, BY_THE_SECOND)
      .filter(({ means }) => means.length > 0)
      .filter((_, n) => n % oneIn === 0)
    const right = turns.filter(({ after, said, means }) => {
      const state = { ...begun, recent: [...begun.recent, after] }
      const answer = step(graph, state, { text: said, seed: SEED })
      return (own.answers ?? []).some((one) => isMeantIn(means, one) && isSaid(one, answer))
    })
    return { name: persona.name, right: right.length, of: turns.length }
  })

const BY_THE_SECOND = '-again'
const SEED = 7

const isMeantIn = (
  means: readonly string[],
  { asked: [first = ''], tells }: WrittenAnswer,
): boolean => means.includes(first) || (tells !== undefined && means.includes(`fact:${tells}`))

const isSaid = ({ says = [], more = [], tells }: WrittenAnswer, { text, state }: Step): boolean =>
  [...says, ...more].some((way) => text.includes(way)) ||
  state.last.some((part) => part.say === 'fact' && part.id === tells)

if (import.meta.main)
  for (const { name, right, of } of askedOfOurSix())
    console.log(`${name.padEnd(18)}${right} of ${of}`)
