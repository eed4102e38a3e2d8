import { endpoints } from '@colloquy/contract/endpoints'
import { scoreBand } from '@colloquy/domain/score-bands'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createGrader } from '../grades/grader.ts'
import { createTestHasher } from '../testing/test-hasher.ts'
import { organizations, users } from '../db/tables/people.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization } from '../testing/world.ts'
import { plantDemo } from './plant.ts'

const grader = createGrader()
const plantIn = ({ db }: TestServer) =>
  plantDemo({ db, hasher: createTestHasher(), gradeTalk: grader.gradeTalk })

let server: TestServer
let other: TestServer
beforeAll(async () => {
  ;[server, other] = await Promise.all([startTestServer(), startTestServer()])
})
afterAll(() => Promise.all([server.close(), other.close(), grader.stop()]))

it('leaves a database alone that is not empty', async () => {
  await anOrganization(other.db)
  expect(await plantIn(other)).toEqual([])
  expect(await other.db.$count(organizations)).toBe(1)
})

it('is planted once, also by servers that start together, and says how to sign in', async () => {
  const notes = [
    ...(await Promise.all([plantIn(server), plantIn(server), plantIn(server)])),
    await plantIn(server),
  ]
  expect(await server.db.$count(organizations)).toBe(1)
  for (const lines of notes) expect(lines.join('\n')).toContain('member@demo.test')
})

it('has a conversation of the member in every band, one without a grade, and one of the admin', async () => {
  const bandsOf = async (email: string) => {
    const { body: session } = await as(server).call(endpoints.signIn, {
      body: { email, password: 'practice-out-loud' },
    })
    const { body } = await as(server, session.token).call(endpoints.readDashboard)
    for (const { id } of body.conversations) {
      const { status, body: grade } = await as(server, session.token).call(endpoints.readGrade, {
        params: { conversationId: id },
      })
      expect(status).toBe(200)
      expect(grade.is_sample).toBe(true)
    }
    return body.conversations
      .map(({ status, score }) => (status === 'graded' ? scoreBand(score) : status))
      .toSorted()
  }
  expect(new Set(await bandsOf('member@demo.test'))).toEqual(
    new Set(['good', 'middling', 'poor', 'ungraded']),
  )
  expect(await bandsOf('admin@demo.test')).toHaveLength(1)
})

it('has a team that handed in enough for an admin to see what becomes of practice', async () => {
  const { body: session } = await as(server).call(endpoints.signIn, {
    body: { email: 'admin@demo.test', password: 'practice-out-loud' },
  })
  const { body } = await as(server, session.token).call(endpoints.readAnalytics)
  const shown = body.months.filter(({ attempts }) => attempts !== null && attempts > 0)
  expect(shown).toHaveLength(3)
  // The member, who handed one in yesterday, is one more in a month of the team or none that is shown.
  for (const { people } of shown) expect([6, 7]).toContain(people)
  const scores = shown.map(({ score }) => score ?? 0)
  expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  expect(body.heat_map.criteria.length).toBeGreaterThan(5)
})

it('lets nobody sign in as somebody of that team', async () => {
  const [colleague] = await server.db.select().from(users).where(eq(users.name, 'Noor Haddad'))
  const { status } = await as(server).call(endpoints.signIn, {
    body: { email: colleague?.email ?? '', password: 'practice-out-loud' },
  })
  expect(colleague?.email).toBe('noor@demo.test')
  expect(status).toBe(401)
})

it('asks its member for two practices, and one of them in time', async () => {
  const { body: session } = await as(server).call(endpoints.signIn, {
    body: { email: 'member@demo.test', password: 'practice-out-loud' },
  })
  const { body } = await as(server, session.token).call(endpoints.readDashboard)
  expect(body.due.map(({ own }) => own.state)).toEqual(['not-started', 'not-started'])
  expect(body.due.map(({ due_at }) => due_at !== null)).toEqual([true, false])
})
