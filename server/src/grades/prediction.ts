import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { findOwnConversation } from '../conversations/read.ts'
import { conversations } from '../db/tables/practising.ts'
import { Conflict } from '../errors.ts'

export type Prediction = { score: number | null }

type Predicting = { conversationId: string; score: number | null }

/**
 * What its learner expected, which is asked before the number is shown: so only the first answer counts, and
 * whoever answers again, in another tab or after a lost line, is told that one.
 */
export async function predictGrade(
  ctx: Context,
  { conversationId, score }: Predicting,
): Promise<Prediction> {
  const conversation = await findOwnConversation(ctx, conversationId)
  if (conversation.state !== 'graded') throw new Conflict('There is no grade to expect')
  const [predicted] = await ctx.db
    .update(conversations)
    .set({ predictedScore: score, predictedAt: sql`now()` })
    .where(and(eq(conversations.id, conversation.id), isNull(conversations.predictedAt)))
    .returning({ score: conversations.predictedScore })
  if (predicted !== undefined) return predicted
  // Asked meanwhile, or long ago.
  const { predictedScore } = await findOwnConversation(ctx, conversationId)
  return { score: predictedScore }
}
