import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A table whose rows belong to an organization. */
type TenantTable = { organizationId: PgColumn }

/**
 * The one way to the rows of an organization: `where(within(member, roleplays, …))`. Its first argument
 * is who asks, never an id from outside, so nobody can name another organization.
 */
export const within = (
  tenant: { organizationId: string | Placeholder },
  table: TenantTable,
  ...conditions: (SQL | undefined)[]
): SQL | undefined => and(eq(table.organizationId, tenant.organizationId), ...conditions)

/** The member who asks, in a statement that is written before anybody does: executed with a member. */
export const asker = {
  organizationId: sql.placeholder('organizationId'),
  userId: sql.placeholder('userId'),
}
