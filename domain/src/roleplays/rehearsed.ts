import type { FactSubject } from '../persona/facts/facts.ts'

/** Where an answer comes from, in the order in which a line is looked through for it. */
export const SOURCES = [
  /** Its author wrote it for this question. */
  'written',
  'situation',
  'background',
  'pain',
  'goal',
  /** What the persona is called, or is. */
  'role',
  /** There is an answer, and nobody has earned it with their first question. */
  'kept-back',
  /** A courtesy, a doubt, a question back: what anybody would say, whatever the text. */
  'manners',
  /** Put off: nobody wrote anything that answers it. */
  'nothing',
] as const

export type Source = (typeof SOURCES)[number]

export type Rehearsed = {
  says: string
  from: Source
  /** Of what is kept back: what is said to somebody who has earned it. */
  earned: { says: string; from: FactSubject } | null
}

export const REHEARSAL_LIMITS = {
  questions: 40,
  questionCharacters: 300,
  /** Ten times what most texts hold: a question costs so much more the more there is to look through. */
  facts: 400,
} as const
