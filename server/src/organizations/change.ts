import { eq } from 'drizzle-orm'
import type { Actor, ActorFor } from '../actor.ts'
import type { Context } from '../context.ts'
import { organizations } from '../db/tables/people.ts'

/** What is recorded already stays. Calls that are being recorded are not any further, once this says so. */
export async function changeOrganization(
  { db, actor }: Context<ActorFor<'admin'>>,
  { recordsCalls }: { recordsCalls: boolean },
): Promise<Actor> {
  await db
    .update(organizations)
    .set({ recordsCalls })
    .where(eq(organizations.id, actor.member.organizationId))
  return { ...actor, member: { ...actor.member, recordsCalls } }
}
