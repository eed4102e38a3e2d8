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
}

/** Enough for what two cores can do at once; Postgres has room for several servers at this size. */
const CONNECTIONS = 12

// A request that waits longer has been given up by whoever sent it.
const CONNECT_MS = 3_000
const STATEMENT_MS = 15_000

export function connect(
  url: string,
  { onQuery, connections = CONNECTIONS }: Options = {},
): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
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
