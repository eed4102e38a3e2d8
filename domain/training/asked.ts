// `node domain/training/asked.ts`: of the turns of the second writer to our six, how many get what they mean, each as the
// first thing that is said in a talk. Nothing was learned from them but how far what was learned is to be trusted.
import { readFileSync } from 'node:fs'
import { compile } from '../src/graph/compile.ts'
import type { WrittenAnswer } from '../src/graph/plan.ts'
import { greet, type Step, step } from '../src/persona/step.ts'
import { SIX_PEOPLE } from '../src/testing/six-people.ts'

/** What somebody says to one of our six, after what, and all that would answer it: first questions, or `fact:ID`. */
type Turn = { after: string; said: string; means: string[] }

type Asked = { name: string; right: number; of: number }

/** Of one turn in so many. */
export const askedOfOurSix = ({ oneIn = 1 } = {}): Asked[] =>
  SIX_PEOPLE.map(({ persona, scenario, graph: own }) => {
    const graph = compile({ persona, scenario, graph: own })
    const begun = greet(graph, SEED).state
    const turns = turnsTo(persona.name).filter((_, n) => n % oneIn === 0)
    const right = turns.filter(({ after, said, means }) => {
      const state = { ...begun, recent: [...begun.recent, after] }
      const answer = step(graph, state, { text: said, seed: SEED })
      return (own.answers ?? []).some((one) => isMeantIn(means, one) && isSaid(one, answer))
    })
    return { name: persona.name, right: right.length, of: turns.length }
  })

const SEED = 7

function turnsTo(name: string): Turn[] {
  const file = `../corpus/asked/${name.toLowerCase().replace(' ', '-')}-again.jsonl`
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Turn)
    .filter(({ means }) => means.length > 0)
}

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
