import { sql } from 'drizzle-orm'
import type { RoomService } from '../conversations/room-service.ts'
import type { Db } from '../db/connect.ts'
import { calls, conversations } from '../db/tables/practising.ts'
import { isOpen } from './claims.ts'

const AT_ONCE = 20

/** Whatever the last words have on their way to the learner. */
export const PLAYS_OUT_MS = 1_000

/**
 * An agent that does not know yet is told, leaves, and says so: of a room that is closed while it is in it, a native
 * thread of its voice stays for good. Who is not heard of for so long, from the end on or since its claim ran out, is gone.
 */
export const GONE_AFTER_MS = 8_000

/**
 * Whatever ended a conversation, or deleted it, leaves its row in `calls` behind. Its room is closed and then the
 * row goes: several servers may do it at the same time, and do it again where the media server did not answer.
 */
export async function closeRoomsOfWhatIsOver(db: Db, rooms: RoomService): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(
    sql`
      select k.conversation_id as id from ${calls} k
      left join ${conversations} c on c.id = k.conversation_id
      where not ${isOpen}
        and case when k.vacated = k.claim
          then coalesce(c.ended_at < now() - make_interval(secs => ${PLAYS_OUT_MS / 1_000}), true)
          else greatest(c.ended_at, k.claimed_until, k.waiting_since)
            < now() - make_interval(secs => ${GONE_AFTER_MS / 1_000}) end
      limit ${AT_ONCE}`,
  )
  const closed = await Promise.allSettled(rows.map(({ id }) => rooms.close(id).then(() => id)))
  const ids = closed.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (ids.length > 0)
    await db.execute(
      sql`delete from ${calls} where conversation_id = any(${sql.param(ids)}::uuid[])`,
    )
  const failed = closed.find((one) => one.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}
