import { and, asc, gt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { conversations } from '../db/tables/practising.ts'
import { enqueueGradings } from './queue.ts'

const AT_ONCE = 500

/**
 * Of a database from before there were grades, or whose jobs were lost. Of those that have a job nothing changes, so
 * any server may do it at any time; fresh ones are not held up by thousands of old ones.
 */
export async function enqueueLeftBehind(db: Db): Promise<void> {
  for (let after = NO_ID, found = AT_ONCE; found === AT_ONCE; ) {
    const rows = await db
      .select({ id: conversations.id })
      .from(conversations)
      .where(and(sql`${conversations.state} in ('ended', 'grading')`, gt(conversations.id, after)))
      .orderBy(asc(conversations.id))
      .limit(AT_ONCE)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await db.transaction((tx) => enqueueGradings(tx, { ids, isFresh: false }))
    after = ids.at(-1) ?? after
    found = ids.length
  }
}

const NO_ID = '00000000-0000-0000-0000-000000000000'
