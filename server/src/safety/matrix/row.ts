import type { Actor, Actors } from './actors.ts'
import { NOTHING, NO_ID } from './world.ts'

export const NEITHER = { [NOTHING]: [], [NO_ID]: [] }

/** Those who may do something with each. */
export type Allowed = Record<string, Actors>

export const thingsOf = (allowed: Allowed): string[] => Object.keys(allowed)

export const may = (who: Actor, thing: string, allowed: Allowed): boolean =>
  allowed[thing]?.includes(who) ?? false

export const allOf = (who: Actor, allowed: Allowed): string[] =>
  thingsOf(allowed).filter((thing) => may(who, thing, allowed))

export const STATUS = {
  shown: 200,
  done: 200,
  'being graded': 202,
  'wrong password': 401,
  'sign in first': 401,
  'not allowed': 403,
  'not found': 404,
  'not as things are': 409,
  'not valid': 422,
} as const

export type Outcome = keyof typeof STATUS

type Given = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: object
}

export type Row = {
  /** Others are asked to sign in; who is signed in is told that it is not for them. */
  letsIn: Actors
  about: readonly string[]
  sends?: (about: string, who: Actor) => Given
  gets: (who: Actor, about: string) => Outcome
  /** What was done has changed these tables: of the own organization, unless it says of which. */
  changes?: (who: Actor, about: string) => readonly string[]
  /** The things that an answer with 200 gives away. All others it must not even mention. */
  tells?: (who: Actor, about: string) => readonly string[]
}

/** What it is about, and a variation of it after a comma that no thing has in its name. */
export const plain = (about: string): string => about.split(' – ')[0] ?? about

export const alsoFor = (things: readonly string[], variation: string): string[] => [
  ...things,
  ...things.map((thing) => `${thing} – ${variation}`),
]

export const IT = ['']

export const foundBy =
  (allowed: Allowed, outcome: Outcome) =>
  (who: Actor, about: string): Outcome =>
    may(who, plain(about), allowed) ? outcome : 'not found'

export const FROM_THE_START = 'from the start'

export const FROM_ELSEWHERE = 'from what is another organization’s'
