import { DETERMINERS, OBJECT_AFTER } from '../person-words.ts'

/** Who is told about: "Nora Devlin", of whom a text says "she" or "Nora" or "you"; a couple or a company is "we". */
export type Told = { name: string; pronoun: 'he' | 'she' | 'they' | 'you' | 'I' | 'we' }

/** How far it was read, and who is meant there. */
export type Place = {
  told: Told
  tokens: string[]
  said: string[]
  subject: Subject
  /** The last other person, by whom "he" or "she" may be meant. */
  other: string
  mainSubject: Subject
  isClear: boolean
}

type Subject = 'unknown' | 'self' | 'other'

export type Self = {
  subject: string
  object: string
  possessive: string
  own: string
  reflexive: string
}

export const I: Self = {
  subject: 'I',
  object: 'me',
  possessive: 'my',
  own: 'mine',
  reflexive: 'myself',
}

export const WE: Self = {
  subject: 'we',
  object: 'us',
  possessive: 'our',
  own: 'ours',
  reflexive: 'ourselves',
}

export const nextWord = (tokens: string[], at: number, nth = 1): string => {
  const words = tokens.slice(at + 1).filter((token) => token.trim() !== '')
  return (words[nth - 1] ?? '').toLowerCase()
}

export const lastWords = (said: string[], count: number): string[] =>
  said.filter((token) => token.trim() !== '').slice(-count)

/** After a preposition or a verb that takes somebody: "told me", "with me", "of my boss". */
export function isObjectPlace(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (DETERMINERS.has(words.at(-1) ?? '')) words.pop()
  return OBJECT_AFTER.has(words.at(-1) ?? '')
}
