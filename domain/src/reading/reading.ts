import type { Graph, Handling, Outcome } from '../graph/graph.ts'
import type { Move } from '../moves/moves-in.ts'
import type { Evidence, Talk } from './talk.ts'

/** What happened in a talk, read from its words and times once; everything that is counted or judged stands on it. */
export type Reading = {
  talk: Talk
  /** The graph of its roleplay: of what could have happened. */
  graph: Graph
  /** One for each turn of the talk. */
  turns: ReadTurn[]
  path: StageVisit[]
  topics: Topic[]
  objections: ReadObjection[]
  /** How it ended; null when it just stopped. */
  outcome: Outcome | null
}

export type ReadTurn = ReadTrainee | ReadPersona

export type ReadTrainee = {
  speaker: 'trainee'
  words: number
  moves: ReadMove[]
  fillers: Evidence[]
  hedges: Evidence[]
  /**
   * Whether its words can be relied on. What a recogniser was unsure of may help its speaker, and never
   * harms them.
   */
  isSure: boolean
  /** Spoken by nobody here: pasted, an instruction to whoever grades, the persona's own words, the rubric read aloud. */
  foreign: Foreign | null
}

export type Foreign = 'instruction' | 'echo' | 'keyword-list' | 'other-language' | 'not-words'

export type ReadMove = Move & {
  at: Evidence
  /** The learner had said the same before, word for word. */
  isRepeated: boolean
}

export type ReadPersona = {
  speaker: 'persona'
  words: number
  /** Ids of facts of the graph, with the words that tell them. */
  tells: { id: string; at: Evidence }[]
  /** Ids of objections of the graph that it raises, or `other` for a doubt that is not in the graph. */
  raises: { id: string; at: Evidence }[]
  asks: boolean
}

/** A time in a stage of the graph. */
export type StageVisit = {
  /** Of the graph. */
  id: string
  name: string
  fromTurn: number
  /** The last that belongs to it. */
  toTurn: number
  ms: number
  /** What led into it; null for the first. */
  because: Evidence | null
  /** Whether what it is for was done in it, beyond being in it. */
  isCovered: boolean
}

/** Something that the roleplay has to tell, as its reader would call it. */
export type Topic = {
  id: string
  name: string
  /** Null when nobody did. */
  raisedBy: 'trainee' | 'persona' | null
  /** By the persona, or by the learner without being denied; what was only asked for was evaded. */
  isTold: boolean
  /** Where it was told, or asked for. */
  at: Evidence[]
}

export type ReadObjection = {
  id: string
  name: string
  at: Evidence
  met: { how: Handling; at: Evidence }[]
  isSettled: boolean
}
