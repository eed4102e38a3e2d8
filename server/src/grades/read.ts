import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables.ts'

export type FoundGrade = typeof grades.$inferSelect

export async function readGrade(db: Db, conversation: { id: string }): Promise<FoundGrade | null> {
  const [grade] = await db.select().from(grades).where(eq(grades.conversationId, conversation.id))
  return grade ?? null
}
