import type { Middle } from '../language/sense.ts'
import type { Fact, FactSubject } from '../persona/facts/facts.ts'
import type { Persona } from '../roleplay.ts'
import type { UseCase } from '../use-cases.ts'
import type { Temper } from './difficulty.ts'

/**
 * What may happen in a talk. Made from a roleplay, or brought by it; data alone, so that it can be kept,
 * drawn and checked before anybody talks.
 */
export type Graph = {
  useCase: UseCase
  persona: Persona
  /** Who leads by asking: an interviewer does, a customer answers. */
  lead: 'persona' | 'learner'
  /** A listener asks at every so many things that are said to it: 1 is an interviewer. */
  asksEvery: number
  /** With {name} and {first}, the first name. */
  greetings: string[]
  /** What is asked along with the greeting: the id of an ask. */
  firstAsk: string | null
  /** The talk begins in the first. */
  stages: Stage[]
  facts: readonly Fact[]
  objections: Objection[]
  /** What the persona wants to know, in the order in which it asks. */
  asks: Ask[]
  /** What its author wrote down for whoever asks it. */
  answers: readonly Answer[]
  /** An offer is weighed; advice that nobody asked for is resisted. */
  offers: 'weighed' | 'resisted'
  /** What it takes until the persona says yes; null when there is nothing to say yes to. */
  agreement: Agreement | null
  /** The first whose condition holds ends the talk. */
  endings: Ending[]
  temper: Temper
  /** In place of what everybody says: by the names of `persona/phrases/`, or by names of its own. */
  phrases: Record<string, readonly string[]>
}

export type Stage = {
  id: string
  /** As people would call it: a grade reports the stages covered by it. */
  name: string
  /** What it is for: said to who reads the graph, and to a model that words a line. */
  aim: string
  /** Wherever one comes from, it is not entered before. */
  entry?: Condition
  /** The first whose condition holds is taken, after each thing that the learner says. */
  exits: Exit[]
}

export type Exit = { to: string; when: Condition }

/** What has to be so. Counts are of the whole talk, unless they say `here`: in this stage. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** What the learner did, by the names of `move-names.ts`. */
  | { moves: string[]; atLeast: number; here?: true }
  /** One of them, in what was said just now. */
  | { now: string[] }
  /** So many, or all there are. */
  | { told: FactSubject | 'anything'; atLeast: number }
  /** This fact was told. */
  | { knows: string }
  | { in: string }
  /** `needed` is what the temper asks for. */
  | { objections: 'raised' | 'settled'; atLeast: number | 'needed' }
  | { answers: number | 'all'; here?: true }
  | { rapport: number }
  | { patienceAtMost: number }
  | { turns: number; here?: true }
  /** One after the other, up to now. */
  | { silences: number }
  /** How often the persona said no, or not yet. */
  | { refusals: number }
  | { warned: true }
  | { agreed: true }

export type Objection = {
  id: string
  /** As a trainer would call it: "Price". */
  name: string
  /** In several ways, so that nobody hears the same twice. */
  says: string[]
  /** What is behind it: said to who asks. */
  explains: string[]
  /** Words without a reason of their own: what they suffer from stands behind it. */
  isOfTheirTrouble?: true
  /** When it comes up by itself. */
  when: Condition
  /** It is met by any of these; each is what has to be done, in any order. */
  settles: Handling[][]
  /** Words by which an answer shows that it is about this. */
  stems: string[]
}

/** What a doubt can be met with. Talking over it is none of them. */
export type Handling = (typeof HANDLINGS)[number]

export const HANDLINGS = ['acknowledged', 'explored', 'answered'] as const

export type Ask = {
  id: string
  says: string[]
  /** The id of the stage in which it is asked; in any, without. */
  in?: string
  /** The id of a fact that is told by asking this. */
  reveals?: string
  /** Words of an answer to it. Whoever said them unasked is not asked any more. */
  stems: string[]
}

/** What is said is of the persona's life and not of the exercise: nobody has to find it out, and no grade counts it. */
export type Answer = {
  id: string
  /** The question, in ways in which people put it. */
  asked: string[]
  /** The id of a fact, if that is the answer: it is told to who has earned it. Otherwise what is said is. */
  tells: string | null
  says: string[]
  /** To whoever asks on with nothing but "why?". */
  why: string[]
  /** And with "tell me more", "like what?". */
  more: string[]
  /** Asked on about it, right after it was said. */
  next: readonly AskedOn[]
  /** Of the turns in which others asked for it. */
  middle: Middle | null
}

/** "Why longer then?": what it means, only the line before it says. */
export type AskedOn = {
  id: string
  asked: string[]
  /** The first question of another answer, if that is the answer to it. Otherwise what is said is. */
  is: string | null
  says: string[]
}

export type Agreement = {
  /** Before, the persona sees no reason to. */
  reason: Condition
  /** Otherwise it declines. */
  trust: Condition
  /** Whether a day or a time has to be named, or somebody who does it. */
  needs: 'a date' | 'nothing more'
}

export type Ending = {
  id: string
  /** For who reads the transcript. */
  name: string
  outcome: Outcome
  when: Condition
  /** What is said then: the name of phrases. */
  says: string
}

export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOMES = [
  'agreed',
  'declined',
  'hung-up',
  'said-goodbye',
  'time',
  'stopped',
  'distress',
] as const
