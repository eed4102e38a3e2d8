import { desc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'

export type FoundGrade = typeof grades.$inferSelect

/** How often one is graded at most: all are shown. */
export const MOST_GRADINGS = 20

/** Newest first: that one counts. */
export const readGrades = (db: Db, conversation: { id: string }): Promise<FoundGrade[]> =>
  db
    .select()
    .from(grades)
    .where(eq(grades.conversationId, conversation.id))
    .orderBy(desc(grades.number))
    .limit(MOST_GRADINGS)

/** The one that counts. */
export async function findNewestGrade(db: Db, conversationId: string): Promise<FoundGrade | null> {
  const [newest] = await db
    .select()
    .from(grades)
    .where(eq(grades.conversationId, conversationId))
    .orderBy(desc(grades.number))
    .limit(1)
  return newest ?? null
}
