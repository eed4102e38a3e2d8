import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { prepareQueues } from '../grades/queue.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Any number, as long as nobody else in this database uses it. */
const MIGRATION_LOCK = 0x636f6c6c

/** Several servers may start at once: one migrates, the others wait for it. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'colloquy migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: MIGRATIONS })
    await prepareQueues(client)
  } finally {
    // Ends the lock too, also when the connection is already broken.
    await client.end().catch(() => {})
  }
}
