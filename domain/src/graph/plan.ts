import type { Fact } from '../persona/facts/facts.ts'
import type { Temper } from './difficulty.ts'
import type { Middle } from '../language/sense.ts'
import type { Answer, Ask, AskedOn, Graph, Objection } from './graph.ts'

/** A graph as somebody writes it: words instead of their stems, and what the persona brings left out. */
export type Plan = Omit<
  Graph,
  'useCase' | 'persona' | 'facts' | 'objections' | 'asks' | 'answers' | 'temper'
> & {
  objections: Written<Objection>[]
  asks: Written<Ask>[]
  temper: Temper
  /** The id of the stage in which the persona asks about what it wants; in any, without. */
  goalsIn?: string
}

/** What a roleplay may bring of its own, in place of what its template says. */
export type OwnGraph = Partial<Omit<Plan, 'temper'>> & {
  /** In place of those that are found in the texts about the persona. */
  facts?: WrittenFact[]
  answers?: WrittenAnswer[]
}

export type WrittenAnswer = Pick<Answer, 'asked'> & {
  tells?: string
  says?: string[]
  why?: string[]
  more?: string[]
  next?: WrittenAskedOn[]
  middle?: Middle
}

export type WrittenAskedOn = Pick<AskedOn, 'asked'> & { is?: string; says?: string[] }

export type WrittenFact = Omit<Fact, 'stems' | 'thread'> & { thread?: string }

/** `words` are those that belong to it: "price budget expensive". */
type Written<Thing extends { stems: string[] }> = Omit<Thing, 'stems'> & { words: string }
