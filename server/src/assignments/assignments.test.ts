import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  assignmentGroups,
  assignments,
  conversations,
  groupMembers,
  groups,
  memberships,
  roleplays,
  users,
} from '../db/tables.ts'
import { anAssignment, anAttempt } from '../testing/an-assignment.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, aGroup, anOrganization, aPerson, aRoleplay } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function aTeam() {
  const { db } = server
  const organizationId = await anOrganization(db)
  const groupId = await aGroup(db, organizationId)
  const admin = await aPerson(db, { organizationId, role: 'admin', name: 'Mara' })
  const ana = await aPerson(db, { organizationId, groupIds: [groupId], name: 'Ana' })
  const ben = await aPerson(db, { organizationId, name: 'Ben' })
  const roleplayId = await aRoleplay(db, organizationId)
  return { organizationId, groupId, admin, ana, ben, roleplayId }
}

type Team = Awaited<ReturnType<typeof aTeam>>

const create = (team: Team, body: object) =>
  as(server, team.admin.token).call(endpoints.createAssignment, {
    body: { roleplay_id: team.roleplayId, groups: [team.groupId], ...body },
  })
const read = (token: string, assignmentId: string) =>
  as(server, token).call(endpoints.readAssignment, { params: { assignmentId } })
const peopleOf = async (team: Team, assignmentId: string) =>
  (
    await as(server, team.admin.token).call(endpoints.listAssignedPeople, {
      params: { assignmentId },
    })
  ).body
const detailOf = ({ body }: { body: { detail?: unknown } }) =>
  (body.detail as { loc: string[]; msg: string }[])[0]

describe('an assignment is not made', () => {
  it.each([
    ['for nobody', { groups: [] }, 'people', 'Choose at least one person or group'],
    [
      'with fewer attempts at most than at least',
      { least_attempts: 3, most_attempts: 2 },
      'most_attempts',
      'Cannot be less than the least number of attempts',
    ],
    [
      'for a moment that has passed',
      { due_at: inDays(-1).toISOString() },
      'due_at',
      'Choose a moment that is still to come',
    ],
  ])('%s', async (_, wishes, field, message) => {
    const answer = await create(await aTeam(), wishes)
    expect([answer.status, detailOf(answer)]).toMatchObject([
      422,
      { loc: ['body', field], msg: message },
    ])
  })

  it('of a roleplay that was archived or deleted, or is another organization’s', async () => {
    const team = await aTeam()
    const { db } = server
    const archived = await aRoleplay(db, team.organizationId)
    await db.update(roleplays).set({ archivedAt: sql`now()` }).where(eq(roleplays.id, archived))
    const deleted = await aRoleplay(db, team.organizationId)
    await db.update(roleplays).set({ deletedAt: sql`now()` }).where(eq(roleplays.id, deleted))
    const { roleplayId: foreign } = await aTeam()
    for (const roleplayId of [archived, deleted, foreign]) {
      const answer = await create(team, { roleplay_id: roleplayId })
      expect(detailOf(answer)).toMatchObject({
        loc: ['body', 'roleplay_id'],
        msg: 'Roleplay not found',
      })
    }
  })

  it('for people or groups of another organization, and nothing of it stays', async () => {
    const [team, other] = [await aTeam(), await aTeam()]
    expect(detailOf(await create(team, { people: [other.ana.userId] }))).toMatchObject({
      loc: ['body', 'people'],
      msg: 'Person not found',
    })
    expect(detailOf(await create(team, { groups: [other.groupId] }))).toMatchObject({
      loc: ['body', 'groups'],
      msg: 'Group not found',
    })
    const { organizationId } = team
    const isTheirs = eq(assignments.organizationId, organizationId)
    expect(await server.db.$count(assignments, isTheirs)).toBe(0)
  })
})

it('an admin asks a group and a person, who are told what and how they stand with it', async () => {
  const team = await aTeam()
  const due = inDays(3).toISOString()
  const made = await create(team, {
    people: [team.ben.userId],
    note: '  Before the fair  ',
    due_at: due,
    pass_mark: 70,
    most_attempts: 3,
  })
  expect(made.body).toMatchObject({
    own: null,
    note: 'Before the fair',
    managed: {
      people: [{ user_id: team.ben.userId, name: 'Ben' }],
      groups: [{ id: team.groupId, is_active: true }],
      assigned: 2,
      states: { 'not-started': 2, passed: 0 },
    },
  })
  for (const { token } of [team.ana, team.ben]) {
    const { body } = await as(server, token).call(endpoints.listAssigned)
    expect(body).toMatchObject([
      {
        id: made.body.id,
        roleplay: { name: 'Discovery call', is_available: true },
        due_at: due,
        pass_mark: 70,
        own: {
          is_assigned: true,
          state: 'not-started',
          attempts_left: 3,
          may_start: true,
          score: null,
        },
      },
    ])
    expect((await read(token, made.body.id)).body.managed).toBeNull()
  }
})

it('whoever it is not for does not find it', async () => {
  const team = await aTeam()
  const { body } = await create(team, {})
  const elsewhere = await aTeam()
  for (const { token } of [team.ben, elsewhere.admin, await aPerson(server.db)]) {
    expect((await read(token, body.id)).status).toBe(404)
    expect((await as(server, token).call(endpoints.listAssigned)).body).toEqual([])
  }
})

it('of attempts that were not submitted an admin sees no score, no time and no number', async () => {
  const team = await aTeam()
  const { organizationId, ana } = team
  const { body } = await create(team, { pass_mark: 70 })
  const of = { organizationId, userId: ana.userId, assignmentId: body.id }
  await anAttempt(server.db, { ...of, score: 91 })
  await anAttempt(server.db, { ...of, score: 33 })
  expect(await peopleOf(team, body.id)).toEqual([
    {
      user_id: ana.userId,
      name: 'Ana',
      is_assigned: true,
      state: 'in-progress',
      is_late: false,
      score: null,
      submitted: [],
    },
  ])
  const own = await read(ana.token, body.id)
  expect(own.body.own?.attempts.map(({ score }) => score).toSorted()).toEqual([33, 91])
})

it('what its learner submits shows, and nothing beside it', async () => {
  const team = await aTeam()
  const { organizationId, ana } = team
  const { body } = await create(team, { pass_mark: 70 })
  const of = { organizationId, userId: ana.userId, assignmentId: body.id }
  const better = await anAttempt(server.db, { ...of, score: 91 })
  await anAttempt(server.db, { ...of, score: 33 })
  const params = { conversationId: better }
  await as(server, ana.token).call(endpoints.submitGrade, { params })
  const [seen] = await peopleOf(team, body.id)
  expect(seen).toMatchObject({ state: 'passed', is_late: false, score: 91 })
  expect(seen?.submitted).toMatchObject([{ conversation_id: better, score: 91, is_counted: true }])
  const grade = await as(server, team.admin.token).call(endpoints.readGrade, { params })
  expect(grade.body.assignment).toMatchObject({ id: body.id, is_counted: true, own: null })
})

it('the grade of an attempt tells its learner what it is for, and what is left', async () => {
  const team = await aTeam()
  const { organizationId, ana } = team
  const { body } = await create(team, { pass_mark: 70, most_attempts: 2 })
  const of = { organizationId, userId: ana.userId, assignmentId: body.id }
  const conversationId = await anAttempt(server.db, { ...of, score: 60 })
  const grade = await as(server, ana.token).call(endpoints.readGrade, {
    params: { conversationId },
  })
  expect(grade.body.assignment).toMatchObject({
    name: 'Discovery call',
    pass_mark: 70,
    is_closed: false,
    is_counted: false,
    own: { state: 'in-progress', attempts_left: 1, may_start: true },
  })
})

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
    expect(detailOf(earlier)).toMatchObject({ loc: ['body', 'due_at'] })
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
  for (const name of calls)
    expect((await admin.call(endpoints[name], { params } as never)).status).toBe(404)
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

describe('lists come in pages, and none is missed or comes twice', () => {
  const pagesOf = async (next: (last: string | undefined) => Promise<string[]>) => {
    const seen: string[] = []
    for (let page = await next(undefined); page.length > 0; page = await next(seen.at(-1)))
      seen.push(...page)
    return seen
  }

  it('those of a learner, the soonest due first and what is never due last', async () => {
    const { organizationId, roleplayId, ana } = await aTeam()
    const of = { organizationId, roleplayId, people: [ana.userId] }
    const dues = [null, inDays(3), inDays(1), inDays(3), null, inDays(2)]
    const made: { id: string; due: number }[] = []
    for (const dueAt of dues)
      made.push({
        id: await anAssignment(server.db, { ...of, dueAt }),
        due: dueAt?.getTime() ?? Infinity,
      })
    const seen = await pagesOf(async (after) => {
      const query = { limit: 2, ...(after === undefined ? {} : { after }) }
      return (await as(server, ana.token).call(endpoints.listAssigned, { query })).body.map(
        ({ id }) => id,
      )
    })
    const dueOf = (id: string) => made.find((one) => one.id === id)?.due ?? 0
    expect(seen.map(dueOf)).toEqual(made.map(({ due }) => due).toSorted((a, b) => a - b))
    expect(new Set(seen).size).toBe(dues.length)
  })

  it('those of an organization, the newest first', async () => {
    const { organizationId, roleplayId, admin, ana } = await aTeam()
    const of = { organizationId, roleplayId, people: [ana.userId], createdAt: new Date() }
    const ids: string[] = []
    for (let n = 0; n < 5; n += 1) ids.push(await anAssignment(server.db, of))
    const seen = await pagesOf(async (before) => {
      const query = { limit: 2, ...(before === undefined ? {} : { before }) }
      return (await as(server, admin.token).call(endpoints.listAssignments, { query })).body.map(
        ({ id }) => id,
      )
    })
    expect(seen).toEqual(ids.toSorted().toReversed())
  })

  it('the people of one, by name', async () => {
    const team = await aTeam()
    const { db } = server
    const { organizationId, groupId } = team
    for (const name of ['cleo', 'Ana', 'Dov', '', 'Ana'])
      await aPerson(db, { organizationId, groupIds: [groupId], name })
    const { body } = await create(team, {})
    const params = { assignmentId: body.id }
    const names = new Map<string, string>()
    const seen = await pagesOf(async (after) => {
      const query = { limit: 2, ...(after === undefined ? {} : { after }) }
      const page = await as(server, team.admin.token).call(endpoints.listAssignedPeople, {
        params,
        query,
      })
      for (const person of page.body) names.set(person.user_id, person.name)
      return page.body.map(({ user_id }) => user_id)
    })
    const byName = seen.map((id) => names.get(id)).filter((name) => /^\w{3,4}$/.test(name ?? ''))
    expect(byName).toEqual(['Ana', 'Ana', 'Ana', 'cleo', 'Dov'])
    expect(new Set(seen).size).toBe(6)
  })
})

it('the dashboard shows what is asked still, at most five, the soonest due first', async () => {
  const team = await aTeam()
  const { organizationId, roleplayId, ana } = team
  const of = { organizationId, roleplayId, people: [ana.userId], passMark: 70 }
  const late = await anAssignment(server.db, { ...of, dueAt: inDays(-1) })
  const passed = await anAssignment(server.db, { ...of, dueAt: inDays(1) })
  const mine = { organizationId, userId: ana.userId }
  await anAttempt(server.db, { ...mine, assignmentId: passed, score: 80, submittedAt: new Date() })
  const tried = await anAssignment(server.db, { ...of, dueAt: inDays(1), mostAttempts: 1 })
  await anAttempt(server.db, { ...mine, assignmentId: tried, score: 20, submittedAt: new Date() })
  for (let n = 2; n < 7; n += 1) await anAssignment(server.db, { ...of, dueAt: inDays(n) })
  const { body } = await as(server, ana.token).call(endpoints.readDashboard)
  expect(body.due).toHaveLength(5)
  expect(body.due[0]).toMatchObject({ id: late, own: { state: 'late', is_late: true } })
  expect(body.due.map(({ id }) => id)).not.toContain(passed)
  expect(body.due.map(({ id }) => id)).not.toContain(tried)
})

it('a call that nobody joined is no attempt that anybody is shown', async () => {
  const team = await aTeam()
  const { organizationId, ana } = team
  const { body } = await create(team, {})
  await aConversation(server.db, {
    ...{ organizationId, userId: ana.userId, assignmentId: body.id },
    ...({
      state: 'ungraded',
      reason: 'never-joined',
      startedAt: null,
      endedAt: new Date(),
    } as const),
  })
  expect((await read(ana.token, body.id)).body.own).toMatchObject({
    state: 'not-started',
    attempts: [],
  })
})

it('where it was asked of nobody any more, its rows go with the organization', async () => {
  const team = await aTeam()
  await create(team, {})
  await server.db.execute(sql`delete from organizations where id = ${team.organizationId}`)
  const isTheirs = eq(assignmentGroups.organizationId, team.organizationId)
  expect(await server.db.$count(assignmentGroups, isTheirs)).toBe(0)
  const isTheirTalk = eq(conversations.organizationId, team.organizationId)
  expect(await server.db.$count(conversations, isTheirTalk)).toBe(0)
})
