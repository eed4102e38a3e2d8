import { NEVER_JOINED_AFTER_MINUTES } from '@colloquy/domain/conversation'
import { ORDINARY } from '@colloquy/domain/graph/difficulty'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { memberships, users } from '../db/tables/people.ts'
import { calls, conversations } from '../db/tables/practising.ts'
import { roleplayVersions } from '../db/tables/roleplays.ts'
import { enqueueGradings } from '../grades/queue.ts'
import { advance } from './advance.ts'
import { holdConversation } from './hold.ts'

/**
 * How a conversation ends, whoever wants it to: one that both sides joined has ended, and is graded next; of the
 * others nobody ever joined. Its agent and its room are told by whoever has the desk (see desk/closing.ts), because the row
 * in `calls` is left over then.
 */
export async function endConversation(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await holdConversation(tx, eq(conversations.id, id))
    const wasHeld = before?.state === 'live'
    const state = await advance(tx, id, { type: wasHeld ? 'ended' : 'never-joined' })
    if (state === 'ended') await enqueueGradings(tx, { ids: [id], isFresh: true })
  })
}

/** For the goodbye: by then the persona has said it, and a call that is longer is over. */
const GOODBYE_MS = 30_000

/** As `minutesOf` has it. */
const longestCall = sql`make_interval(
  mins => coalesce((${roleplayVersions.difficulty} ->> 'minutes')::int, ${ORDINARY.minutes}::int),
  secs => ${GOODBYE_MS / 1000})`

/** Who has waited for so long for a partner is not left waiting. */
const NOBODY_TO_BE_HAD_MS = 60_000

/**
 * What ends without anybody saying so: too long, nobody to be had, never joined, and what was taken away
 * beneath it: the roleplay, or the learner's account or place in the organization.
 */
export async function endOverdue(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${conversations.id} as id from ${conversations}
    left join ${calls} on ${calls.conversationId} = ${conversations.id}
    left join ${roleplayVersions} on ${roleplayVersions.roleplayId} = ${conversations.roleplayId}
      and ${roleplayVersions.version} = ${conversations.roleplayVersion}
    where ${conversations.state} in ('requested', 'live') and (
      ${conversations.startedAt} < now() - ${longestCall}
      or coalesce(${calls.waitingSince}, ${calls.claimedUntil}) < ${ago(NOBODY_TO_BE_HAD_MS)}
      or (${conversations.state} = 'requested'
        and ${conversations.requestedAt} < ${ago(NEVER_JOINED_AFTER_MINUTES * 60_000)})
      or ${conversations.roleplayId} is null
      or not exists (
        select from ${memberships} join ${users} on ${users.id} = ${memberships.userId}
        where ${memberships.organizationId} = ${conversations.organizationId}
          and ${memberships.userId} = ${conversations.userId} and ${users.disabledAt} is null))
    limit 1000`)
  for (const { id } of rows) await endConversation(db, id)
}

const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000})`
