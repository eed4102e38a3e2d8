// `node domain/training/ways.ts`: puts what people asked our six beside the answers they meant, and writes
// domain/src/roleplays/ways.json. `--cross`: how many of the turns of the second writer get what they mean, without and
// with the ways of the first.
import { readFileSync, writeFileSync } from 'node:fs'
import { compile } from '../src/graph/compile.ts'
import type { OwnGraph, WrittenAnswer } from '../src/graph/plan.ts'
import { lastQuestionIn } from '../src/moves/last-question.ts'
import { whatIsAsked } from '../src/persona/recalling/asked.ts'
import { shapeOf } from '../src/persona/recalling/question-shape.ts'
import { sameWords } from '../src/graph/validate-answers.ts'
import { greet, type Step, step } from '../src/persona/step.ts'
import { type WaysOfOthers, WRITTEN, withWaysOfOthers } from '../src/roleplays/roleplays.ts'
import type { WrittenRoleplay } from '../src/roleplays/written.ts'

const FILE = new URL('../src/roleplays/ways.json', import.meta.url)

/** What somebody says to one of our six, after what, and all that would answer it: first questions, or `fact:ID`. */
type Turn = { after: string; said: string; means: string[] }

/** By two writers each, of whom the second did not know the first one's. */
const BY_THE_FIRST = ''
const BY_THE_SECOND = '-again'

function turnsWith({ persona }: WrittenRoleplay, by: string): Turn[] {
  const file = `../corpus/asked/${persona.name.toLowerCase().replace(' ', '-')}${by}.jsonl`
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Turn)
}

/** By the first way of asking that the author wrote. In whatever words: none twice, and none that stands there already. */
export function waysIn(answers: readonly WrittenAnswer[], turns: readonly Turn[]): WaysOfOthers {
  const taken = new Set(answers.flatMap(({ asked }) => asked.map(sameWords)))
  const ways: WaysOfOthers = {}
  for (const { said, means } of turns) {
    const answer = answers.find((one) => isMeantBy(means[0], one))
    const first = answer?.asked[0]
    const question = LAST_QUESTION.exec(said)?.[0].trim()
    if (first === undefined || question === undefined || taken.has(sameWords(question))) continue
    // "When was that?" means something else behind the next line.
    if (!shapeOf(whatIsAsked(lastQuestionIn(question))).isAboutSomething) continue
    taken.add(sameWords(question))
    ways[first] = [...(ways[first] ?? []), question]
  }
  return ways
}

const LAST_QUESTION = /[^.!?]+\?\s*$/

const isMeantBy = (meant: string | undefined, { asked, tells }: WrittenAnswer): boolean =>
  meant !== undefined && (meant === asked[0] || (tells !== undefined && meant === `fact:${tells}`))

export function written(): string {
  const all = WRITTEN.map((one) => {
    const turns = [BY_THE_FIRST, BY_THE_SECOND].flatMap((by) => turnsWith(one, by))
    return [one.persona.name, waysIn(one.graph.answers ?? [], turns)]
  })
  return `${JSON.stringify(Object.fromEntries(all))}\n`
}

/** How many turns get what they mean, as the first thing that is said in a talk. */
function rightIn({ persona, graph: own }: WrittenRoleplay, { answers = own.answers }: OwnGraph) {
  const graph = compile({ persona, scenario: 'other', graph: { ...own, answers: answers ?? [] } })
  const begun = greet(graph, SEED).state
  const turns = turnsWith({ persona, graph: own }, BY_THE_SECOND).filter(
    ({ means }) => means.length > 0,
  )
  const right = turns.filter(({ after, said, means }) => {
    const state = { ...begun, recent: [...begun.recent, after] }
    const answer = step(graph, state, { text: said, seed: SEED })
    return (own.answers ?? []).some(
      (one) => means.some((meant) => isMeantBy(meant, one)) && isSaid(one, answer),
    )
  })
  return { right: right.length, of: turns.length }
}

const SEED = 7

const isSaid = ({ says = [], more = [], tells }: WrittenAnswer, { text, state }: Step): boolean =>
  [...says, ...more].some((way) => text.includes(way)) ||
  state.last.some((part) => part.say === 'fact' && part.id === tells)

if (import.meta.main) {
  if (process.argv.includes('--cross'))
    for (const one of WRITTEN) {
      const ways = waysIn(one.graph.answers ?? [], turnsWith(one, BY_THE_FIRST))
      const without = rightIn(one, {})
      const along = rightIn(one, withWaysOfOthers(one.graph, ways))
      console.log(
        `${one.persona.name.padEnd(18)}${without.right} of ${without.of}, with the ways of another writer ${along.right}`,
      )
    }
  else writeFileSync(FILE, written())
}
