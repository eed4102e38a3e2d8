import { canSee } from '@colloquy/domain/visibility'
import { isAdmin } from '@colloquy/domain/roles'
import { and, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { roleplayGroups, roleplays } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'

type SharedRoleplay = {
  organizationId: string
  isPublic: boolean
  groupIds: string[]
  archivedAt: Date | null
  deletedAt: Date | null
}

/**
 * A deleted roleplay is seen by nobody, and an archived one only by admins, who can restore it. Who may create and
 * edit says the contract: admins.
 */
export const canSeeRoleplay = (member: Member, roleplay: SharedRoleplay): boolean =>
  roleplay.deletedAt === null &&
  (roleplay.archivedAt === null || isAdmin(member.role)) &&
  canSee(member, roleplay)

/** The same sentence for a whole list, as the database reads it. A test holds the two together. */
export const seenBy = (member: Member, db: Db): SQL | undefined =>
  within(
    member,
    roleplays,
    isNull(roleplays.deletedAt),
    isAdmin(member.role)
      ? undefined
      : and(isNull(roleplays.archivedAt), or(roleplays.isPublic, isAssignedTo(member, db))),
  )

/** What can be practised: what is archived waits until it is restored. */
export const startableBy = (member: Member, db: Db): SQL | undefined =>
  and(seenBy(member, db), isNull(roleplays.archivedAt))

function isAssignedTo(member: Member, db: Db): SQL {
  if (member.groupIds.length === 0) return sql`false`
  return exists(
    db
      .select({ one: sql`1` })
      .from(roleplayGroups)
      .where(
        and(
          sql`${roleplayGroups.roleplayId} = ${roleplays.id}`,
          inArray(roleplayGroups.groupId, member.groupIds),
        ),
      ),
  )
}
