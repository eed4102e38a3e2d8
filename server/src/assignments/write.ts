import { type SQL, and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { isDanglingReference } from '../db/failures.ts'
import { assignmentGroups, assignmentPeople, assignments } from '../db/tables/assigning.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { type AdminContext, MOST_OPEN } from './read.ts'

/** Who may is said by the contract: admins. */

type Terms = Pick<
  typeof assignments.$inferSelect,
  'note' | 'dueAt' | 'passMark' | 'leastAttempts' | 'mostAttempts' | 'counts'
>
type Change = Terms & { userIds: string[]; groupIds: string[] }

export async function createAssignment(
  { db, actor: { member } }: AdminContext,
  written: Change & { roleplayId: string },
): Promise<string> {
  requireToCome(written.dueAt)
  return db.transaction(async (tx) => {
    await requireFewOpen(tx, member)
    const isThere = and(isNull(roleplays.archivedAt), isNull(roleplays.deletedAt))
    const [roleplay] = await tx
      .select({ id: roleplays.id })
      .from(roleplays)
      .where(within(member, roleplays, eq(roleplays.id, written.roleplayId), isThere))
    if (roleplay === undefined) throw Invalid.field(['roleplay_id'], 'Roleplay not found')
    return insertAssignment(tx, member, written)
  })
}

/** Also how the demo's assignments are made. */
export async function insertAssignment(
  tx: Db,
  { organizationId, userId: createdBy }: { organizationId: string; userId: string },
  { roleplayId, userIds, groupIds, ...terms }: Change & { roleplayId: string },
): Promise<string> {
  const [made] = await tx
    .insert(assignments)
    .values({ ...terms, organizationId, roleplayId, createdBy })
    .returning({ id: assignments.id })
  if (made === undefined) throw new Error('the assignment was not stored')
  await assignTo(tx, { organizationId, assignmentId: made.id, userIds, groupIds })
  return made.id
}

export async function editAssignment(
  { db, actor: { member } }: AdminContext,
  { id, userIds, groupIds, ...terms }: Change & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const isThis = within(member, assignments, eq(assignments.id, id))
    const [before] = await tx
      .select({ dueAt: assignments.dueAt })
      .from(assignments)
      .where(isThis)
      .for('no key update')
    if (before === undefined) throw new NotFound()
    // One that was due already may stay as it is.
    if (before.dueAt?.getTime() !== terms.dueAt?.getTime()) requireToCome(terms.dueAt)
    await tx.update(assignments).set(terms).where(isThis)
    const { organizationId } = member
    for (const table of [assignmentPeople, assignmentGroups])
      await tx.delete(table).where(within(member, table, eq(table.assignmentId, id)))
    await assignTo(tx, { organizationId, assignmentId: id, userIds, groupIds })
  })
}

/** Said again, it changes nothing. */
export const closeAssignment = (ctx: AdminContext, id: string): Promise<void> =>
  setClosedAt(ctx, { id, closedAt: sql`coalesce(${assignments.closedAt}, now())` })

/** Said again, it changes nothing. */
export async function reopenAssignment(ctx: AdminContext, id: string): Promise<void> {
  await requireFewOpen(ctx.db, ctx.actor.member)
  await setClosedAt(ctx, { id, closedAt: sql`null` })
}

async function setClosedAt(
  { db, actor: { member } }: AdminContext,
  { id, closedAt }: { id: string; closedAt: SQL },
): Promise<void> {
  const changed = await db
    .update(assignments)
    .set({ closedAt })
    .where(within(member, assignments, eq(assignments.id, id)))
    .returning({ id: assignments.id })
  if (changed.length === 0) throw new NotFound()
}

/** Attempts stay: conversations like any others. */
export async function deleteAssignment(
  { db, actor: { member } }: AdminContext,
  id: string,
): Promise<void> {
  const deleted = await db
    .delete(assignments)
    .where(within(member, assignments, eq(assignments.id, id)))
    .returning({ id: assignments.id })
  if (deleted.length === 0) throw new NotFound()
}

function requireToCome(dueAt: Date | null): void {
  if (dueAt !== null && dueAt.getTime() <= Date.now())
    throw Invalid.field(['due_at'], 'Choose a moment that is still to come')
}

async function requireFewOpen(db: Db, tenant: { organizationId: string }): Promise<void> {
  const open = await db.$count(
    assignments,
    within(tenant, assignments, isNull(assignments.closedAt)),
  )
  if (open >= MOST_OPEN)
    throw new Conflict(`There are ${MOST_OPEN} open assignments. Close those that are over first`)
}

type ForWhom = {
  organizationId: string
  assignmentId: string
  userIds: string[]
  groupIds: string[]
}

/** The foreign keys let only people and groups of the same organization in. */
async function assignTo(
  tx: Db,
  { organizationId, assignmentId, userIds, groupIds }: ForWhom,
): Promise<void> {
  const of = { organizationId, assignmentId }
  if (userIds.length > 0)
    await tx
      .insert(assignmentPeople)
      .values(userIds.map((userId) => ({ ...of, userId })))
      .catch(saying('people', 'Person not found'))
  if (groupIds.length > 0)
    await tx
      .insert(assignmentGroups)
      .values(groupIds.map((groupId) => ({ ...of, groupId })))
      .catch(saying('groups', 'Group not found'))
}

const saying =
  (field: string, message: string) =>
  (failure: unknown): never => {
    throw isDanglingReference(failure) ? Invalid.field([field], message) : failure
  }
