import { messages } from '@colloquy/contract/messages'

/** What to show of a failure: its own words when it has some. */
export const wordsOf = (failure: unknown, otherwise: string = messages.networkError): string =>
  failure instanceof Error && failure.message !== '' ? failure.message : otherwise

export const UNREACHABLE = 'Colloquy cannot be reached: check your connection and try again'

/** Why something failed. What a browser says of a lost line is for programmers, and differs in each. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof TypeError ? `${UNREACHABLE}.` : wordsOf(failure)

export const explain = (what: string, failure: unknown): string => `${what}: ${reasonOf(failure)}`
