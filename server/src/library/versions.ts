import { changesBetween } from '@colloquy/domain/roleplay-changes'
import { and, desc, eq, isNull, lt, type SQL } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people.ts'
import { roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'
import { type FoundRoleplay, findVisibleRoleplay } from '../roleplays/read.ts'
import { editRoleplay } from '../roleplays/write.ts'

type AdminContext = Context<Actor & { member: Member }>
export type FoundVersion = Awaited<ReturnType<typeof selectVersions>>[number]
export type ListedVersion = FoundVersion & { changes: string[] | null }

type Page = { roleplayId: string; before?: number | undefined; limit: number }

/** Newest first, each with what was another in the one before it. */
export async function listVersions(
  { db, actor: { member } }: AdminContext,
  { roleplayId, before, limit }: Page,
): Promise<ListedVersion[]> {
  const older = before === undefined ? undefined : lt(roleplayVersions.version, before)
  // One more, to compare the last one with.
  const found = await selectVersions(db, member, ofOne(roleplayId, older)).limit(limit + 1)
  // Each has a first version, so nothing found is nothing there; beyond the first there is nothing more.
  if (found.length === 0 && (before === undefined || before > 1)) throw new NotFound()
  return found.slice(0, limit).map((version, n) => {
    const previous = found[n + 1]
    return {
      ...version,
      changes: previous === undefined ? null : changesBetween(previous, version),
    }
  })
}

type Of = { roleplayId: string; version: number }

export async function readVersion(
  { db, actor: { member } }: AdminContext,
  { roleplayId, version }: Of,
): Promise<FoundVersion> {
  const isThis = ofOne(roleplayId, eq(roleplayVersions.version, version))
  const [found] = await selectVersions(db, member, isThis)
  if (found === undefined) throw new NotFound()
  return found
}

/** A new version with the content of an old one: nothing that was practised meanwhile loses what it was. */
export async function goBackToVersion(
  ctx: AdminContext,
  { editedFrom, ...of }: Of & { editedFrom: string | undefined },
): Promise<FoundRoleplay> {
  const { isPublic, groupIds, updatedAt } = await findVisibleRoleplay(ctx, of.roleplayId)
  const { name, description, scenario, difficulty, persona, graph, voice, rubric } =
    await readVersion(ctx, of)
  return editRoleplay(ctx, {
    id: of.roleplayId,
    form: {
      ...{ name, description: description ?? undefined, persona },
      ...{ scenario, difficulty, graph, voice, rubric },
      ...{ isPublic, groupIds },
    },
    // Whoever shares it at the same moment is not overruled.
    editedFrom: editedFrom ?? updatedAt.toISOString(),
  })
}

const ofOne = (roleplayId: string, ...conditions: (SQL | undefined)[]): SQL | undefined =>
  and(eq(roleplayVersions.roleplayId, roleplayId), ...conditions)

const selectVersions = (db: Db, member: Member, which: SQL | undefined) =>
  db
    .select({
      version: roleplayVersions.version,
      name: roleplayVersions.name,
      description: roleplayVersions.description,
      scenario: roleplayVersions.scenario,
      difficulty: roleplayVersions.difficulty,
      persona: roleplayVersions.persona,
      graph: roleplayVersions.graph,
      voice: roleplayVersions.voice,
      rubric: roleplayVersions.rubric,
      createdAt: roleplayVersions.createdAt,
      madeBy: { name: users.name, email: users.email },
    })
    .from(roleplayVersions)
    .innerJoin(roleplays, eq(roleplays.id, roleplayVersions.roleplayId))
    .leftJoin(users, eq(users.id, roleplayVersions.createdBy))
    .where(within(member, roleplayVersions, and(isNull(roleplays.deletedAt), which)))
    .orderBy(desc(roleplayVersions.version))
    .$dynamic()
