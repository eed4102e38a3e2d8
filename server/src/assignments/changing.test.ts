import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignmentGroups, assignments } from '../db/tables/assigning.ts'
import { groupMembers, groups, memberships, users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { anAssignment, anAttempt } from '../testing/an-assignment.ts'
import { assigning, inDays, problemOf, type Team } from '../testing/assigning.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { aTeam, create, read, peopleOf } = assigning(() => server)

describe('groups change, and with them whom it is for', () => {
  const leave = ({ ana, groupId }: Team) =>
    server.db.delete(groupMembers).where(sql`user_id = ${ana.userId} and group_id = ${groupId}`)

  it('who joins is asked', async () => {
    const team = await aTeam()
    const { body } = await create(team, {})
    const { organizationId, groupId, ben } = team
    await server.db.insert(groupMembers).values({ organizationId, groupId, userId: ben.userId })
    expect((await read(ben.token, body.id)).body.own?.is_assigned).toBe(true)
  })

  it('who leaves is asked no more, keeps the attempts, and what was submitted stays', async () => {
    const team = await aTeam()
    const { organizationId, ana } = team
    const { body } = await create(team, { pass_mark: 70 })
    const of = { organizationId, userId: ana.userId, assignmentId: body.id }
    await anAttempt(server.db, { ...of, score: 80, submittedAt: new Date() })
    await leave(team)
    expect((await as(server, ana.token).call(endpoints.listAssigned)).body).toEqual([])
    expect((await read(ana.token, body.id)).body.own).toMatchObject({
      is_assigned: false,
      may_start: false,
      attempts: [{ score: 80 }],
    })
    const [seen] = await peopleOf(team, body.id)
    expect(seen).toMatchObject({ is_assigned: false, state: 'passed', score: 80 })
    expect((await read(team.admin.token, body.id)).body.managed).toMatchObject({ assigned: 0 })
  })

  it('who leaves without having submitted anything leaves nothing an admin sees', async () => {
    const team = await aTeam()
    const { organizationId, ana } = team
    const { body } = await create(team, {})
    await anAttempt(server.db, {
      organizationId,
      userId: ana.userId,
      assignmentId: body.id,
      score: 8,
    })
    await leave(team)
    expect(await peopleOf(team, body.id)).toEqual([])
  })

  it('a group that is switched off asks nobody, and neither does a disabled account', async () => {
    const team = await aTeam()
    const { db } = server
    const { body } = await create(team, { people: [team.ben.userId] })
    await db.update(groups).set({ isActive: false }).where(eq(groups.id, team.groupId))
    expect(await peopleOf(team, body.id)).toMatchObject([{ name: 'Ben' }])
    await db.update(users).set({ disabledAt: sql`now()` }).where(eq(users.id, team.ben.userId))
    expect(await peopleOf(team, body.id)).toEqual([])
  })

  it('a deleted account leaves nothing, nor does a deleted group', async () => {
    const team = await aTeam()
    const { db } = server
    const { organizationId, ana, groupId } = team
    const { body } = await create(team, {})
    const of = { organizationId, userId: ana.userId, assignmentId: body.id }
    await anAttempt(db, { ...of, score: 80, submittedAt: new Date() })
    await db.delete(users).where(eq(users.id, ana.userId))
    expect(await peopleOf(team, body.id)).toEqual([])
    await db.delete(groups).where(eq(groups.id, groupId))
    expect((await read(team.admin.token, body.id)).body.managed).toMatchObject({
      groups: [],
      assigned: 0,
    })
  })

  it('who was removed from the organization is asked no more', async () => {
    const team = await aTeam()
    const { body } = await create(team, { people: [team.ben.userId] })
    await server.db.delete(memberships).where(eq(memberships.userId, team.ben.userId))
    expect(await peopleOf(team, body.id)).toMatchObject([{ name: 'Ana' }])
  })
})

describe('changing an assignment', () => {
  const edit = (team: Team, assignmentId: string, body: object) =>
    as(server, team.admin.token).call(endpoints.editAssignment, { params: { assignmentId }, body })

  it('changes whom it is for and what is asked, and leaves what was practised', async () => {
    const team = await aTeam()
    const { body } = await create(team, { pass_mark: 90 })
    const of = { organizationId: team.organizationId, userId: team.ana.userId }
    const at = { assignmentId: body.id, score: 80, submittedAt: new Date() }
    await anAttempt(server.db, { ...of, ...at })
    expect(await peopleOf(team, body.id)).toMatchObject([{ state: 'not-yet-passed' }])
    const { groupId, ben } = team
    const changed = await edit(team, body.id, {
      people: [ben.userId],
      groups: [groupId],
      pass_mark: 75,
    })
    expect(changed.body).toMatchObject({ pass_mark: 75, managed: { assigned: 2 } })
    expect(await peopleOf(team, body.id)).toMatchObject([
      { name: 'Ana', state: 'passed' },
      { name: 'Ben', state: 'not-started' },
    ])
  })

  it('lets a due moment that has passed stay, and takes no other one', async () => {
    const team = await aTeam()
    const dueAt = inDays(-1)
    const { organizationId, roleplayId, groupId } = team
    const id = await anAssignment(server.db, {
      organizationId,
      roleplayId,
      groups: [groupId],
      dueAt,
    })
    const same = await edit(team, id, {
      groups: [groupId],
      due_at: dueAt.toISOString(),
      note: 'Soon',
    })
    expect([same.status, same.body.note]).toEqual([200, 'Soon'])
    const earlier = await edit(team, id, { groups: [groupId], due_at: inDays(-2).toISOString() })
    expect(problemOf(earlier)).toMatchObject({ loc: ['body', 'due_at'] })
    expect(await peopleOf(team, id)).toMatchObject([{ state: 'late', is_late: true }])
  })

  it('to people of another organization changes nothing', async () => {
    const [team, other] = [await aTeam(), await aTeam()]
    const { body } = await create(team, { note: 'As it was' })
    const answer = await edit(team, body.id, { people: [other.ana.userId], note: 'Changed' })
    expect(answer.status).toBe(422)
    expect((await read(team.admin.token, body.id)).body).toMatchObject({
      note: 'As it was',
      managed: { assigned: 1 },
    })
  })
})

it('closed, it asks nobody for anything; open again, it does', async () => {
  const team = await aTeam()
  const { body } = await create(team, {})
  const params = { assignmentId: body.id }
  const admin = as(server, team.admin.token)
  const ana = as(server, team.ana.token)
  const openAndClosed = async () =>
    Promise.all(
      (['open', 'closed'] as const).map(async (state) => [
        (await admin.call(endpoints.listAssignments, { query: { state } })).body.length,
        (await ana.call(endpoints.listAssigned, { query: { state } })).body.length,
      ]),
    )
  expect(await openAndClosed()).toEqual([
    [1, 1],
    [0, 0],
  ])
  const closed = await admin.call(endpoints.closeAssignment, { params })
  const again = await admin.call(endpoints.closeAssignment, { params })
  expect(again.body.closed_at).toBe(closed.body.closed_at)
  expect(await openAndClosed()).toEqual([
    [0, 0],
    [1, 1],
  ])
  expect((await ana.call(endpoints.readDashboard)).body.due).toEqual([])
  expect((await admin.call(endpoints.reopenAssignment, { params })).body.closed_at).toBeNull()
  expect((await ana.call(endpoints.readDashboard)).body.due).toMatchObject([{ id: body.id }])
})

it('who is asked while it is closed finds it among what is closed, and once it is open again there', async () => {
  const team = await aTeam()
  const { body } = await create(team, {})
  const params = { assignmentId: body.id }
  const admin = as(server, team.admin.token)
  await admin.call(endpoints.closeAssignment, { params })
  const changed = { people: [team.ben.userId], groups: [team.groupId] }
  expect((await admin.call(endpoints.editAssignment, { params, body: changed })).status).toBe(200)
  const listsOf = ({ token }: { token: string }) =>
    Promise.all(
      (['open', 'closed'] as const).map(
        async (state) =>
          (await as(server, token).call(endpoints.listAssigned, { query: { state } })).body.length,
      ),
    )
  for (const person of [team.ana, team.ben]) expect(await listsOf(person)).toEqual([0, 1])
  await admin.call(endpoints.reopenAssignment, { params })
  for (const person of [team.ana, team.ben]) expect(await listsOf(person)).toEqual([1, 0])
})

it('deleted, it leaves the attempts as conversations like others', async () => {
  const team = await aTeam()
  const { organizationId, ana } = team
  const { body } = await create(team, {})
  const of = { organizationId, userId: ana.userId, assignmentId: body.id }
  const conversationId = await anAttempt(server.db, { ...of, score: 80 })
  const params = { assignmentId: body.id }
  const admin = as(server, team.admin.token)
  expect((await admin.call(endpoints.deleteAssignment, { params })).status).toBe(200)
  const calls: EndpointName[] = ['deleteAssignment', 'closeAssignment', 'reopenAssignment']
  for (const name of calls) expect((await admin.call(endpoints[name], { params })).status).toBe(404)
  const grade = await as(server, ana.token).call(endpoints.readGrade, {
    params: { conversationId },
  })
  expect([grade.status, grade.body.assignment]).toEqual([200, null])
})

it('an organization has so many open ones at most', async () => {
  const team = await aTeam()
  const { organizationId, roleplayId } = team
  const many = Array.from({ length: 500 }, () => ({ organizationId, roleplayId }))
  await server.db.insert(assignments).values(many)
  const answer = await create(team, {})
  expect([answer.status, answer.body.detail]).toEqual([
    409,
    'There are 500 open assignments. Close those that are over first',
  ])
})

it('with the organization everything of it goes', async () => {
  const team = await aTeam()
  await create(team, {})
  await server.db.execute(sql`delete from organizations where id = ${team.organizationId}`)
  const isTheirs = eq(assignmentGroups.organizationId, team.organizationId)
  expect(await server.db.$count(assignmentGroups, isTheirs)).toBe(0)
  const isTheirTalk = eq(conversations.organizationId, team.organizationId)
  expect(await server.db.$count(conversations, isTheirTalk)).toBe(0)
})
