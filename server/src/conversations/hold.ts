import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { organizations } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import type { FoundConversation } from './read.ts'

/**
 * For whoever changes what hangs on a conversation, until the end of the transaction; null where there is none. Its
 * organization is held before it, and cannot be deleted meanwhile: that takes the organization first and its
 * conversations after it, and what is written beneath a conversation asks for the organization.
 */
export async function holdConversation(
  tx: Db,
  which: SQL | undefined,
): Promise<FoundConversation | null> {
  const organization = holdOrganization(tx, conversations.organizationId)
  const [held] = await tx
    .select(getTableColumns(conversations))
    .from(conversations)
    .innerJoinLateral(organization, sql`true`)
    .where(which)
    .for('update', { of: conversations })
  return held ?? null
}

/** To be joined by what takes a conversation: it is asked for a row first, and so held first. */
export const holdOrganization = (tx: Db, id: string | typeof conversations.organizationId) =>
  tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('key share')
    .as('held_organization')
