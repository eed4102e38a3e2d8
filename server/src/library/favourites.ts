import { and, eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { roleplayFavourites } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'
import { findVisibleRoleplay } from '../roleplays/read.ts'

/** One's own. Said again, it changes nothing. */
export async function addFavourite(ctx: Context, roleplayId: string): Promise<void> {
  await findVisibleRoleplay(ctx, roleplayId)
  const { member } = ctx.actor
  if (member === null) throw new NotFound()
  const { organizationId, userId } = member
  await ctx.db
    .insert(roleplayFavourites)
    .values({ organizationId, userId, roleplayId })
    .onConflictDoNothing()
}

/** Also of one that is not theirs to see any more: of that, nothing is told. */
export async function removeFavourite(
  { db, actor: { member } }: Context,
  roleplayId: string,
): Promise<void> {
  if (member === null) return
  await db
    .delete(roleplayFavourites)
    .where(
      within(
        member,
        roleplayFavourites,
        and(
          eq(roleplayFavourites.userId, member.userId),
          eq(roleplayFavourites.roleplayId, roleplayId),
        ),
      ),
    )
}
