import { wordsOf } from './api.ts'

/** Why something failed. What a browser says of a lost line is for programmers, and differs in each. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof TypeError
    ? 'Colloquy cannot be reached. Check your connection and try again.'
    : wordsOf(failure)

export const explain = (what: string, failure: unknown): string => `${what}: ${reasonOf(failure)}`
