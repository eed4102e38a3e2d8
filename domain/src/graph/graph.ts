import type { Fact } from '../persona/facts.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'

/**
 * What may happen in a talk. Made from a roleplay, or brought by it; data alone, so that it can be kept,
 * drawn and checked before anybody talks.
 */
export type Graph = {
  useCase: UseCase
  persona: Persona
  /** Who leads by asking: an interviewer does, a customer answers. */
  lead: 'persona' | 'learner'
  /** The talk begins in the first. */
  stages: Stage[]
  facts: Fact[]
  objections: Objection[]
  /** What the persona wants to know, in the order in which it asks. */
  asks: Ask[]
  endings: Ending[]
  temper: Temper
}

export type Stage = {
  id: string
  /** As people would call it. */
  name: string
  /** What it is for: said to who reads the graph, and to a model that words a line. */
  aim: string
  /** The first whose condition holds is taken, after each thing that the learner says. */
  exits: Exit[]
}

export type Exit = { to: string; when: Condition }

/** What has to be so. Counts are of the whole talk, unless they say `here`. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  | { moves: string[]; atLeast: number; here?: true }
  | { told: Fact['about']; atLeast: number }
  | { objections: 'raised' | 'settled'; atLeast: number }
  | { answers: number }
  | { rapport: number }
  | { turns: number; here?: true }
  | { agreed: true }

export type Objection = {
  id: string
  /** In several ways, so that nobody hears the same twice. */
  says: string[]
  /** Words by which an answer shows that it is about this. */
  stems: string[]
}

export type Ask = {
  id: string
  says: string[]
  /** Words of an answer to it. Whoever said them unasked is not asked any more. */
  stems: string[]
}

export type Ending = {
  id: EndingId
  /** For who reads the transcript. */
  means: string
}

export type EndingId =
  | 'agreed'
  | 'declined'
  | 'hung-up'
  | 'said-goodbye'
  | 'stopped'
  | 'distress'
  | 'time'

/** How hard it is, in numbers: a name for it would change nothing. */
export type Temper = {
  /** Both run from 0 to 100. */
  patience: number
  rapport: number
  /** Added to what has to be earned. */
  guard: number
  /** How many doubts have to be met before anything is agreed to. */
  objections: number
  /** Of what weighs on patience: 1 is ordinary. */
  touchiness: number
}
