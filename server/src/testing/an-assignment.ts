import type { Db } from '../db/connect.ts'
import { assignmentGroups, assignmentPeople, assignments } from '../db/tables/assigning.ts'
import { aConversation } from './world.ts'

type Wishes = Partial<typeof assignments.$inferInsert> & {
  organizationId: string
  roleplayId: string
  people?: string[]
  groups?: string[]
}

/** Put straight into the database, so that it may be due already. */
export async function anAssignment(
  db: Db,
  { people = [], groups = [], ...wishes }: Wishes,
): Promise<string> {
  const [made] = await db.insert(assignments).values(wishes).returning({ id: assignments.id })
  const of = { organizationId: wishes.organizationId, assignmentId: made?.id ?? '' }
  for (const userId of people) await db.insert(assignmentPeople).values({ ...of, userId })
  for (const groupId of groups) await db.insert(assignmentGroups).values({ ...of, groupId })
  return of.assignmentId
}

type AttemptWishes = {
  organizationId: string
  userId: string
  assignmentId: string
  score: number
  submittedAt?: Date
}

/** A talk that was graded, an hour ago. */
export const anAttempt = (db: Db, wishes: AttemptWishes): Promise<string> => {
  const startedAt = new Date(Date.now() - 3_600_000)
  return aConversation(db, { state: 'graded', startedAt, endedAt: new Date(), ...wishes })
}
