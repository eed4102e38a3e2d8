import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { assignments } from '../db/tables/assigning.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { anAttempt } from '../testing/an-assignment.ts'
import { assigning, inDays, problemOf } from '../testing/assigning.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, aPerson, aRoleplay } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { aTeam, create, read, peopleOf } = assigning(() => server)

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
    expect([answer.status, problemOf(answer)]).toMatchObject([
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
      expect(problemOf(answer)).toMatchObject({
        loc: ['body', 'roleplay_id'],
        msg: 'Roleplay not found',
      })
    }
  })

  it('for people or groups of another organization, and nothing of it stays', async () => {
    const [team, other] = [await aTeam(), await aTeam()]
    expect(problemOf(await create(team, { people: [other.ana.userId] }))).toMatchObject({
      loc: ['body', 'people'],
      msg: 'Person not found',
    })
    expect(problemOf(await create(team, { groups: [other.groupId] }))).toMatchObject({
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
