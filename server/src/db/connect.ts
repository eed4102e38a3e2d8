import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import * as tables from './tables.ts'

/** The database, or a transaction on it. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof tables>

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
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  const db = drizzle(pool, {
    schema: tables,
    ...(onQuery === undefined ? {} : { logger: { logQuery: onQuery } }),
  })
  return { db, pool, close: () => pool.end() }
}
