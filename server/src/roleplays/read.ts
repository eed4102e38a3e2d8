import { and, asc, eq, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { roleplayGroups, roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { statement } from '../db/statement.ts'
import { asker, within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'
import { canSeeRoleplay, startableBy } from './policy.ts'

type Page = { after?: string | undefined; limit: number }

/** What can be practised, by name. Who belongs nowhere sees nothing. */
export async function listRoleplays({ db, actor: { member } }: Context, { after, limit }: Page) {
  if (member === null) return []
  return db
    .select({
      id: roleplays.id,
      name: roleplays.name,
      description: roleplays.description,
      isPublic: roleplays.isPublic,
      scenario: roleplays.scenario,
      difficulty: roleplays.difficulty,
    })
    .from(roleplays)
    .where(and(startableBy(member, db), after === undefined ? undefined : isAfter(member, after)))
    .orderBy(asc(roleplays.name), asc(roleplays.id))
    .limit(limit)
}

const isAfter = (member: Member, id: string) =>
  sql`(${roleplays.name}, ${roleplays.id}) > (
    select seen.name, seen.id from ${roleplays} as seen
    where seen.organization_id = ${member.organizationId} and seen.id = ${id})`

export type FoundRoleplay = NonNullable<Awaited<ReturnType<typeof readRoleplay>>>

/** Not found also when it is not theirs to see. */
export async function findVisibleRoleplay(
  { db, actor: { member } }: Context,
  id: string,
): Promise<FoundRoleplay> {
  const roleplay = member === null ? null : await readRoleplay(db, member, id)
  if (member === null || roleplay === null || !canSeeRoleplay(member, roleplay))
    throw new NotFound()
  return roleplay
}

/** The id of one that they can still practise, and null otherwise: for what only leads to it. */
export async function startableRoleplayId(
  { db, actor: { member } }: Context,
  id: string | null,
): Promise<string | null> {
  if (member === null || id === null) return null
  const [seen] = await db
    .select({ id: roleplays.id })
    .from(roleplays)
    .where(and(startableBy(member, db), eq(roleplays.id, id)))
  return seen?.id ?? null
}

export async function readRoleplay(db: Db, tenant: { organizationId: string }, id: string) {
  const { organizationId } = tenant
  const [row] = await roleplayOfTenant(db).execute({ organizationId, id })
  return row ?? null
}

const roleplayOfTenant = statement((db) =>
  db
    .select({
      id: roleplays.id,
      organizationId: roleplays.organizationId,
      version: roleplays.version,
      name: roleplays.name,
      description: roleplays.description,
      scenario: roleplays.scenario,
      difficulty: roleplays.difficulty,
      persona: roleplayVersions.persona,
      graph: roleplayVersions.graph,
      voice: roleplayVersions.voice,
      rubric: roleplayVersions.rubric,
      isPublic: roleplays.isPublic,
      folderId: roleplays.folderId,
      tags: roleplays.tags,
      archivedAt: roleplays.archivedAt,
      deletedAt: roleplays.deletedAt,
      updatedAt: roleplays.updatedAt,
      groupIds: sql<string[]>`array(
        select ${roleplayGroups.groupId} from ${roleplayGroups}
        where ${roleplayGroups.roleplayId} = ${roleplays.id} order by 1)`,
    })
    .from(roleplays)
    .innerJoin(
      roleplayVersions,
      and(
        eq(roleplayVersions.roleplayId, roleplays.id),
        eq(roleplayVersions.version, roleplays.version),
      ),
    )
    .where(within(asker, roleplays, eq(roleplays.id, sql.placeholder('id'))))
    .prepare('roleplay_of_tenant'),
)
