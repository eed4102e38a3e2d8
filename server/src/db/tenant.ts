import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A table whose rows belong to an organization. */
type TenantTable = { organizationId: PgColumn }

/**
 * The one way to the rows of an organization: `where(within(member, roleplays, …))`. Its first argument
 * is who asks, never an id from outside, so nobody can name another organization.
 */
export const within = (
  tenant: { organizationId: string },
  table: TenantTable,
  ...conditions: (SQL | undefined)[]
): SQL | undefined => and(eq(table.organizationId, tenant.organizationId), ...conditions)
