import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { conversations } from '../db/tables/practising.ts'
import { aTalk, jobsOf, rowOf, startGradings, stateOf } from '../testing/gradings.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson } from '../testing/world.ts'
import { enqueueLeftBehind } from './left-behind.ts'

let server: TestServer
let learner: { organizationId: string; userId: string }
beforeAll(async () => {
  server = await startTestServer()
  const organizationId = await anOrganization(server.db)
  const { userId } = await aPerson(server.db, { organizationId })
  learner = { organizationId, userId }
})
afterAll(() => server.close())

const ENDED = { state: 'ended', endedAt: new Date(Date.now() + 60_000) } as const

it('leaves alone what goes on, what is graded, and what has its job already', async () => {
  const { db } = server
  const live = await aTalk(db, learner)
  const graded = await aConversation(db, { ...learner, ...ENDED, state: 'graded', score: 60 })
  const waiting = await aTalk(db, learner)
  await endConversation(db, waiting)
  await Promise.all([enqueueLeftBehind(db), enqueueLeftBehind(db)])
  const found = [await jobsOf(db, live), await jobsOf(db, graded), await jobsOf(db, waiting)]
  expect(found.map((jobs) => jobs.length)).toEqual([0, 0, 1])
  expect(await rowOf(db, graded)).toMatchObject({ state: 'graded', score: 60 })
})

it('has thousands graded that an earlier version left, after the one that somebody waits for', async () => {
  const { db } = server
  await db.insert(conversations).values(
    Array.from({ length: 1_200 }, (_, seed) => ({
      ...learner,
      ...ENDED,
      name: 'From before',
      seed,
      startedAt: new Date(),
    })),
  )
  await enqueueLeftBehind(db)
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct data->>'conversationId')::int as count from jobs.job where priority = 0`,
  )
  expect(rows).toEqual([{ count: 1_200 }])
  const fresh = await aTalk(db, learner)
  await endConversation(db, fresh)
  const gradings = await startGradings(server.settings.databaseUrl)
  await expect.poll(() => stateOf(db, fresh), { timeout: 5_000 }).toBe('graded')
  await gradings.stop()
})

it('has graded what was being graded when its job was lost', async () => {
  const { db } = server
  const id = await aTalk(db, learner)
  await endConversation(db, id)
  await db.execute(sql`delete from jobs.job`)
  await db.execute(sql`update conversations set state = 'grading' where id = ${id}`)
  await enqueueLeftBehind(db)
  expect(await jobsOf(db, id)).toMatchObject([{ state: 'created' }])
})
