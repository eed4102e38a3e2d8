import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { endOverdue } from './conversations/ending.ts'
import type { Db } from './db/connect.ts'
import { enqueueLeftBehind } from './grades/left-behind.ts'
import type { RecordingFiles } from './recordings/files.ts'
import { deleteNotedFiles, deleteStrayFiles } from './recordings/sweep.ts'

const EVERY_MS = 60_000
const SELDOM_MS = 60 * EVERY_MS

/** What has run out is swept away, so that nothing grows by being used. Any server may do it. */
export function startHousekeeping(needs: { db: Db; files: RecordingFiles; log: Logger }): {
  stop: () => void
} {
  const { db, log } = needs
  const failed = () => log.warn({ event: 'housekeeping.failed' })
  const timer = setInterval(() => {
    sweep(db).catch(failed)
    deleteNotedFiles(needs).catch(failed)
  }, EVERY_MS)
  // What an earlier version of us has left is found at once.
  enqueueLeftBehind(db).catch(failed)
  const seldom = setInterval(() => {
    deleteStrayFiles(needs).catch(failed)
    enqueueLeftBehind(db).catch(failed)
  }, SELDOM_MS)
  return {
    stop: () => {
      clearInterval(timer)
      clearInterval(seldom)
    },
  }
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
