/**
 * What columns of many tables are made of. What must never be untrue stands in the tables beside this as a foreign key
 * or a check, so that no path through the code can make it untrue. `organization_id` in a foreign key keeps the rows of
 * one organization from ever pointing into another.
 */
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const id = () => uuid('id').primaryKey().defaultRandom()
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
