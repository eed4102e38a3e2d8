import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { SUPERUSER } from './cluster.ts'
import { SOCKET_NUMBER } from './cluster-settings.ts'

/**
 * The application's role and database, as a role that is not the superuser, so that even a hole in a
 * query reads no files and starts no programs. Looked at in every start, since the first one may have
 * been killed between any two of these lines.
 */
export async function ensureDatabase(
  socketFolder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const url = socketUrl({ socketFolder, role: SUPERUSER, database: 'postgres' })
  const client = await connectPatiently(url, signal)
  try {
    const role = await client.query(`select from pg_roles where rolname = 'colloquy'`)
    if (role.rowCount === 0) await client.query('create role colloquy login createdb')
    const database = await client.query(`select from pg_database where datname = 'colloquy'`)
    if (database.rowCount === 0) await client.query('create database colloquy owner colloquy')
  } finally {
    await client.end()
  }
}

/** The host in front is not used; port and sslmode keep PGPORT and PGSSLMODE from being heard. */
export const socketUrl = (of: { socketFolder: string; role: string; database: string }): string =>
  `postgresql://${of.role}@localhost:${SOCKET_NUMBER}/${of.database}` +
  `?host=${encodeURIComponent(of.socketFolder)}&sslmode=disable`

/** An adopted Postgres may be in the middle of mending itself after one of its own crashed. */
const NOT_YET = '57P03'
const PATIENCE_MS = 60_000

async function connectPatiently(url: string, signal: AbortSignal | undefined): Promise<Client> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
    try {
      await client.connect()
      return client
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_YET || Date.now() > deadline) throw error
      await sleep(100, undefined, { signal })
    }
  }
}
