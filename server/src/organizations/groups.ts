import { asc, eq } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import { groups } from '../db/tables/people.ts'
import { within } from '../db/tenant.ts'
import { Conflict, NotFound } from '../errors.ts'

type AdminContext = Context<Actor & { member: Member }>
type GroupForm = { name: string; description: string; isActive: boolean }

export type FoundGroup = typeof groups.$inferSelect

/** More than anyone would tick in a list; what keeps the list from growing without end. */
const MOST_GROUPS = 500

/** `offered` leaves out those that are switched off: they grant nothing. */
export const listGroups = (
  { db, actor: { member } }: AdminContext,
  which: 'offered' | 'all',
): Promise<FoundGroup[]> =>
  db
    .select()
    .from(groups)
    .where(within(member, groups, which === 'offered' ? eq(groups.isActive, true) : undefined))
    .orderBy(asc(groups.name), asc(groups.id))
    .limit(MOST_GROUPS)

export async function createGroup(
  { db, actor: { member } }: AdminContext,
  form: GroupForm,
): Promise<FoundGroup> {
  const count = await db.$count(groups, within(member, groups))
  if (count >= MOST_GROUPS) throw new Conflict(`An organization can have ${MOST_GROUPS} groups`)
  const [made] = await db
    .insert(groups)
    .values({ ...form, organizationId: member.organizationId })
    .returning()
  if (made === undefined) throw new Error('the group was not stored')
  return made
}

export async function editGroup(
  { db, actor: { member } }: AdminContext,
  { id, form }: { id: string; form: GroupForm },
): Promise<FoundGroup> {
  const [changed] = await db
    .update(groups)
    .set(form)
    .where(within(member, groups, eq(groups.id, id)))
    .returning()
  if (changed === undefined) throw new NotFound()
  return changed
}

export async function deleteGroup(
  { db, actor: { member } }: AdminContext,
  id: string,
): Promise<void> {
  const deleted = await db
    .delete(groups)
    .where(within(member, groups, eq(groups.id, id)))
    .returning({ id: groups.id })
  if (deleted.length === 0) throw new NotFound()
}
