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
    early.push(...times.early)
    late.push(...times.late)
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

const isEarly = (turn: number): boolean => turn >= 3 && turn < 8
const isLate = (turn: number): boolean => turn >= 197

function timesOf(seed: number): { early: number[]; late: number[] } {
  const graph = endlessGraph(seed)
  const times: { early: number[]; late: number[] } = { early: [], late: [] }
  let last = greet(graph, seed)
  let lately: string[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const learner = LEARNERS[turn % LEARNERS.length] ?? 'average'
    // As if it had just begun, so that the learner does not say goodbye.
    const heard = { ...last, state: { ...last.state, agreed: false, turns: turn % 9 } }
    const text = speak(learner, { graph, last: heard, seed: seed + turn })
    const { state } = last
    const takeIt = () => {
      // What was made ready for these words is forgotten over others, as in a talk.
      for (const other of lately) step(graph, state, { text: other, seed })
      const startedAt = performance.now()
      step(graph, state, { text, seed })
      return performance.now() - startedAt
    }
    // A step is pure, so it can be taken again: the fastest is the one in which nobody else ran.
    const fastest = () => Math.min(takeIt(), takeIt(), takeIt())
    if (isEarly(turn)) times.early.push(fastest())
    if (isLate(turn)) times.late.push(fastest())
    last = step(graph, state, { text, seed })
    lately = [...lately, text].slice(-REMEMBERED)
  }
  return times
}

/** More lines than the domain keeps taken apart. */
const REMEMBERED = 8

function endlessGraph(seed: number): Graph {
  const scenario = USE_CASE_IDS[seed % USE_CASE_IDS.length] ?? 'other'
  const persona = inventPersona(
    { name: '', scenario, role: 'Head of operations' },
    createRandom(seed),
  )
  const graph = compile({ persona, scenario })
  return { ...graph, endings: [], temper: { ...graph.temper, turns: Number.MAX_SAFE_INTEGER } }
}
