import {
  type LintedFile,
  lintRoleplays,
  type ReadRoleplay,
} from '@colloquy/contract/lint-roleplays'
import { nameOfCopy } from '@colloquy/domain/library'
import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import { folders, roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { Invalid, NotFound } from '../errors.ts'
import { type FoundRoleplay, findVisibleRoleplay } from '../roleplays/read.ts'
import { createRoleplay, insertRoleplays, judgesOf } from '../roleplays/write.ts'
import { foldersNamed, openFolders } from './folders.ts'

type AdminContext = Context<Actor & { member: Member }>

/** Nobody but admins sees a copy before somebody has looked at it, and shared it. */
const NOT_SHARED = { isPublic: false, groupIds: [] }

/** The copy of one that is archived is not. */
export async function duplicateRoleplay(ctx: AdminContext, id: string): Promise<FoundRoleplay> {
  const { name, description, persona, folderId, tags, ...of } = await findVisibleRoleplay(ctx, id)
  const { scenario, difficulty, graph, voice, rubric } = of
  return createRoleplay(ctx, {
    name: nameOfCopy(name, ROLEPLAY_LIMITS.nameCharacters),
    description: description ?? undefined,
    persona,
    ...{ scenario, difficulty, graph, voice, rubric },
    ...{ folderId, tags },
    ...NOT_SHARED,
  })
}

export type ExportedRoleplay = Awaited<ReturnType<typeof exportRoleplays>>[number]

/** By name: all of them, or none. */
export async function exportRoleplays({ db, actor: { member } }: AdminContext, ids: string[]) {
  const found = await db
    .select({
      name: roleplays.name,
      description: roleplays.description,
      tags: roleplays.tags,
      scenario: roleplays.scenario,
      difficulty: roleplays.difficulty,
      folder: folders.name,
      persona: roleplayVersions.persona,
      graph: roleplayVersions.graph,
      voice: roleplayVersions.voice,
      rubric: roleplayVersions.rubric,
    })
    .from(roleplays)
    .innerJoin(
      roleplayVersions,
      and(
        eq(roleplayVersions.roleplayId, roleplays.id),
        eq(roleplayVersions.version, roleplays.version),
      ),
    )
    .leftJoin(folders, eq(folders.id, roleplays.folderId))
    .where(within(member, roleplays, and(inArray(roleplays.id, ids), isNull(roleplays.deletedAt))))
    .orderBy(asc(roleplays.name), asc(roleplays.id))
  if (found.length < ids.length) throw new NotFound()
  return found
}

export type PreviewedImport = LintedFile & {
  takenNames: ReadonlySet<string>
  knownFolders: ReadonlyMap<string, string>
}

/** What would be made, and what stands in the way. */
export async function previewImport(
  { db, actor: { member }, settings }: AdminContext,
  file: unknown,
): Promise<PreviewedImport> {
  const linted = lintRoleplays(file, judgesOf(settings))
  const names = linted.roleplays.map(({ name }) => name)
  if (names.length === 0) return { ...linted, takenNames: new Set(), knownFolders: new Map() }
  const [taken, knownFolders] = await Promise.all([
    db
      .selectDistinct({ name: roleplays.name })
      .from(roleplays)
      .where(
        within(member, roleplays, and(inArray(roleplays.name, names), isNull(roleplays.deletedAt))),
      ),
    foldersNamed(db, member, folderNames(linted.roleplays)),
  ])
  return { ...linted, takenNames: new Set(taken.map(({ name }) => name)), knownFolders }
}

/** All of them, or none. One whose name is taken is made beside the other: nothing is written over. */
export async function importRoleplays(
  { db, actor: { member }, settings }: AdminContext,
  file: unknown,
): Promise<{ id: string; name: string }[]> {
  const { problems, roleplays: read } = lintRoleplays(file, judgesOf(settings))
  const [first, ...others] = problems
  if (first !== undefined) throw Invalid.field(['file'], first, ...others)
  return db.transaction(async (tx) => {
    const folderIds = await openFolders(tx, member, folderNames(read))
    const written = read.map(({ folder, ...roleplay }) => ({
      ...roleplay,
      ...NOT_SHARED,
      folderId: folder === null ? null : (folderIds.get(folder) ?? null),
    }))
    const ids = await insertRoleplays(tx, member, written)
    return ids.map((id, n) => ({ id, name: read[n]?.name ?? '' }))
  })
}

const folderNames = (read: readonly ReadRoleplay[]): string[] => [
  ...new Set(read.flatMap(({ folder }) => (folder === null ? [] : [folder]))),
]
