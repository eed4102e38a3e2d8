import { endpoints } from '@colloquy/contract/endpoints'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { assignments } from '../db/tables/assigning.ts'
import { groupMembers } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { anAssignment, anAttempt } from '../testing/an-assignment.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, aGroup, anOrganization, aPerson, aRoleplay } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Wishes = Partial<typeof assignments.$inferInsert>

async function anAssigned(wishes: Wishes = {}) {
  const { db } = server
  const organizationId = await anOrganization(db)
  const groupId = await aGroup(db, organizationId)
  const learner = await aPerson(db, { organizationId, groupIds: [groupId] })
  const roleplayId = await aRoleplay(db, organizationId)
  const of = { organizationId, roleplayId, groups: [groupId] }
  const assignmentId = await anAssignment(db, { ...of, ...wishes })
  const attempt = { organizationId, userId: learner.userId, assignmentId }
  return { organizationId, groupId, learner, roleplayId, assignmentId, attempt }
}

const start = (token: string, assignmentId: string) =>
  as(server, token).call(endpoints.startAttempt, { params: { assignmentId } })
const attemptsAt = (assignmentId: string) =>
  server.db.$count(conversations, eq(conversations.assignmentId, assignmentId))

describe('an attempt is not started', () => {
  const refusal = async ({ learner, assignmentId }: Awaited<ReturnType<typeof anAssigned>>) => {
    const before = await attemptsAt(assignmentId)
    const { status, body } = await start(learner.token, assignmentId)
    expect(await attemptsAt(assignmentId)).toBe(before)
    return [status, body.detail]
  }

  it('once the assignment is closed', async () => {
    const assigned = await anAssigned({ closedAt: new Date() })
    expect(await refusal(assigned)).toEqual([409, 'This assignment is closed'])
  })

  it('once the attempts are used up, submitted or not', async () => {
    const assigned = await anAssigned({ mostAttempts: 2 })
    await anAttempt(server.db, { ...assigned.attempt, score: 20 })
    await anAttempt(server.db, { ...assigned.attempt, score: 30, submittedAt: new Date() })
    expect(await refusal(assigned)).toEqual([409, 'You have used up your attempts'])
  })

  it('beside one that can still be joined, where it is the last', async () => {
    const assigned = await anAssigned({ mostAttempts: 1 })
    expect((await start(assigned.learner.token, assigned.assignmentId)).status).toBe(200)
    expect(await refusal(assigned)).toEqual([409, 'You have used up your attempts'])
  })

  it.each(['archivedAt', 'deletedAt'] as const)('at a roleplay that has a %s', async (column) => {
    const assigned = await anAssigned()
    const isThis = eq(roleplays.id, assigned.roleplayId)
    await server.db
      .update(roleplays)
      .set({ [column]: sql`now()` })
      .where(isThis)
    expect(await refusal(assigned)).toEqual([409, 'What is to be practised is not there any more'])
  })

  it('by who has left the group, nor by an admin whom it is not for', async () => {
    const { organizationId, learner, groupId, assignmentId, attempt } = await anAssigned()
    const admin = await aPerson(server.db, { organizationId, role: 'admin' })
    await anAttempt(server.db, { ...attempt, score: 70 })
    await server.db.delete(groupMembers).where(eq(groupMembers.groupId, groupId))
    for (const { token } of [learner, admin]) {
      const { status, body } = await start(token, assignmentId)
      expect([status, body.detail]).toEqual([409, 'This is not assigned to you'])
    }
  })

  it('by anybody else, who does not find it', async () => {
    const { organizationId, assignmentId } = await anAssigned()
    const colleague = await aPerson(server.db, { organizationId })
    const { learner: stranger } = await anAssigned()
    for (const { token } of [colleague, stranger, await aPerson(server.db)])
      expect((await start(token, assignmentId)).status).toBe(404)
  })

  it('beside five open conversations', async () => {
    const assigned = await anAssigned()
    const { organizationId, learner } = assigned
    for (let n = 0; n < 5; n += 1)
      await aConversation(server.db, { organizationId, userId: learner.userId })
    expect((await refusal(assigned))[0]).toBe(409)
  })
})

it('to be asked is enough, also for what is private to other groups', async () => {
  const { organizationId, learner } = await anAssigned()
  const { db } = server
  const others = await aGroup(db, organizationId)
  const roleplayId = await aRoleplay(db, organizationId, { isPublic: false, groupIds: [others] })
  const people = [learner.userId]
  const assignmentId = await anAssignment(db, { organizationId, roleplayId, people })
  const { status, body } = await start(learner.token, assignmentId)
  expect(status).toBe(200)
  const [made] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.id, body.conversation_id))
  expect(made).toMatchObject({ assignmentId, roleplayId, roleplayVersion: 1, state: 'requested' })
  const asRoom = { body: { roleplay_schema: { schema_id: roleplayId } } }
  expect((await as(server, learner.token).call(endpoints.requestRoom, asRoom)).status).toBe(404)
})

it('a call that nobody joined is given back', async () => {
  const { learner, assignmentId } = await anAssigned({ mostAttempts: 1 })
  const first = await start(learner.token, assignmentId)
  const params = { conversationId: first.body.conversation_id }
  await as(server, learner.token).call(endpoints.endConversation, { params })
  expect((await start(learner.token, assignmentId)).status).toBe(200)
})

it('however many tabs start at once, there are no more attempts than there may be', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { learner, assignmentId } = await anAssigned({ mostAttempts: 2 })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => start(learner.token, assignmentId)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
    expect(await attemptsAt(assignmentId)).toBe(2)
  }
})

it('two who start at once do not wait for each other’s attempts', async () => {
  const { organizationId, groupId, learner, assignmentId } = await anAssigned({ mostAttempts: 1 })
  const other = await aPerson(server.db, { organizationId, groupIds: [groupId] })
  const answers = await Promise.all([learner, other].map(({ token }) => start(token, assignmentId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

it('submitted twice at once, an attempt was submitted once, at one time', async () => {
  const { learner, attempt, assignmentId } = await anAssigned()
  const conversationId = await anAttempt(server.db, { ...attempt, score: 80 })
  const submit = () =>
    as(server, learner.token).call(endpoints.submitGrade, { params: { conversationId } })
  const answers = await Promise.all(Array.from({ length: 4 }, submit))
  expect(new Set(answers.map(({ body }) => body.submitted_at)).size).toBe(1)
  const { body } = await as(server, learner.token).call(endpoints.readAssignment, {
    params: { assignmentId },
  })
  expect(body.own).toMatchObject({ state: 'done', attempts: [{ is_counted: true }] })
})

it('a start that loses against a deletion leaves no attempt at what is not there', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { organizationId, learner, assignmentId } = await anAssigned()
    const admin = await aPerson(server.db, { organizationId, role: 'admin' })
    const [started] = await Promise.all([
      start(learner.token, assignmentId),
      as(server, admin.token).call(endpoints.deleteAssignment, { params: { assignmentId } }),
    ])
    expect([200, 404]).toContain(started.status)
    const isTheirs = eq(conversations.userId, learner.userId)
    const stillThere = and(isTheirs, eq(conversations.assignmentId, assignmentId))
    expect(await server.db.$count(conversations, stillThere)).toBe(0)
    expect(await server.db.$count(conversations, isTheirs)).toBe(started.status === 200 ? 1 : 0)
  }
})

it('a drill from an attempt is practice, and no attempt', async () => {
  const { learner, attempt, roleplayId, assignmentId } = await anAssigned({ mostAttempts: 1 })
  const conversationId = await anAttempt(server.db, { ...attempt, score: 40 })
  await server.db
    .update(conversations)
    .set({ roleplayId, roleplayVersion: 1 })
    .where(eq(conversations.id, conversationId))
  const drill = await as(server, learner.token).call(endpoints.startDrill, {
    params: { conversationId },
    body: { before_turn: 0 },
  })
  expect(drill.status).toBe(200)
  expect(await attemptsAt(assignmentId)).toBe(1)
})
