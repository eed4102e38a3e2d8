import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupMembers, groups } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { aGradedTalk } from '../testing/a-grading.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let team: Awaited<ReturnType<typeof aTeam>>
beforeEach(async () => {
  team = await aTeam()
})

async function aTeam() {
  const { db } = server
  const organizationId = await anOrganization(db)
  const groupId = await aGroup(db, organizationId)
  const admin = await aPerson(db, { organizationId, role: 'admin' })
  const learners: Person[] = []
  for (let n = 0; n < 6; n += 1)
    learners.push(await aPerson(db, { organizationId, groupIds: n < 5 ? [groupId] : [] }))
  const roleplayId = await aRoleplay(db, organizationId, { name: 'A first call' })
  return { organizationId, groupId, admin, learners, roleplayId }
}

type Talk = { monthsAgo?: number; score?: number; roleplayId?: string; isSubmitted?: boolean }

/** One by each of so many learners. */
async function talksBy(count: number, talk: Talk = {}): Promise<string[]> {
  const { monthsAgo = 0, score = 71, roleplayId = team.roleplayId, isSubmitted = true } = talk
  const now = new Date()
  const startedAt = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 1))
  const ids: string[] = []
  for (const { userId } of team.learners.slice(0, count)) {
    const own = { organizationId: team.organizationId, userId, roleplayId, roleplayVersion: 1 }
    const times = { startedAt, endedAt: new Date(startedAt.getTime() + 60_000) }
    const submittedAt = isSubmitted ? now : null
    ids.push(await aGradedTalk(server.db, { ...own, ...times, score, submittedAt }, { score }))
  }
  return ids
}

type Query = Partial<Record<'group' | 'roleplay' | 'scenario' | 'months', string>>

const read = async (query: Query = {}, { token } = team.admin) =>
  as(server, token).call(endpoints.readAnalytics, { query } as object)

describe('analytics are not told', () => {
  it('to a member who is no admin, nor about what is another organization’s', async () => {
    const [ana] = team.learners
    expect((await read({}, ana)).status).toBe(403)
    const other = await aTeam()
    expect((await read({ group: other.groupId })).status).toBe(404)
    expect((await read({ roleplay: other.roleplayId })).status).toBe(404)
    expect((await read({ months: '7' })).status).toBe(422)
  })

  it('of a group that is smaller than five, whatever was submitted there', async () => {
    await talksBy(5)
    expect((await read({ group: team.groupId })).body).toMatchObject({
      is_too_few: false,
      attempts: 5,
    })
    await server.db
      .delete(groupMembers)
      .where(eq(groupMembers.userId, team.learners[0]?.userId ?? ''))
    const { body } = await read({ group: team.groupId })
    expect(body).toMatchObject({ is_too_few: true, members: 4, attempts: 0, months: [] })
    expect(body).toMatchObject({ roleplays: [], stages: [], heat_map: { rows: [] } })
  })

  it('of a month in which fewer than five people submitted, in no sum either', async () => {
    await talksBy(5, { monthsAgo: 1, score: 80 })
    await talksBy(4, { score: 10 })
    // The same person twice is one person.
    await talksBy(1, { score: 10 })
    const { body } = await read({ months: '3' })
    expect(body).toMatchObject({ attempts: 5, score: 80, people: 5, left_out: 1 })
    expect(body.months).toMatchObject([
      { is_left_out: false, attempts: 0, score: null },
      { is_left_out: false, attempts: 5, people: 5, score: 80 },
      { is_left_out: true, attempts: null, people: null, score: null },
    ])
    expect(body.roleplays).toMatchObject([{ attempts: 5, score: 80, people: 5, left_out: 1 }])
    expect(body.stages).toMatchObject([
      { id: 'a', attempts: 5 },
      { id: 'b', attempts: 5 },
    ])
    expect(body.heat_map.rows).toMatchObject([{ cells: [{ attempts: 5, score: 3 }] }])
  })

  it('of what nobody submitted', async () => {
    await talksBy(6, { isSubmitted: false })
    const { body } = await read()
    expect(body).toMatchObject({
      is_too_few: false,
      members: 7,
      attempts: 0,
      people: 0,
      score: null,
    })
    expect(body).toMatchObject({ roleplays: [], stages: [], scenario: null, left_out: 0 })
  })
})

it('an admin sees who took part, where learners get stuck and what they are good at', async () => {
  await talksBy(6, { score: 60 })
  await talksBy(5, { score: 90 })
  const { body } = await read({ roleplay: team.roleplayId })
  expect(body).toMatchObject({ members: 7, people: 6, attempts: 11, score: 74, scenario: 'sales' })
  expect(body.stages).toEqual([
    { id: 'a', name: 'Asks', attempts: 11, reached: 11, covered: 11 },
    { id: 'b', name: 'Asks', attempts: 11, reached: 0, covered: 0 },
  ])
  expect(body.heat_map).toEqual({
    of: 'groups',
    criteria: [{ id: 'asks', name: 'Asks' }],
    rows: [{ id: team.groupId, name: 'New hires', cells: [{ score: 3, attempts: 10 }] }],
  })
})

it('roleplays stand side by side, those of one use case', async () => {
  const { organizationId } = team
  const legal = await aRoleplay(server.db, organizationId, { name: 'A witness', scenario: 'legal' })
  const second = await aRoleplay(server.db, organizationId, { name: 'A second call' })
  await talksBy(6)
  await talksBy(5, { roleplayId: second, score: 50 })
  await talksBy(5, { roleplayId: legal })
  const all = await read()
  expect(all.body.roleplays.map(({ name, attempts }) => [name, attempts])).toEqual([
    ['A first call', 6],
    ['A second call', 5],
    ['A witness', 5],
  ])
  expect(all.body.scenario).toBe('sales')
  expect(all.body.heat_map.rows.map(({ name }) => name)).toEqual(['A first call', 'A second call'])
  const ofLegal = await read({ scenario: 'legal' })
  expect(ofLegal.body).toMatchObject({ attempts: 5, roleplays: [{ name: 'A witness' }] })
})

it('who moves on leaves what was submitted where it was, and takes part there no more', async () => {
  await talksBy(5)
  const [ana] = team.learners
  const late = team.learners[5]
  await server.db.delete(groupMembers).where(eq(groupMembers.userId, ana?.userId ?? ''))
  const { organizationId, groupId } = team
  await server.db
    .insert(groupMembers)
    .values({ organizationId, groupId, userId: late?.userId ?? '' })
  const { body } = await read({ group: groupId })
  expect(body).toMatchObject({ members: 5, attempts: 5, people: 4 })
})

it('what is deleted is in no number: conversations, people, groups', async () => {
  const [first] = await talksBy(6)
  await server.db.delete(conversations).where(eq(conversations.id, first ?? ''))
  expect((await read()).body).toMatchObject({ attempts: 5, left_out: 0 })
  await server.db.delete(groups).where(eq(groups.id, team.groupId))
  expect((await read({ group: team.groupId })).status).toBe(404)
  expect((await read()).body).toMatchObject({ attempts: 5 })
  const params = { userId: team.learners[5]?.userId ?? '' }
  await as(server, team.admin.token).call(endpoints.removeMember, { params })
  expect((await read()).body).toMatchObject({ members: 6, attempts: 0, left_out: 1 })
})
