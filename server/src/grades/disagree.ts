import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { holdConversation } from '../conversations/hold.ts'
import { requireTurn } from '../conversations/read.ts'
import { isDuplicate } from '../db/failures.ts'
import { disagreements } from '../db/tables/grading.ts'
import { conversations } from '../db/tables/practising.ts'
import { within } from '../db/tenant.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import type { FoundDisagreement } from './disagreements.ts'
import { findNewestGrade } from './read.ts'

type Disagreeing = { conversationId: string; criterionId: string; turn: number; words: string }

/** With the grade that counts now. An admin has to see what to decide about: so it is submitted with it. */
export async function disagree(
  { db, actor: { member } }: Context,
  { conversationId, criterionId, turn, words }: Disagreeing,
): Promise<FoundDisagreement> {
  if (member === null) throw new NotFound()
  const isOwn = and(eq(conversations.id, conversationId), eq(conversations.userId, member.userId))
  return db.transaction(async (tx) => {
    // Held, so that no grading comes between.
    const conversation = await holdConversation(tx, within(member, conversations, isOwn))
    if (conversation === null) throw new NotFound()
    const grade = conversation.state === 'graded' ? await findNewestGrade(tx, conversationId) : null
    if (grade === null) throw new Conflict('There is no grade to disagree with')
    if (!grade.report.criteria.some(({ id }) => id === criterionId))
      throw Invalid.field(['criterion_id'], 'The grade has no such criterion')
    await requireTurn(tx, { conversationId, turn })
    const [made] = await tx
      .insert(disagreements)
      .values({
        organizationId: member.organizationId,
        conversationId,
        number: grade.number,
        criterionId,
        turn,
        words,
      })
      .returning()
      .catch((failure: unknown) => {
        throw isDuplicate(failure)
          ? new Conflict('You have disagreed with this criterion already')
          : failure
      })
    if (made === undefined) throw new Error('the disagreement was not stored')
    await tx
      .update(conversations)
      .set({ submittedAt: sql`coalesce(${conversations.submittedAt}, now())` })
      .where(within(member, conversations, isOwn))
    await keepOutcome(tx, conversationId)
    return { ...made, decider: null }
  })
}
