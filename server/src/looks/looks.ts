import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { isLearnerOf } from '../conversations/policy.ts'
import type { FoundConversation } from '../conversations/read.ts'
import type { Db } from '../db/connect.ts'
import { looks } from '../db/tables/grading.ts'
import { users } from '../db/tables/people.ts'

export type FoundLook = { name: string; email: string; at: Date }

/** How many its learner is shown. */
const MOST_SHOWN = 20

/**
 * Whoever is not its learner is written down as having opened it: before anything of it is answered, so that nothing
 * is seen unnoticed. Once a minute, for a screen reads more than one call.
 */
export async function noteLook(
  { db, actor }: Context,
  conversation: FoundConversation,
): Promise<void> {
  if (actor.member !== null && isLearnerOf(actor.member, conversation)) return
  await db
    .insert(looks)
    .values({
      conversationId: conversation.id,
      viewerId: actor.userId,
      at: sql`date_trunc('minute', now())`,
    })
    .onConflictDoNothing()
}

/** Newest first. */
export const readLooks = (db: Db, conversation: { id: string }): Promise<FoundLook[]> =>
  db
    .select({ name: users.name, email: users.email, at: looks.at })
    .from(looks)
    .innerJoin(users, eq(users.id, looks.viewerId))
    .where(eq(looks.conversationId, conversation.id))
    .orderBy(desc(looks.at), desc(looks.viewerId))
    .limit(MOST_SHOWN)
