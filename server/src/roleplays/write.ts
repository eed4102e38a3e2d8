import { isDeepStrictEqual } from 'node:util'
import { refusals } from '@colloquy/contract/messages'
import { type Course, ORDINARY_COURSE, type RoleplayForm } from '@colloquy/domain/roleplay'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { isDanglingReference } from '../db/failures.ts'
import { conversations, roleplayGroups, roleplays, roleplayVersions } from '../db/tables.ts'
import { within } from '../db/tenant.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { type FoundRoleplay, readRoleplay } from './read.ts'
import { requireSoundCourse } from './sound-course.ts'

type AdminContext = Context<Actor & { member: Member }>
type Content = RoleplayForm & Course
/** What goes without saying depends on whether there was something before. */
type Written = RoleplayForm & Partial<Course>

export async function createRoleplay(
  { db, actor, settings }: AdminContext,
  form: Written,
): Promise<FoundRoleplay> {
  requireSoundCourse({ ...ORDINARY_COURSE, ...form }, judgesOf(settings))
  return db.transaction(async (tx) => {
    const id = await insertRoleplay(tx, actor.member, form)
    return readBack(tx, actor.member, id)
  })
}

/** Also how the demo's roleplays are made. */
export async function insertRoleplay(
  tx: Db,
  author: { organizationId: string; userId: string | null },
  written: Written,
): Promise<string> {
  const { organizationId } = author
  const form = { ...ORDINARY_COURSE, ...written }
  const [made] = await tx
    .insert(roleplays)
    .values({ organizationId, isPublic: form.isPublic, ...listedOf(form) })
    .returning({ id: roleplays.id })
  if (made === undefined) throw new Error('the roleplay was not stored')
  await insertVersion(tx, author, { id: made.id, version: 1, form })
  await assignGroups(tx, { organizationId, roleplayId: made.id, groupIds: form.groupIds })
  return made.id
}

const judgesOf = ({ grader }: AdminContext['settings']): Judges => ({ hasModel: grader !== null })

type Edit = { id: string; form: Written; editedFrom: string | undefined }

/**
 * A change of the content makes a new version; a change of who sees it does not, so the version does not
 * tell whether somebody else was faster.
 */
export async function editRoleplay(
  { db, actor: { member }, settings }: AdminContext,
  { id, form: written, editedFrom }: Edit,
): Promise<FoundRoleplay> {
  return db.transaction(async (tx) => {
    const isThis = within(member, roleplays, eq(roleplays.id, id), isNull(roleplays.deletedAt))
    const locked = await tx.select({ id: roleplays.id }).from(roleplays).where(isThis).for('update')
    const before = locked.length === 0 ? null : await readRoleplay(tx, member, id)
    if (before === null) throw new NotFound()
    if (editedFrom !== undefined && Date.parse(editedFrom) !== before.updatedAt.getTime())
      throw new Conflict(refusals.changedMeanwhile)

    const form = { ...courseOf(before), ...written }
    // Also when the graph is the one from before: it may rest on what was said about the persona.
    requireSoundCourse(form, judgesOf(settings))
    const isNewContent = !isDeepStrictEqual(contentOf(form), contentOf(before))
    const version = isNewContent ? before.version + 1 : before.version
    if (isNewContent) await insertVersion(tx, member, { id, version, form })
    await tx
      .update(roleplays)
      .set({ ...listedOf(form), isPublic: form.isPublic, version, updatedAt: sql`now()` })
      .where(isThis)
    await tx
      .delete(roleplayGroups)
      .where(within(member, roleplayGroups, eq(roleplayGroups.roleplayId, id)))
    await assignGroups(tx, {
      organizationId: member.organizationId,
      roleplayId: id,
      groupIds: form.groupIds,
    })
    return readBack(tx, member, id)
  })
}

/** `hidden` keeps its history; `gone` leaves conversations with their name and grade alone. */
export async function deleteRoleplay(
  { db, actor: { member } }: AdminContext,
  { id, becomes }: { id: string; becomes: 'hidden' | 'gone' },
): Promise<void> {
  const isThis = within(member, roleplays, eq(roleplays.id, id), isNull(roleplays.deletedAt))
  const deleted =
    becomes === 'hidden'
      ? await db
          .update(roleplays)
          .set({ deletedAt: sql`now()` })
          .where(isThis)
          .returning({ id: roleplays.id })
      : await db.transaction(async (tx) => {
          // Its conversations first, as whoever grades or submits one has it before it comes to the roleplay.
          await tx
            .select({ id: conversations.id })
            .from(conversations)
            .where(within(member, conversations, eq(conversations.roleplayId, id)))
            .orderBy(conversations.id)
            .for('update')
          return tx.delete(roleplays).where(isThis).returning({ id: roleplays.id })
        })
  if (deleted.length === 0) throw new NotFound()
}

const courseOf = ({ scenario, difficulty, graph, voice, rubric }: Course): Course => ({
  scenario,
  difficulty,
  graph,
  voice,
  rubric,
})

/** What the lists show of it. */
const listedOf = (of: Content | FoundRoleplay) => ({
  name: of.name,
  description: of.description ?? null,
  scenario: of.scenario,
  difficulty: of.difficulty,
})

const contentOf = (of: Content | FoundRoleplay) => ({
  ...listedOf(of),
  persona: of.persona,
  graph: of.graph,
  voice: of.voice,
  rubric: of.rubric,
})

async function insertVersion(
  tx: Db,
  author: { organizationId: string; userId: string | null },
  { id, version, form }: { id: string; version: number; form: Content },
): Promise<void> {
  await tx.insert(roleplayVersions).values({
    organizationId: author.organizationId,
    roleplayId: id,
    version,
    ...contentOf(form),
    createdBy: author.userId,
  })
}

type Assignment = { organizationId: string; roleplayId: string; groupIds: string[] }

/** The foreign key lets only groups of the same organization in. */
async function assignGroups(
  tx: Db,
  { organizationId, roleplayId, groupIds }: Assignment,
): Promise<void> {
  if (groupIds.length === 0) return
  await tx
    .insert(roleplayGroups)
    .values(groupIds.map((groupId) => ({ organizationId, roleplayId, groupId })))
    .catch((failure: unknown) => {
      throw isDanglingReference(failure)
        ? Invalid.field(['assigned_groups'], 'Group not found')
        : failure
    })
}

async function readBack(tx: Db, member: Member, id: string): Promise<FoundRoleplay> {
  const roleplay = await readRoleplay(tx, member, id)
  if (roleplay === null) throw new NotFound()
  return roleplay
}
