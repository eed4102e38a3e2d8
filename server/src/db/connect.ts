import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { isUnavailable } from './failures.ts'

/** The database, or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT>

export type Connection = { db: Db; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  /** Told the text of every query: tests count them. */
  onQuery?: (text: string) => void
  connections?: number
  connectMs?: number
  statementMs?: number
}

/** Enough for what two cores can do at once; Postgres has room for several servers at this size. */
const CONNECTIONS = 12

// A database that does not answer is told as such within 5 s; whoever asked has not given up by then.
const CONNECT_MS = 3_000
const STATEMENT_MS = 4_000

/** The server gives up first, if it still can: then it is known what became of the statement. */
const GRACE_MS = 500

/** A thousand passwords may be hashed between two statements. */
const IDLE_IN_TRANSACTION_MS = 60_000

/** Years of practice may hang on what is deleted, and all go in one transaction. */
const LONG_WORK_MS = 300_000

export function connect(
  url: string,
  {
    onQuery,
    connections = CONNECTIONS,
    connectMs = CONNECT_MS,
    statementMs = STATEMENT_MS,
  }: Options = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + GRACE_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    application_name: 'colloquy',
  })
  // A connection that breaks is replaced by the pool, and who uses it at that moment is told by the
  // query that fails; without a listener, idle or lent out, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const options = onQuery === undefined ? {} : { logger: { logQuery: onQuery } }
  const db: Db = drizzle(pool, options)
  db.transaction = transactionsOf(pool, (client) => drizzle(client, options))
  return { db, pool, close: () => pool.end() }
}

/**
 * Limits are counted while a transaction goes on, and outside of it. On connections of their own: were
 * they the same, as many transactions as there are connections would wait for one more, for ever.
 */
export const connectForLimits = (
  url: string,
  { onQuery }: Pick<Options, 'onQuery'> = {},
): Connection => connect(url, { connections: 2, ...(onQuery === undefined ? {} : { onQuery }) })

/**
 * For claims on calls, which have to be renewed in time however many requests wait for a connection. A
 * statement that takes longer than a claim lasts is no use.
 */
export const connectForDesk = (url: string): Connection =>
  connect(url, { connections: 3, statementMs: 2_000 })

/** For grading, which looks for work all the time. */
export const connectForGrading = (url: string): Connection => connect(url, { connections: 2 })

/** One at a time: it must not take the connections of those who wait for an answer. */
export const connectForLongWork = (
  url: string,
  { onQuery }: Pick<Options, 'onQuery'> = {},
): Connection =>
  connect(url, {
    connections: 1,
    statementMs: LONG_WORK_MS,
    ...(onQuery === undefined ? {} : { onQuery }),
  })

/** As drizzle's own, which never gives a connection back that breaks before its transaction has begun. */
const transactionsOf =
  (pool: pg.Pool, on: (client: pg.PoolClient) => Db): Db['transaction'] =>
  async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await on(client).transaction(work, config)
    } catch (failure) {
      isBroken = isUnavailable(failure)
      throw failure
    } finally {
      client.release(isBroken)
    }
  }
