import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import {
  conversations,
  grades,
  groupMembers,
  groups,
  memberships,
  roleplays,
  users,
} from '../db/tables.ts'
import { Conflict, Invalid } from '../errors.ts'
import { decide } from '../grades/decide.ts'
import { disagree } from '../grades/disagree.ts'
import { submitGrade } from '../grades/submit.ts'
import { deleteGroup } from '../organizations/groups.ts'
import { removeMember } from '../organizations/members.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { deleteRoleplay } from '../roleplays/write.ts'
import { aGradedTalk, aGrading } from './a-grading.ts'
import type { GradeMade, Step } from './histories.ts'
import { aGroup, anOrganization, aPerson, aRoleplay } from './world.ts'

/** A small organization in which something happens. It notes what nobody could read anywhere else. */
export type World = {
  organizationId: string
  admin: Member
  /** In which groups the learner of a conversation was when it was submitted. */
  groupsOnSubmitting: Map<string, string[]>
}

export async function aWorld(db: Db): Promise<World> {
  const organizationId = await anOrganization(db)
  const groupIds = [await aGroup(db, organizationId), await aGroup(db, organizationId)]
  const admin = await aPerson(db, { organizationId, role: 'admin' })
  for (const ofGroups of [groupIds, groupIds.slice(1), []])
    await aPerson(db, { organizationId, groupIds: ofGroups })
  // An account that was never used would go with its membership.
  await db.update(users).set({ passwordHash: 'used' })
  for (const scenario of ['sales', 'sales', 'legal'] as const)
    await aRoleplay(db, organizationId, { scenario })
  return {
    organizationId,
    admin: aMember({ organizationId, userId: admin.userId, role: 'admin' }),
    groupsOnSubmitting: new Map(),
  }
}

const aMember = (of: { organizationId: string; userId: string; role: string }): Member => ({
  ...of,
  organizationName: 'Acme',
  recordsCalls: false,
  groupIds: [],
})

/** As the calls do it; false where there was nothing to do it with. */
export async function play(db: Db, world: World, step: Step): Promise<boolean> {
  const { organizationId, admin } = world
  switch (step.does) {
    case 'talk': {
      const userId = await one(membersOf(db, admin), step.who)
      const isHere = and(eq(roleplays.organizationId, organizationId), isNull(roleplays.deletedAt))
      const ids = db.select({ id: roleplays.id }).from(roleplays).where(isHere)
      const roleplayId = await one(
        ids.orderBy(asc(roleplays.createdAt), asc(roleplays.id)),
        step.what,
      )
      if (userId === null || roleplayId === null) return false
      const startedAt = new Date(Date.UTC(2026, 2, 31) - step.daysAgo * 86_400_000)
      const endedAt = new Date(startedAt.getTime() + 600_000)
      const own = { organizationId, userId, roleplayId, roleplayVersion: 1, startedAt, endedAt }
      const given = gradeOf(step.grade)
      await aGradedTalk(db, { ...own, score: step.grade.score }, given)
      return true
    }
    case 'grade again': {
      const id = await one(talksOf(db, world), step.which)
      if (id === null) return false
      const number = 1 + (await db.$count(grades, eq(grades.conversationId, id)))
      const { score = null, ...given } = step.grade === null ? {} : gradeOf(step.grade)
      await db.insert(grades).values({ ...aGrading(id), ...given, score, number })
      const state = score === null ? ('ungraded' as const) : ('graded' as const)
      const reason = score === null ? ('too-short' as const) : null
      await db.update(conversations).set({ score, state, reason }).where(eq(conversations.id, id))
      await keepOutcome(db, id)
      if (score === null) world.groupsOnSubmitting.delete(id)
      else await noteGroups(db, world, id)
      return true
    }
    case 'submit': {
      const id = await one(talksOf(db, world), step.which)
      const learner = id === null ? null : await learnerOf(db, world, id)
      if (id === null || learner === null) return false
      await submitGrade(asking(db, learner), id)
      await noteGroups(db, world, id)
      return true
    }
    case 'overrule': {
      const id = await one(talksOf(db, world), step.which)
      const learner = id === null ? null : await learnerOf(db, world, id)
      if (id === null || learner === null) return false
      const said = { conversationId: id, criterionId: `criterion ${step.criterion}`, turn: 0 }
      const made = await quietly(() => disagree(asking(db, learner), { ...said, words: 'No' }))
      if (made === null) return false
      await noteGroups(db, world, id)
      const decided = { disagreementId: made.id, score: step.score, reason: 'Yes' }
      await decide(asking(db, admin), decided)
      return true
    }
    case 'delete the conversation': {
      const id = await one(talksOf(db, world), step.which)
      if (id === null) return false
      await db.delete(conversations).where(eq(conversations.id, id))
      return true
    }
    case 'delete the person': {
      const userId = await one(membersOf(db, admin), step.who)
      if (userId === null) return false
      await db.delete(users).where(eq(users.id, userId))
      return true
    }
    case 'remove the member': {
      const userId = await one(membersOf(db, admin), step.who)
      if (userId === null) return false
      await removeMember(asking(db, admin), userId)
      return true
    }
    case 'move': {
      const userId = await one(membersOf(db, admin), step.who)
      if (userId === null) return false
      const all = await db.select().from(groups).where(eq(groups.organizationId, organizationId))
      const next = all.filter((_, n) => ((step.groups >> n) & 1) === 1)
      await db.delete(groupMembers).where(eq(groupMembers.userId, userId))
      if (next.length > 0)
        await db
          .insert(groupMembers)
          .values(next.map(({ id }) => ({ organizationId, userId, groupId: id })))
      return true
    }
    case 'delete the group': {
      const isHere = eq(groups.organizationId, organizationId)
      const ids = db.select({ id: groups.id }).from(groups).where(isHere).orderBy(asc(groups.id))
      const id = await one(ids, step.which)
      if (id === null) return false
      await deleteGroup(asking(db, admin), id)
      return true
    }
    case 'delete the roleplay': {
      const isHere = and(eq(roleplays.organizationId, organizationId), isNull(roleplays.deletedAt))
      const ids = db.select({ id: roleplays.id }).from(roleplays).where(isHere)
      const id = await one(ids.orderBy(asc(roleplays.id)), step.which)
      if (id === null) return false
      const becomes = step.isForGood ? 'gone' : 'hidden'
      await deleteRoleplay(asking(db, admin), { id, becomes })
      return true
    }
  }
}

/** What these calls need of it. */
const asking = (db: Db, member: Member) =>
  ({
    db,
    actor: { userId: member.userId, member, name: 'Ana', email: 'ana@test.example' },
  }) as Context<Actor & { member: Member }>

async function one(ids: PromiseLike<{ id: string }[]>, number: number): Promise<string | null> {
  const all = await ids
  return all.length === 0 ? null : (all[number % all.length]?.id ?? null)
}

const membersOf = (db: Db, { organizationId, userId }: Member) =>
  db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.organizationId, organizationId), sql`${memberships.userId} <> ${userId}`),
    )
    .orderBy(asc(memberships.createdAt), asc(memberships.userId))

const talksOf = (db: Db, { organizationId }: World) =>
  db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.organizationId, organizationId))
    .orderBy(asc(conversations.startedAt), asc(conversations.id))

/** Null where they are no member any more. */
async function learnerOf(db: Db, { organizationId }: World, id: string): Promise<Member | null> {
  const [found] = await db
    .select({ userId: memberships.userId, role: memberships.role })
    .from(conversations)
    .innerJoin(
      memberships,
      and(
        eq(memberships.userId, conversations.userId),
        eq(memberships.organizationId, conversations.organizationId),
      ),
    )
    .where(eq(conversations.id, id))
  return found === undefined ? null : aMember({ ...found, organizationId })
}

/** Noted once: from when on it both has a score and is submitted. */
async function noteGroups(db: Db, world: World, id: string): Promise<void> {
  if (world.groupsOnSubmitting.has(id)) return
  const counts = and(
    eq(conversations.id, id),
    isNotNull(conversations.submittedAt),
    isNotNull(conversations.score),
  )
  const [found] = await db.select().from(conversations).where(counts)
  if (found === undefined) return
  const ofLearner = await db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .where(eq(groupMembers.userId, found.userId))
  world.groupsOnSubmitting.set(id, ofLearner.map((group) => group.id).toSorted())
}

/** Null where it is refused, which leaves everything as it was. */
async function quietly<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (refusal) {
    if (refusal instanceof Conflict || refusal instanceof Invalid) return null
    throw refusal
  }
}

function gradeOf({ score, criteria, stages }: GradeMade): Partial<typeof grades.$inferInsert> {
  const { report, rubric } = aGrading('')
  const [criterion] = report.criteria
  const [visit] = report.path.walked
  const [inRubric] = rubric.criteria
  if (criterion === undefined || visit === undefined || inRubric === undefined)
    throw new Error('the grade of the tests has nothing in it')
  const nameOf = (kind: string, n: number) => ({ id: `${kind} ${n}`, name: `The ${kind} ${n}` })
  const reached = stages.map((came, n) => ({ ...nameOf('stage', n), came }))
  return {
    score,
    report: {
      ...report,
      criteria: criteria.map((points, n) => ({
        ...criterion,
        ...nameOf('criterion', n),
        status: points === null ? 'not_shown' : 'scored',
        score: points,
      })),
      path: {
        walked: reached
          .filter(({ came }) => came > 0)
          .map(({ id, name, came }) => ({ ...visit, id, name, is_covered: came === 2 })),
        missed: reached.filter(({ came }) => came === 0).map(({ id, name }) => ({ id, name })),
      },
    },
    rubric: {
      ...rubric,
      criteria: criteria.map((_, n) => ({ ...inRubric, ...nameOf('criterion', n) })),
    },
  }
}
