import { eq } from 'drizzle-orm'
import { advance } from '../conversations/advance.ts'
import { findReadableConversation } from '../conversations/read.ts'
import type { Context } from '../context.ts'
import { grades } from '../db/tables/grading.ts'
import { Conflict } from '../errors.ts'
import { enqueueGradings } from './queue.ts'
import { MOST_GRADINGS } from './read.ts'

/**
 * With the next number: by another rubric or grader, or because it failed. Until that is done the conversation is being
 * graded like any other, and what was graded before stays.
 */
export async function gradeAgain(ctx: Context, conversationId: string): Promise<void> {
  const conversation = await findReadableConversation(ctx, conversationId)
  if (conversation.endedAt === null) throw new Conflict('This conversation has not ended')
  if (conversation.reason === 'never-joined') throw new Conflict('Nobody joined this conversation')
  const times = await ctx.db.$count(grades, eq(grades.conversationId, conversation.id))
  if (times >= MOST_GRADINGS)
    throw new Conflict(`This conversation was graded ${MOST_GRADINGS} times, which is the most`)
  await ctx.db.transaction(async (tx) => {
    const isWanted =
      conversation.state !== 'ended' &&
      (await advance(tx, conversation.id, { type: 'grading-started' })) !== null &&
      (await enqueueGradings(tx, { ids: [conversation.id], isFresh: true })) === 1
    if (!isWanted) throw new Conflict('This conversation is being graded')
  })
}
