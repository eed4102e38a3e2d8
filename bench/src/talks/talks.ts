import { compile } from '@colloquy/domain/graph/compile'
import { DIFFICULTY_NAMES } from '@colloquy/domain/graph/difficulty'
import type { Graph } from '@colloquy/domain/graph/graph'
import {
  askForTheUntold,
  type Learner,
  LEARNERS,
  speak,
} from '@colloquy/domain/graph/simulate/learners'
import {
  allOfGraph,
  nothingReached,
  type Reach,
  reachOf,
  simulate,
  type SimulatedTalk,
} from '@colloquy/domain/graph/simulate/simulate'
import type { Persona } from '@colloquy/domain/roleplay'
import { type Face, FACES } from '@colloquy/domain/testing/faces'
import { atLeast, atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { createRandom } from '../random.ts'
import { measureAttacks } from './attacks.ts'
import { flawsOf } from './flaws.ts'
import { inventPersona } from './personas.ts'
import { measureReplays } from './replays.ts'
import { measureSteps } from './step-times.ts'

/** Whether all of every template can be reached, and whether a talk ever goes wrong. */
export const talks: Bench = {
  measures:
    'what simulated learners reach of every template, what goes wrong, what attacks get, what is the same again, and what a step costs',
  yardstick: 'everything there is in the graphs; a step at the fifth turn',
  run: measureTalks,
}

async function measureTalks({ isLong, seed, say }: Circumstances): Promise<Finding[]> {
  // 100,000 talks; otherwise as many as a minute holds. Few personas, so that each is talked to often.
  const { personas, talksEach } = isLong
    ? { personas: 13, talksEach: 500 }
    : { personas: 4, talksEach: 150 }
  const random = createRandom(seed)
  const results = FACES.map((face) => {
    const result = talkIn(face, {
      personas: Array.from({ length: personas }, () => inventPersona(face.role, random)),
      talksEach,
      seed,
    })
    say(
      `${face.name}: ${result.flaws.length} flaws, missed ${missing(result).join(', ') || 'nothing'}`,
    )
    for (const flaw of result.flaws.slice(0, MOST_SHOWN)) say(`  ${flaw}`)
    return result
  })
  const held = results.reduce((sum, result) => sum + result.held, 0)
  const flaws = results.reduce((sum, result) => sum + result.flaws.length, 0)
  return [
    {
      what: 'talks in which something went wrong',
      measured: `${flaws} flaws in ${held} talks`,
      goal: atMost(0, flaws),
    },
    ...KINDS.map(({ kind, what, bound }) => findReach(results, { kind, what, bound })),
    ...measureAttacks(say),
    ...measureReplays({ isLong, seed }),
    ...measureSteps(seed),
  ]
}

const MOST_SHOWN = 5

/** What must be reached at least once by somebody, as a share of all there is. */
const KINDS: { kind: keyof Reach; what: string; bound: number }[] = [
  { kind: 'stages', what: 'stages reached', bound: 1 },
  { kind: 'exits', what: 'exits taken', bound: 1 },
  { kind: 'facts', what: 'facts told', bound: 1 },
  { kind: 'raised', what: 'objections raised', bound: 1 },
  { kind: 'settled', what: 'objections settled', bound: 1 },
  { kind: 'endings', what: 'endings reached', bound: 1 },
]

type Result = { reached: Reach; all: Reach; held: number; flaws: string[] }

type Wishes = { personas: Persona[]; talksEach: number; seed: number }

/**
 * Up to so many times as many talks, as long as something is missing: whoever comes now asks for what was not told.
 * Before, it is by chance that they ask for the last of many facts.
 */
const UNTIL_ALL_IS_REACHED = 20

/** Facts are counted of each persona; all else belongs to the template. */
function talkIn({ scenario }: Face, { personas, talksEach, seed }: Wishes): Result {
  const result: Result = { reached: nothingReached(), all: nothingReached(), held: 0, flaws: [] }
  for (const [which, persona] of personas.entries()) {
    const graphs = DIFFICULTY_NAMES.map((difficulty) => compile({ persona, scenario, difficulty }))
    const own = nothingReached()
    for (const graph of graphs.slice(0, 1)) addTo(own, allOfGraph(graph), `${which}`)
    for (const { kind } of KINDS) for (const id of own[kind]) result.all[kind].add(id)
    const isAnyMissing = () => missing({ all: own, reached: result.reached }).length > 0
    const most = talksEach * UNTIL_ALL_IS_REACHED
    for (let n = 0; n < talksEach || (n < most && isAnyMissing()); n += 1) {
      const graph = graphs[n % graphs.length]
      const learner = LEARNERS[Math.floor(n / graphs.length) % LEARNERS.length]
      if (graph === undefined || learner === undefined) continue
      const says = n < talksEach ? speak : askForTheUntold
      const talk = holdTalk(graph, { learner, says, seed: seed + which * most + n, result })
      result.held += 1
      if (talk !== null) addTo(result.reached, reachOf(graph, [talk]), `${which}`)
    }
  }
  return result
}

function holdTalk(
  graph: Graph,
  { result, ...wishes }: { learner: Learner; says: typeof speak; seed: number; result: Result },
): SimulatedTalk | null {
  const which = `${wishes.learner}, seed ${wishes.seed}`
  try {
    const talk = simulate(graph, wishes)
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

const missing = ({ all, reached }: Pick<Result, 'all' | 'reached'>): string[] =>
  KINDS.flatMap(({ kind }) => [...all[kind]].filter((id) => !reached[kind].has(id)))

function findReach(
  results: Result[],
  { kind, what, bound }: { kind: keyof Reach; what: string; bound: number },
): Finding {
  const count = (of: (result: Result) => Reach) =>
    results.reduce((sum, result) => sum + of(result)[kind].size, 0)
  const [reached, all] = [count((result) => result.reached), count((result) => result.all)]
  return { what, measured: `${reached} of ${all}`, goal: atLeast(bound, reached / all) }
}
