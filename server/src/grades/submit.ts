import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { holdOrganization } from '../conversations/hold.ts'
import { findOwnConversation } from '../conversations/read.ts'
import { conversations } from '../db/tables/practising.ts'
import { within } from '../db/tenant.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { Conflict, NotFound } from '../errors.ts'

/** By its learner, and for good. Said again, it changes nothing. */
export async function submitGrade(ctx: Context, conversationId: string): Promise<Date> {
  const { member } = ctx.actor
  if (member === null) throw new NotFound()
  const isOwn = and(eq(conversations.id, conversationId), eq(conversations.userId, member.userId))
  const isOver = inArray(conversations.state, ['graded', 'ungraded'])
  const submittedAt = await ctx.db.transaction(async (tx) => {
    const organization = holdOrganization(tx, member.organizationId)
    const [submitted] = await tx
      .update(conversations)
      .set({ submittedAt: sql`coalesce(${conversations.submittedAt}, now())` })
      .from(organization)
      .where(within(member, conversations, isOwn, isOver))
      .returning({ at: conversations.submittedAt })
    if (submitted !== undefined) await keepOutcome(tx, conversationId)
    return submitted?.at ?? null
  })
  if (submittedAt !== null) return submittedAt
  await findOwnConversation(ctx, conversationId)
  throw new Conflict('It can be submitted once it has been graded')
}
