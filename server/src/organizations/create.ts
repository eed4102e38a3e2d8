import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { organizations, users } from '../db/tables.ts'
import { Conflict } from '../errors.ts'
import { joinOrganization } from './members.ts'

type OrganizationForm = { name: string; description: string }

export type FoundOrganization = typeof organizations.$inferSelect

/** For those who belong nowhere yet: they become its admin. */
export async function createOrganization(
  { db, actor }: Context,
  { name, description }: OrganizationForm,
): Promise<FoundOrganization> {
  return db.transaction(async (tx) => {
    // Asked twice at once, the second one waits here and then finds that there is one.
    const [user] = await tx
      .select({ organizationId: users.activeOrganizationId })
      .from(users)
      .where(eq(users.id, actor.userId))
      .for('update')
    if (user === undefined || user.organizationId !== null)
      throw new Conflict('You belong to an organization already')
    const [made] = await tx.insert(organizations).values({ name, description }).returning()
    if (made === undefined) throw new Error('the organization was not stored')
    await joinOrganization(tx, {
      organizationId: made.id,
      userId: actor.userId,
      role: 'admin',
      groupIds: [],
    })
    return made
  })
}
