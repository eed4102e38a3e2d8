import { compile } from '@colloquy/domain/graph/compile'
import { DIFFICULTY_NAMES } from '@colloquy/domain/graph/difficulty'
import type { Graph } from '@colloquy/domain/graph/graph'
import { LEARNERS } from '@colloquy/domain/graph/simulate/learners'
import {
  addReach,
  allOfGraph,
  nothingReached,
  type Reach,
  simulate,
  type SimulatedTalk,
} from '@colloquy/domain/graph/simulate/simulate'
import type { Persona } from '@colloquy/domain/roleplay'
import type { UseCase } from '@colloquy/domain/use-cases'
import { atLeast, atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { createRandom } from '../random.ts'
import { CASES, inventPersona } from './personas.ts'
import { measureSteps } from './step-times.ts'
import { flawsOf } from './flaws.ts'

/** Whether all of every template can be reached, and whether a talk ever goes wrong. */
export const talks: Bench = {
  measures:
    'what simulated learners reach of every template, what goes wrong, and what a step costs',
  yardstick: 'everything there is in the graphs; a step at the fifth turn',
  run: measureTalks,
}

async function measureTalks({ isLong, seed, say }: Circumstances): Promise<Finding[]> {
  // 100,000 talks; otherwise as many as a minute holds. Few personas, so that each is talked to often.
  const { personas, talksEach } = isLong
    ? { personas: 20, talksEach: 500 }
    : { personas: 4, talksEach: 150 }
  const random = createRandom(seed)
  const results = CASES.map((situation) => {
    const result = talkIn(situation, {
      personas: Array.from({ length: personas }, () => inventPersona(situation, random)),
      talksEach,
      seed,
    })
    say(`${situation.name}: ${result.flaws.length} flaws, missed ${missedIn(result) || 'nothing'}`)
    for (const flaw of result.flaws.slice(0, MOST_SHOWN)) say(`  ${flaw}`)
    return result
  })
  const held = CASES.length * personas * talksEach
  const flaws = results.reduce((sum, result) => sum + result.flaws.length, 0)
  return [
    {
      what: 'talks in which something went wrong',
      measured: `${flaws} flaws in ${held} talks`,
      goal: atMost(0, flaws),
    },
    ...KINDS.map(({ kind, what, bound }) => findReach(results, { kind, what, bound })),
    ...measureSteps(seed),
  ]
}

const MOST_SHOWN = 5

/** What must be reached at least once by somebody, as a share of all there is. */
const KINDS: { kind: keyof Reach; what: string; bound: number }[] = [
  { kind: 'stages', what: 'stages reached', bound: 1 },
  { kind: 'exits', what: 'exits taken', bound: 1 },
  // A persona with many facts is not asked for each of them in so few talks.
  { kind: 'facts', what: 'facts told', bound: 0.98 },
  { kind: 'raised', what: 'objections raised', bound: 1 },
  { kind: 'settled', what: 'objections settled', bound: 1 },
  { kind: 'endings', what: 'endings reached', bound: 1 },
]

type Result = { reached: Reach; all: Reach; flaws: string[] }

type Wishes = { personas: Persona[]; talksEach: number; seed: number }

/** Facts are counted of each persona; all else belongs to the template. */
function talkIn(
  { scenario }: { scenario: UseCase },
  { personas, talksEach, seed }: Wishes,
): Result {
  const result: Result = { reached: nothingReached(), all: nothingReached(), flaws: [] }
  for (const [which, persona] of personas.entries()) {
    const graphs = DIFFICULTY_NAMES.map((difficulty) => compile({ persona, scenario, difficulty }))
    const reached = nothingReached()
    for (let n = 0; n < talksEach; n += 1) {
      const graph = graphs[n % graphs.length]
      const learner = LEARNERS[Math.floor(n / graphs.length) % LEARNERS.length]
      if (graph === undefined || learner === undefined) continue
      const talk = holdTalk(graph, { learner, seed: seed + which * talksEach + n, result })
      if (talk !== null) addReach(reached, graph, talk)
    }
    const [graph] = graphs
    if (graph !== undefined) addTo(result.all, allOfGraph(graph), `${which}`)
    addTo(result.reached, reached, `${which}`)
  }
  return result
}

function holdTalk(
  graph: Graph,
  { learner, seed, result }: { learner: (typeof LEARNERS)[number]; seed: number; result: Result },
): SimulatedTalk | null {
  const which = `${learner}, seed ${seed}`
  try {
    const talk = simulate(graph, { learner, seed })
    result.flaws.push(...flawsOf(graph, talk).map((flaw) => `${which}: ${flaw}`))
    return talk
  } catch (failure) {
    result.flaws.push(`${which}: ${String(failure)}`)
    return null
  }
}

function addTo(sum: Reach, one: Reach, persona: string): void {
  for (const { kind } of KINDS)
    for (const id of one[kind]) sum[kind].add(kind === 'facts' ? `${id} of ${persona}` : id)
}

const missedIn = ({ all, reached }: Result): string =>
  KINDS.flatMap(({ kind }) => [...all[kind]].filter((id) => !reached[kind].has(id))).join(', ')

function findReach(
  results: Result[],
  { kind, what, bound }: { kind: keyof Reach; what: string; bound: number },
): Finding {
  const count = (of: (result: Result) => Reach) =>
    results.reduce((sum, result) => sum + of(result)[kind].size, 0)
  const [reached, all] = [count((result) => result.reached), count((result) => result.all)]
  return { what, measured: `${reached} of ${all}`, goal: atLeast(bound, reached / all) }
}
