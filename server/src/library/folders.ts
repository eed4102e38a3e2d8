import { LIBRARY_LIMITS } from '@colloquy/domain/library'
import { eq, inArray } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { isDuplicate } from '../db/failures.ts'
import { folders } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { Conflict, NotFound } from '../errors.ts'

type AdminContext = Context<Actor & { member: Member }>
type Folder = { id: string; name: string }

const FULL = `An organization can have ${LIBRARY_LIMITS.folders} folders`
const TAKEN = 'There is a folder of this name already'
const columns = { id: folders.id, name: folders.name }

export async function createFolder(
  { db, actor: { member } }: AdminContext,
  name: string,
): Promise<Folder> {
  if ((await countFolders(db, member)) >= LIBRARY_LIMITS.folders) throw new Conflict(FULL)
  const [made] = await db
    .insert(folders)
    .values({ organizationId: member.organizationId, name })
    .onConflictDoNothing()
    .returning(columns)
  if (made === undefined) throw new Conflict(TAKEN)
  return made
}

export async function renameFolder(
  { db, actor: { member } }: AdminContext,
  { id, name }: Folder,
): Promise<Folder> {
  // Of its own, because the failure would end that of the request.
  const [renamed] = await db
    .transaction((tx) =>
      tx
        .update(folders)
        .set({ name })
        .where(within(member, folders, eq(folders.id, id)))
        .returning(columns),
    )
    .catch((failure: unknown) => {
      throw isDuplicate(failure) ? new Conflict(TAKEN) : failure
    })
  if (renamed === undefined) throw new NotFound()
  return renamed
}

/** A foreign key takes its roleplays out of it. */
export async function deleteFolder(
  { db, actor: { member } }: AdminContext,
  id: string,
): Promise<void> {
  const deleted = await db
    .delete(folders)
    .where(within(member, folders, eq(folders.id, id)))
    .returning({ id: folders.id })
  if (deleted.length === 0) throw new NotFound()
}

/** Which of these names there are, with their ids. */
export async function foldersNamed(
  db: Db,
  member: Member,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  const found = await db
    .select(columns)
    .from(folders)
    .where(within(member, folders, inArray(folders.name, [...names])))
  return new Map(found.map(({ id, name }) => [name, id]))
}

/** Those that there are, and the others made. */
export async function openFolders(
  tx: Db,
  member: Member,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map()
  await tx
    .insert(folders)
    .values(names.map((name) => ({ organizationId: member.organizationId, name })))
    .onConflictDoNothing()
  if ((await countFolders(tx, member)) > LIBRARY_LIMITS.folders) throw new Conflict(FULL)
  return foldersNamed(tx, member, names)
}

const countFolders = (db: Db, member: Member): Promise<number> =>
  db.$count(folders, within(member, folders))
