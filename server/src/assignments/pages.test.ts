import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAssignment, anAttempt } from '../testing/an-assignment.ts'
import { assigning, inDays } from '../testing/assigning.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aPerson } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const { aTeam, create } = assigning(() => server)

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
