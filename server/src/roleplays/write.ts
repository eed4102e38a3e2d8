import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { refusals } from '@colloquy/contract/messages'
import { type Course, ORDINARY_COURSE, type RoleplayForm } from '@colloquy/domain/roleplay'
import type { Judges } from '@colloquy/domain/rubric/validate'
import { eq, isNull, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { isDanglingReference } from '../db/failures.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplayGroups, roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { type FoundRoleplay, readRoleplay } from './read.ts'
import { requireSoundCourse } from './sound-course.ts'

type AdminContext = Context<Actor & { member: Member }>
type Author = { organizationId: string; userId: string | null }
type Content = RoleplayForm & Course
/** What goes without saying depends on whether there was something before. */
type Written = RoleplayForm & Partial<Course>
/** Where it lies in the library, beside what it is. */
type Placed = Written & { folderId?: string | null; tags?: string[] }

export async function createRoleplay(
  { db, actor, settings }: AdminContext,
  form: Placed,
): Promise<FoundRoleplay> {
  requireSoundCourse({ ...ORDINARY_COURSE, ...form }, judgesOf(settings))
  return db.transaction(async (tx) => {
    const id = await insertRoleplay(tx, actor.member, form)
    return readBack(tx, actor.member, id)
  })
}

/** Also how the demo's roleplays are made. */
export async function insertRoleplay(tx: Db, author: Author, written: Placed): Promise<string> {
  const [id] = await insertRoleplays(tx, author, [written])
  if (id === undefined) throw new Error('the roleplay was not stored')
  return id
}

/** As many queries for one as for a hundred. Their ids, in the same order. */
export async function insertRoleplays(
  tx: Db,
  author: Author,
  written: readonly Placed[],
): Promise<string[]> {
  const { organizationId } = author
  const made = written.map((one) => ({ id: randomUUID(), form: { ...ORDINARY_COURSE, ...one } }))
  await tx.insert(roleplays).values(
    made.map(({ id, form }) => ({
      id,
      organizationId,
      isPublic: form.isPublic,
      folderId: form.folderId ?? null,
      tags: form.tags ?? [],
      ...listedOf(form),
    })),
  )
  await insertVersions(
    tx,
    author,
    made.map(({ id, form }) => ({ id, version: 1, form })),
  )
  const sharing = made.map(({ id, form }) => ({ roleplayId: id, groupIds: form.groupIds }))
  await assignGroups(tx, organizationId, sharing)
  return made.map(({ id }) => id)
}

export const judgesOf = ({ grader }: AdminContext['settings']): Judges => ({
  hasModel: grader !== null,
})

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
    if (isNewContent) await insertVersions(tx, member, [{ id, version, form }])
    await tx
      .update(roleplays)
      .set({ ...listedOf(form), isPublic: form.isPublic, version, updatedAt: sql`now()` })
      .where(isThis)
    await tx
      .delete(roleplayGroups)
      .where(within(member, roleplayGroups, eq(roleplayGroups.roleplayId, id)))
    await assignGroups(tx, member.organizationId, [{ roleplayId: id, groupIds: form.groupIds }])
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

type NewVersion = { id: string; version: number; form: Content }

async function insertVersions(
  tx: Db,
  author: Author,
  versions: readonly NewVersion[],
): Promise<void> {
  const { organizationId, userId: createdBy } = author
  await tx.insert(roleplayVersions).values(
    versions.map(({ id, version, form }) => ({
      organizationId,
      roleplayId: id,
      version,
      ...contentOf(form),
      createdBy,
    })),
  )
}

type Sharing = { roleplayId: string; groupIds: readonly string[] }

/** The foreign key lets only groups of the same organization in. */
async function assignGroups(
  tx: Db,
  organizationId: string,
  sharing: readonly Sharing[],
): Promise<void> {
  const rows = sharing.flatMap(({ roleplayId, groupIds }) =>
    groupIds.map((groupId) => ({ organizationId, roleplayId, groupId })),
  )
  if (rows.length === 0) return
  await tx
    .insert(roleplayGroups)
    .values(rows)
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
