import { compile } from '@colloquy/domain/graph/compile'
import type { Graph } from '@colloquy/domain/graph/graph'
import { LEARNERS, speak } from '@colloquy/domain/graph/simulate/learners'
import { greet, step } from '@colloquy/domain/persona/step'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { atMost, type Finding } from '../bench.ts'
import { createRandom } from '../random.ts'
import { median, quantile } from '../statistics.ts'
import { inventPersona } from './personas.ts'

/** What a step takes at its turn, over talks that nobody can end. */
export function measureSteps(seed: number): Finding[] {
  const early: number[] = []
  const late: number[] = []
  // The first ones are slow wherever they are: the engine of JavaScript is warming up.
  for (let talk = 0; talk < TALKS; talk += 1) {
    const times = timesOf(seed + talk)
    if (talk < WARMING_UP) continue
    early.push(...times.slice(3, 8))
    late.push(...times.slice(197, 202))
  }
  const [earlyMs, lateMs] = [median(early), median(late)]
  const slowest = quantile(late, 0.99)
  return [
    {
      what: 'a step at turn 200, half of them',
      measured: `${lateMs.toFixed(3)} ms`,
      yardstick: { measured: `${earlyMs.toFixed(3)} ms at turn 5`, ratio: lateMs / earlyMs },
      goal: atMost(2, lateMs / earlyMs),
    },
    {
      what: 'a step at turn 200, 99 of 100',
      measured: `${slowest.toFixed(3)} ms`,
      goal: atMost(2, slowest),
    },
  ]
}

const TALKS = 60
const WARMING_UP = 10
const TURNS = 202

function timesOf(seed: number): number[] {
  const graph = endlessGraph(seed)
  const times: number[] = []
  let last = greet(graph, seed)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const learner = LEARNERS[turn % LEARNERS.length] ?? 'average'
    // As if it had just begun, so that the learner does not say goodbye.
    const heard = { ...last, state: { ...last.state, agreed: false, turns: turn % 9 } }
    const text = speak(learner, { graph, last: heard, seed: seed + turn })
    const { state } = last
    const takeIt = () => {
      const startedAt = performance.now()
      last = step(graph, state, { text, seed })
      return performance.now() - startedAt
    }
    // A step is pure, so it can be taken again: the fastest is the one in which nobody else ran.
    times.push(Math.min(takeIt(), takeIt(), takeIt()))
  }
  return times
}

function endlessGraph(seed: number): Graph {
  const scenario = USE_CASE_IDS[seed % USE_CASE_IDS.length] ?? 'other'
  const persona = inventPersona(
    { name: '', scenario, role: 'Head of operations' },
    createRandom(seed),
  )
  const graph = compile({ persona, scenario })
  return { ...graph, endings: [], temper: { ...graph.temper, turns: Number.MAX_SAFE_INTEGER } }
}
