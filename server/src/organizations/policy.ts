import { and, eq, notExists, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { memberships, users } from '../db/tables/people.ts'

/**
 * Whether an admin may set the password of an account, or disable it. An account that works elsewhere
 * too, or that is a developer's, is more than this organization's: its admin could otherwise step into it.
 */
export const isManageableBy = (member: Member, db: Db): SQL<boolean> =>
  sql<boolean>`(${and(
    eq(users.isDeveloper, false),
    notExists(
      db
        .select({ one: sql`1` })
        .from(sql`${memberships} as elsewhere`)
        .where(
          sql`elsewhere.user_id = ${users.id} and elsewhere.organization_id <> ${member.organizationId}`,
        ),
    ),
  )})`
