import { compile } from '@colloquy/domain/graph/compile'
import type { Graph } from '@colloquy/domain/graph/graph'
import { LEARNERS } from '@colloquy/domain/graph/simulate/learners'
import { greet, step } from '@colloquy/domain/persona/step'
import { type Face, FACES } from '@colloquy/domain/testing/faces'
import { SIX_PEOPLE } from '@colloquy/domain/testing/six-people'
import { atMost, type Finding } from '../bench.ts'
import { createRandom } from '../random.ts'
import { mean, quantile } from '../statistics.ts'
import { inventPersona } from './personas.ts'
import { sayTo } from './say-to.ts'

/**
 * What a step costs at its turn, over talks that nobody can end: in CPU of the whole process, with what clears up
 * behind it and without who else runs here. Each is taken once, as in a talk.
 */
export function measureSteps(seed: number): Finding[] {
  const invented = costsOver(TALKS, (n) => costsOf(() => inventedGraph(seed + n), seed + n))
  const all = average(invented)
  const slowest = quantile(invented.late, 0.99)
  return [
    { what: 'a step at turn 200, on average', ...all },
    {
      what: 'a step at turn 200, 99 of 100',
      measured: inMs(slowest),
      goal: atMost(MOST_MS, slowest),
    },
    ...SIX_PEOPLE.map(({ persona, scenario }) => {
      const graphOf = () => endless(compile({ persona, scenario }))
      const costs = costsOver(TALKS_WITH_EACH, (n) => costsOf(graphOf, seed + n))
      return { what: `at turn 200, with ${persona.name}`, ...average(costs) }
    }),
  ]
}

const MOST_MS = 2
const TALKS = 60
const TALKS_WITH_EACH = 8
const TURNS = 205

const isEarly = (turn: number): boolean => turn >= 3 && turn < 8
const isLate = (turn: number): boolean => turn >= 195

type Costs = { early: number[]; late: number[] }

/** The first are dear wherever they are: the engine of JavaScript is warming up. */
function costsOver(talks: number, costsOfTalk: (n: number) => Costs): Costs {
  for (let n = 0; n < talks / WARMING_UP; n += 1) costsOfTalk(n)
  const all = Array.from({ length: talks }, (_, n) => costsOfTalk(n))
  return { early: all.flatMap(({ early }) => early), late: all.flatMap(({ late }) => late) }
}

/** One of so many more than are counted. */
const WARMING_UP = 6

function costsOf(graphOf: () => Graph, seed: number): Costs {
  const said = saidTo(graphOf(), seed)
  // Another one, of which nothing has been looked at before.
  const graph = graphOf()
  const costs: Costs = { early: [], late: [] }
  let { state } = greet(graph, seed)
  for (const [turn, text] of said.entries()) {
    const before = process.cpuUsage()
    const answer = step(graph, state, { text, seed })
    const { user, system } = process.cpuUsage(before)
    if (isEarly(turn)) costs.early.push((user + system) / 1000)
    if (isLate(turn)) costs.late.push((user + system) / 1000)
    state = answer.state
  }
  return costs
}

/** By one who talks badly, one who talks well and one in between, in turns. */
function saidTo(graph: Graph, seed: number): string[] {
  const said: string[] = []
  let last = greet(graph, seed)
  while (said.length < TURNS) {
    const learner = LEARNERS[said.length % LEARNERS.length] ?? 'average'
    // As if it had just begun, so that the learner does not say goodbye.
    const heard = { ...last, state: { ...last.state, agreed: false, turns: said.length % 9 } }
    const text = sayTo(learner, { graph, last: heard, seed: seed + said.length })
    last = step(graph, last.state, { text, seed })
    said.push(text)
  }
  return said
}

function average({ early, late }: Costs): Omit<Finding, 'what'> {
  const [earlyMs, lateMs] = [mean(early), mean(late)]
  return {
    measured: inMs(lateMs),
    yardstick: { measured: `${inMs(earlyMs)} at turn 5`, ratio: lateMs / earlyMs },
    goal: atMost(MOST_MS, lateMs),
  }
}

const inMs = (ms: number): string => `${ms.toFixed(3)} ms`

function inventedGraph(seed: number): Graph {
  const { scenario, role } = FACES[seed % FACES.length] as Face
  return endless(compile({ persona: inventPersona(role, createRandom(seed)), scenario }))
}

const endless = (graph: Graph): Graph => ({
  ...graph,
  endings: [],
  temper: { ...graph.temper, turns: Number.MAX_SAFE_INTEGER },
})
