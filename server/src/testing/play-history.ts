import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { groupMembers, groups, memberships, users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
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
  /** All that can be chosen, in the order in which it was made: ids are random, and a history has to be the same again. */
  made: string[]
  /** In which groups the learner of a conversation was when it was submitted. */
  groupsOnSubmitting: Map<string, string[]>
}

export async function aWorld(db: Db): Promise<World> {
  const organizationId = await anOrganization(db)
  const groupIds = [await aGroup(db, organizationId), await aGroup(db, organizationId)]
  const admin = await aPerson(db, { organizationId, role: 'admin' })
  const made = [...groupIds]
  for (const ofGroups of [groupIds, groupIds.slice(1), []])
    made.push((await aPerson(db, { organizationId, groupIds: ofGroups })).userId)
  // An account that was never used would go with its membership.
  await db.update(users).set({ passwordHash: 'used' }).where(inArray(users.id, made))
  for (const scenario of ['sales', 'sales', 'legal'] as const)
    made.push(await aRoleplay(db, organizationId, { scenario }))
  return {
    organizationId,
    admin: aMember({ organizationId, userId: admin.userId, role: 'admin' }),
    made,
    groupsOnSubmitting: new Map(),
  }
}

/** The same organization, of which nothing is known that happened in another history. */
export const anew = (world: World): World => ({
  ...world,
  made: [...world.made],
  groupsOnSubmitting: new Map(),
})

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
      const userId = await one(membersOf(db, world), step.who)
      const roleplayId = await one(roleplaysOf(db, world), step.what)
      if (userId === null || roleplayId === null) return false
      const startedAt = new Date(Date.UTC(2026, 2, 31) - step.daysAgo * 86_400_000)
      const endedAt = new Date(startedAt.getTime() + 600_000)
      const own = { organizationId, userId, roleplayId, roleplayVersion: 1, startedAt, endedAt }
      const given = gradeOf(step.grade)
      world.made.push(await aGradedTalk(db, { ...own, score: step.grade.score }, given))
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
      const userId = await one(membersOf(db, world), step.who)
      if (userId === null) return false
      await db.delete(users).where(eq(users.id, userId))
      return true
    }
    case 'remove the member': {
      const userId = await one(membersOf(db, world), step.who)
      if (userId === null) return false
      await removeMember(asking(db, admin), userId)
      return true
    }
    case 'move': {
      const userId = await one(membersOf(db, world), step.who)
      if (userId === null) return false
      const all = await groupsOf(db, world)
      const next = all.filter((_, n) => ((step.groups >> n) & 1) === 1)
      await db.delete(groupMembers).where(eq(groupMembers.userId, userId))
      if (next.length > 0)
        await db
          .insert(groupMembers)
          .values(next.map((groupId) => ({ organizationId, userId, groupId })))
      return true
    }
    case 'delete the group': {
      const id = await one(groupsOf(db, world), step.which)
      if (id === null) return false
      await deleteGroup(asking(db, admin), id)
      return true
    }
    case 'delete the roleplay': {
      const id = await one(roleplaysOf(db, world), step.which)
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

/** Those of them that are there, in the order in which they were made. */
async function ofWorld({ made }: World, found: PromiseLike<{ id: string }[]>): Promise<string[]> {
  const ids = new Set((await found).map(({ id }) => id))
  return made.filter((id) => ids.has(id))
}

const membersOf = (db: Db, world: World) =>
  ofWorld(
    world,
    db
      .select({ id: memberships.userId })
      .from(memberships)
      .where(eq(memberships.organizationId, world.organizationId)),
  )

const groupsOf = (db: Db, world: World) =>
  ofWorld(
    world,
    db
      .select({ id: groups.id })
      .from(groups)
      .where(eq(groups.organizationId, world.organizationId)),
  )

const roleplaysOf = (db: Db, world: World) =>
  ofWorld(
    world,
    db
      .select({ id: roleplays.id })
      .from(roleplays)
      .where(and(eq(roleplays.organizationId, world.organizationId), isNull(roleplays.deletedAt))),
  )

const talksOf = (db: Db, world: World) =>
  ofWorld(
    world,
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.organizationId, world.organizationId)),
  )

async function one(ids: Promise<string[]>, number: number): Promise<string | null> {
  const all = await ids
  return all[number % all.length] ?? null
}

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
