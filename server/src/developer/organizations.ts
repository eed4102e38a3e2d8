import { and, asc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { memberships, organizations, users } from '../db/tables/people.ts'
import { NotFound } from '../errors.ts'

/** Developers work across organizations: here, and only here, nothing is kept within one. */

type Page = { after?: string | undefined; limit: number }

export const listOrganizations = ({ db }: Context, { after, limit }: Page) =>
  db
    .select()
    .from(organizations)
    .where(after === undefined ? undefined : isYounger(after))
    .orderBy(asc(organizations.createdAt), asc(organizations.id))
    .limit(limit)

const isYounger = (id: string) =>
  sql`(${organizations.createdAt}, ${organizations.id}) > (
    select seen.created_at, seen.id from ${organizations} as seen where seen.id = ${id})`

export async function listOrganizationUsers(
  { db }: Context,
  { organizationId, after, limit }: Page & { organizationId: string },
) {
  const [organization] = await db
    .select({ name: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
  if (organization === undefined) throw new NotFound()
  const found = await db
    .select({ userId: users.id, name: users.name, email: users.email, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizationId, organizationId),
        after === undefined ? undefined : joinedAfter(organizationId, after),
      ),
    )
    .orderBy(asc(memberships.createdAt), asc(memberships.userId))
    .limit(limit)
  return { name: organization.name, users: found }
}

const joinedAfter = (organizationId: string, userId: string) =>
  sql`(${memberships.createdAt}, ${memberships.userId}) > (
    select seen.created_at, seen.user_id from ${memberships} as seen
    where seen.organization_id = ${organizationId} and seen.user_id = ${userId})`

/** Accounts that belong nowhere else go with it. Developers stay: they work for all. */
export async function deleteOrganization(
  { longWork }: Context,
  organizationId: string,
): Promise<void> {
  await longWork.transaction(async (tx) => {
    const [locked] = await tx
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for('update')
    if (locked === undefined) throw new NotFound()
    const accounts = await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`not is_developer
        and exists (select from memberships m where m.user_id = users.id and m.organization_id = ${organizationId})
        and not exists (select from memberships m where m.user_id = users.id and m.organization_id <> ${organizationId})`)
    // Before its people: nothing is taken out of sums that go as a whole.
    await tx.delete(organizations).where(eq(organizations.id, organizationId))
    await tx.execute(
      sql`delete from users where id = any(${sql.param(accounts.map(({ id }) => id))}::uuid[])`,
    )
  })
}
