import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { comments } from '../db/tables/grading.ts'
import { users } from '../db/tables/people.ts'

export type FoundComment = typeof comments.$inferSelect & {
  /** Null once that account is gone. */
  author: { name: string; email: string } | null
}

/** About one talk: all are shown. */
export const MOST_COMMENTS = 200

/** Oldest first. */
export async function readComments(db: Db, conversation: { id: string }): Promise<FoundComment[]> {
  const found = await db
    .select({ comment: comments, author: { name: users.name, email: users.email } })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.conversationId, conversation.id))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MOST_COMMENTS)
  return found.map(({ comment, author }) => ({ ...comment, author }))
}
