import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { endOverdue } from './conversations/ending.ts'
import type { Db } from './db/connect.ts'

const EVERY_MS = 60_000

/** What has run out is swept away, so that nothing grows by being used. Any server may do it. */
export function startHousekeeping({ db, log }: { db: Db; log: Logger }): { stop: () => void } {
  const timer = setInterval(() => {
    sweep(db).catch(() => log.warn({ event: 'housekeeping.failed' }))
  }, EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

export async function sweep(db: Db): Promise<void> {
  await endOverdue(db)
  for (const [table, condition] of HAS_RUN_OUT)
    await db.execute(sql`delete from ${sql.identifier(table)} where ${condition}`)
}

const HAS_RUN_OUT = [
  // Nothing was said in them, and nobody is shown them.
  ['conversations', sql`reason = 'never-joined' and requested_at < now() - interval '30 days'`],
  ['sessions', sql`expires_at < now() or last_used_at < now() - interval '7 days'`],
  ['password_links', sql`expires_at < now()`],
  ['invitations', sql`expires_at < now() - interval '30 days'`],
  // Longer than the longest limit looks back.
  ['attempts', sql`at < now() - interval '2 hours'`],
  ['known_places', sql`last_seen_at < now() - interval '180 days'`],
  ['remembered_answers', sql`created_at < now() - interval '1 day'`],
] as const
