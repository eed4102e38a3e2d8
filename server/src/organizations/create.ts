import type { Context } from '../context.ts'
import { organizations } from '../db/tables/people.ts'
import { joinOrganization, requireNoOrganization } from './members.ts'

type OrganizationForm = { name: string; description: string }

export type FoundOrganization = typeof organizations.$inferSelect

/** For those who belong nowhere yet: they become its admin. */
export async function createOrganization(
  { db, actor }: Context,
  { name, description }: OrganizationForm,
): Promise<FoundOrganization> {
  return db.transaction(async (tx) => {
    await requireNoOrganization(tx, actor.userId)
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
