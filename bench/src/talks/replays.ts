import { compile } from '@colloquy/domain/graph/compile'
import { DIFFICULTY_NAMES } from '@colloquy/domain/graph/difficulty'
import type { Graph } from '@colloquy/domain/graph/graph'
import { LEARNERS } from '@colloquy/domain/graph/simulate/learners'
import type { State } from '@colloquy/domain/persona/state'
import { greet, type Step, step } from '@colloquy/domain/persona/step'
import { FACES } from '@colloquy/domain/testing/faces'
import { SIX_PEOPLE } from '@colloquy/domain/testing/six-people'
import { atLeast, type Finding } from '../bench.ts'
import { between, createRandom, type Random } from '../random.ts'
import { inventPersona } from './personas.ts'
import { sayTo } from './say-to.ts'

/**
 * Whether the same seed and words give the same bytes again: of each answer its line, its why, what was heard and
 * told, and the whole state after it. From the beginning, and from where a talk was left.
 */
export function measureReplays({ isLong, seed }: { isLong: boolean; seed: number }): Finding[] {
  const random = createRandom(seed)
  const graphs = graphsOf(random)
  const talks = Array.from({ length: TALKS }, (_, n) => hold(graphs, { nth: n, seed: seed + n }))
  // As another machine is handed them, and the last talk first: what a step keeps ready is of another one.
  const copies = new Map(graphs.map((graph) => [graph, copyOf(graph)]))
  const replayed: boolean[] = []
  const resumed: boolean[] = []
  for (const talk of talks.toReversed()) {
    const graph = copies.get(talk.graph) ?? talk.graph
    replayed.push(isSameFromTheStart(talk, graph))
    const isFromEveryTurn = isLong || replayed.length % FROM_EVERY_TURN_OF_SO_MANY === 0
    const turns = isFromEveryTurn ? [...talk.texts.keys()] : [turnOf(talk, random)]
    resumed.push(...turns.map((turn) => isSameFrom(talk, { graph, from: turn })))
  }
  return [
    findSame('talks replayed, the same to the byte', replayed),
    findSame('resumed from a turn, the rest the same', resumed),
  ]
}

const TALKS = 1000
const FROM_EVERY_TURN_OF_SO_MANY = 5
const MOST_TURNS = 50

/** Each face of the templates at each difficulty, and the six as strangers meet them. */
const graphsOf = (random: Random): Graph[] => [
  ...FACES.flatMap(({ scenario, role }) =>
    DIFFICULTY_NAMES.map((difficulty) =>
      compile({ persona: inventPersona(role, random), scenario, difficulty }),
    ),
  ),
  ...SIX_PEOPLE.map(({ persona, scenario }) => compile({ persona, scenario })),
]

const copyOf = (graph: Graph): Graph => JSON.parse(JSON.stringify(graph))

/** The answers in bytes, of which the first is the greeting. */
type Held = { graph: Graph; seed: number; texts: string[]; answers: string[] }

function hold(graphs: Graph[], { nth, seed }: { nth: number; seed: number }): Held {
  const graph = graphs[nth % graphs.length] as Graph
  const learner = LEARNERS[Math.floor(nth / graphs.length) % LEARNERS.length] ?? 'average'
  let last = greet(graph, seed)
  const held: Held = { graph, seed, texts: [], answers: [JSON.stringify(last)] }
  while (held.texts.length < MOST_TURNS && last.ended === null) {
    const text = sayTo(learner, { graph, last, seed })
    last = step(graph, last.state, { text, seed })
    held.texts.push(text)
    held.answers.push(JSON.stringify(last))
  }
  return held
}

const turnOf = ({ texts }: Held, random: Random): number =>
  Math.floor(between(random, 0, texts.length))

function isSameFromTheStart(talk: Held, graph: Graph): boolean {
  const greeting = greet(graph, talk.seed)
  return (
    JSON.stringify(greeting) === talk.answers[0] &&
    goesOnTheSame(talk, { graph, from: 0, state: greeting.state })
  )
}

function isSameFrom(talk: Held, { graph, from }: { graph: Graph; from: number }): boolean {
  const { state }: Step = JSON.parse(talk.answers[from] ?? '')
  return goesOnTheSame(talk, { graph, from, state })
}

function goesOnTheSame(
  { seed, texts, answers }: Held,
  { graph, from, state }: { graph: Graph; from: number; state: State },
): boolean {
  let now = state
  return texts.slice(from).every((text, n) => {
    const answer = step(graph, now, { text, seed })
    now = answer.state
    return JSON.stringify(answer) === answers[from + n + 1]
  })
}

function findSame(what: string, all: boolean[]): Finding {
  const same = all.filter((is) => is).length
  return { what, measured: `${same} of ${all.length}`, goal: atLeast(all.length, same) }
}
