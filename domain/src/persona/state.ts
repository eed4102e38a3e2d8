import type { Answer, Graph, Handling } from '../graph/graph.ts'
import type { AskedIn } from '../moves/last-question.ts'
import type { Fact } from './facts/facts.ts'

/**
 * Where a talk stands: all that the next answer depends on, beside what was just said. It is folded from the
 * turns, and does not grow with them.
 */
export type State = {
  /** How often the learner has spoken. */
  turns: number
  stage: string
  stageTurns: number
  /** How often the learner did what: in all, and in this stage. */
  moves: Record<string, number>
  stageMoves: Record<string, number>
  /** What they did by what they said last. */
  now: string[]
  /** The last things that they said at length. */
  said: string[]
  /** From 0 to 100. */
  rapport: number
  /** What of it was there before this turn: nobody opens a door and walks in with the same words. */
  earned: number
  patience: number
  /** Ids, in the order in which they were told. */
  told: string[]
  /** Those of which only what was asked for was told. */
  inShort: string[]
  objections: Record<string, 'raised' | 'settled'>
  asked: string[]
  answered: string[]
  /** What it has asked beside its questions: for what was missing, again, or whether anything is asked of it. */
  digs: string[]
  /** Things that the learner named, as one comes back to them: "the bus depot". */
  mentions: string[]
  /** What the persona has said last and is waiting to have met. */
  open: Open
  /** Of what the last lines were about: "why" and "tell me more" follow on them. */
  topic: string[]
  /** What was asked in vain, so that it is not evaded twice as if it were new. */
  evaded: string[]
  /** What was put off last, in the words of who asked; empty once something else was told. */
  putOff: string
  learner: { name: string | null }
  /** Of the lines last said, so that none is said again soon. */
  recent: string[]
  /** The last line, taken apart, to be said again in other words. */
  last: Part[]
  warned: boolean
  /** One after the other, up to now. */
  silences: number
  /** How often it said no, or not yet. */
  refusals: number
  /** How often it told something that nobody asked for. */
  volunteered: number
  agreed: boolean
  /** The id of the ending. */
  ended: string | null
}

export type Open =
  | { what: 'nothing' }
  | { what: 'ask'; id: string; dug: number }
  /** With what it was met so far. */
  | { what: 'objection'; id: string; met: Handling[] }
  | { what: 'next-step' }

/** What a line is made of. */
export type Part =
  | { say: 'phrase'; of: string; with?: Record<string, string> }
  /** Of two questions, the one that it answers. */
  | { say: 'fact'; id: string; as: 'new' | 'again'; to?: AskedIn }
  | { say: 'objection'; id: string; as: 'raised' | 'explained' }
  | { say: 'ask'; id: string }
  /** Guessed: it was not sure that this was asked for. */
  | { say: 'answer'; id: string; as: 'asked' | 'why' | 'more'; guessed?: true }
  /** What is behind one of the ways of a phrase. */
  | { say: 'more'; of: string; than: string }

export const newState = (graph: Graph): State => ({
  turns: 0,
  stage: graph.stages[0]?.id ?? '',
  stageTurns: 0,
  moves: {},
  stageMoves: {},
  now: [],
  said: [],
  rapport: graph.temper.rapport,
  earned: graph.temper.rapport,
  patience: graph.temper.patience,
  told: [],
  inShort: [],
  objections: {},
  asked: [],
  answered: [],
  digs: [],
  mentions: [],
  open: { what: 'nothing' },
  topic: [],
  evaded: [],
  putOff: '',
  learner: { name: null },
  recent: [],
  last: [],
  warned: false,
  silences: 0,
  refusals: 0,
  volunteered: 0,
  agreed: false,
  ended: null,
})

export const factIn = (graph: Graph, id: string): Fact | undefined =>
  graph.facts.find((fact) => fact.id === id)

/** To what is asked, and to what is asked on behind it. */
export function answerIn(
  graph: Graph,
  id: string,
): Pick<Answer, 'says' | 'why' | 'more'> | undefined {
  for (const answer of graph.answers) {
    if (answer.id === id) return answer
    const on = answer.next.find((one) => one.id === id)
    if (on !== undefined) return { says: on.says, why: [], more: [] }
  }
  return undefined
}

/** How it may be said, where somebody wrote that; null of a phrase, which tells nothing. */
export function waysOf(graph: Graph, part: Part): readonly string[] | null {
  switch (part.say) {
    case 'phrase':
    case 'more':
      return null
    case 'fact': {
      const fact = factIn(graph, part.id)
      return fact === undefined ? null : [fact.says, ...(fact.otherWays ?? [])]
    }
    case 'ask':
      return graph.asks.find(({ id }) => id === part.id)?.says ?? []
    case 'answer': {
      const answer = answerIn(graph, part.id)
      return answer === undefined ? [] : [...answer.says, ...answer.why, ...answer.more]
    }
    case 'objection': {
      const doubt = graph.objections.find(({ id }) => id === part.id)
      return [...(doubt?.says ?? []), ...(doubt?.explains ?? [])]
    }
  }
}

export const isTold = (state: State, { id }: Fact): boolean =>
  state.told.includes(id) && !state.inShort.includes(id)
