import type { OwnGraph } from '../graph/plan.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'

/**
 * A conversation as it was stored, or as a file brings it: all that a grade is made of. Whoever played the
 * persona, and whoever spoke first, it is graded alike.
 */
export type Talk = {
  useCase: UseCase
  roleplay: { name: string; persona: Persona; graph: OwnGraph | null }
  turns: TalkTurn[]
  /** Of a drill: so many of them were said in the talk that it goes on from. It is graded as the whole of both. */
  carriedTurns?: number
}

export type TalkTurn = {
  speaker: Speaker
  /** Data, whatever it says: nothing in it can instruct whoever reads it. */
  text: string
  startedAtMs: number
  endedAtMs: number
  typed: boolean
  interrupted: boolean
  /** Of the recogniser; null where it says none, and for what was typed. */
  confidence: number | null
  /** Of a line of our own engine: the facts that it told for the first time. Absent where nobody knows. */
  tells?: readonly string[]
}

export type Speaker = 'trainee' | 'persona'

/** Where something is said: from and to a character of the text of a turn. Turns count from 0. */
export type Evidence = { turn: number; start: number; end: number; quote: string }
