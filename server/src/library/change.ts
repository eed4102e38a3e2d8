import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import { isDanglingReference } from '../db/failures.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { Invalid, NotFound } from '../errors.ts'

type AdminContext = Context<Actor & { member: Member }>

export type LibraryChange = {
  ids: string[]
  archived?: boolean
  /** Null takes them out of theirs. */
  folderId?: string | null
  addTags: string[]
  removeTags: string[]
}

/** Several at once: all of them, or none. No version is made, for nothing changes in what is practised. */
export async function changeLibrary(
  { db, actor: { member } }: AdminContext,
  change: LibraryChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const these = within(
      member,
      roleplays,
      and(inArray(roleplays.id, change.ids), isNull(roleplays.deletedAt)),
    )
    // In the same order for everybody: two who change the same wait for each other, and not both.
    const found = await tx
      .select({ id: roleplays.id })
      .from(roleplays)
      .where(these)
      .orderBy(asc(roleplays.id))
      .for('update')
    if (found.length < change.ids.length) throw new NotFound()
    const changed = await tx
      .update(roleplays)
      .set({
        ...(change.archived === undefined ? {} : { archivedAt: archivedAt(change.archived) }),
        ...(change.folderId === undefined ? {} : { folderId: change.folderId }),
        tags: tagsAfter(change),
      })
      .where(these)
      .returning({ tags: roleplays.tags })
      .catch((failure: unknown) => {
        throw isDanglingReference(failure)
          ? Invalid.field(['folder_id'], 'Folder not found')
          : failure
      })
    if (changed.some(({ tags }) => tags.length > LIBRARY_LIMITS.tags))
      throw Invalid.field(['add_tags'], `A roleplay can have ${LIBRARY_LIMITS.tags} tags`)
  })
}

/** Of what is archived already, since when stays. */
const archivedAt = (isArchived: boolean): SQL | null =>
  isArchived ? sql`coalesce(${roleplays.archivedAt}, now())` : null

const tagsAfter = ({ addTags, removeTags }: LibraryChange): SQL =>
  addTags.length === 0 && removeTags.length === 0
    ? sql`${roleplays.tags}`
    : sql`array(
        select tag from (
          select unnest(${roleplays.tags}) union select unnest(${sql.param(addTags)}::text[])
        ) as all_tags (tag)
        where tag <> all (${sql.param(removeTags)}::text[]) order by tag collate "C")`
