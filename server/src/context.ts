import type { Logger } from 'pino'
import type { Hasher } from './accounts/hasher.ts'
import type { Actor } from './actor.ts'
import type { Db } from './db/connect.ts'
import type { ServerSettings } from './settings.ts'

/** What outlives a request. */
export type Services = {
  db: Db
  /** Never in a transaction: an attempt counts also when the request around it is undone. */
  limits: Db
  /** For what may take minutes. Never in the transaction of a request. */
  longWork: Db
  hasher: Hasher
  settings: ServerSettings
  log: Logger
}

/**
 * What a request has. `db` is the transaction of the request where it has one, so always take it from
 * here. `place` is where it comes from, coarse enough to hold one household or office.
 */
export type Context<A extends Actor | null = Actor> = Services & {
  actor: A
  place: string
  device: string
}
