import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { findReadableConversation, requireTurn } from '../conversations/read.ts'
import { comments } from '../db/tables/grading.ts'
import { within } from '../db/tenant.ts'
import { Conflict, NotFound } from '../errors.ts'
import { type FoundComment, MOST_COMMENTS } from './read.ts'

type Commenting = { conversationId: string; turn: number | null; words: string }

/** By its learner and by admins, once it was submitted: before that nobody else is there to talk with. */
export async function createComment(
  ctx: Context,
  { conversationId, turn, words }: Commenting,
): Promise<FoundComment> {
  const { db, actor } = ctx
  const conversation = await findReadableConversation(ctx, conversationId)
  if (conversation.submittedAt === null)
    throw new Conflict('It can be commented on once it was submitted')
  if (turn !== null) await requireTurn(db, { conversationId, turn })
  const known = await db.$count(comments, eq(comments.conversationId, conversationId))
  if (known >= MOST_COMMENTS)
    throw new Conflict(`There are ${MOST_COMMENTS} comments. Delete one of yours first`)
  const { organizationId } = conversation
  const [made] = await db
    .insert(comments)
    .values({ organizationId, conversationId, authorId: actor.userId, turn, words })
    .returning()
  if (made === undefined) throw new Error('the comment was not stored')
  return { ...made, author: actor }
}

/** Its author alone. */
export async function deleteComment({ db, actor: { member } }: Context, id: string): Promise<void> {
  if (member === null) throw new NotFound()
  const isOwn = eq(comments.authorId, member.userId)
  const deleted = await db
    .delete(comments)
    .where(within(member, comments, eq(comments.id, id), isOwn))
    .returning({ id: comments.id })
  if (deleted.length === 0) throw new NotFound()
}
