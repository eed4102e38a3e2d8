import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { looks } from '../db/tables/grading.ts'
import { users } from '../db/tables/people.ts'
import { aSubmittedTalk } from '../testing/a-submitted-talk.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const readGrade = async (token: string, conversationId: string) =>
  (await as(server, token).call(endpoints.readGrade, { params: { conversationId } })).body
const readTalk = (token: string, conversationId: string) =>
  as(server, token).call(endpoints.readConversation, { params: { conversationId } })
const looksAt = (conversationId: string) =>
  server.db.$count(looks, eq(looks.conversationId, conversationId))

it('its learner reads it, and nobody has looked', async () => {
  const { learner, conversationId } = await aSubmittedTalk(server)
  await readTalk(learner.token, conversationId)
  expect((await readGrade(learner.token, conversationId)).looks).toEqual([])
})

it('who may not read it has not looked', async () => {
  const { conversationId } = await aSubmittedTalk(server)
  const { admin: stranger } = await aSubmittedTalk(server)
  await readTalk(stranger.token, conversationId)
  await readGrade(stranger.token, conversationId)
  expect(await looksAt(conversationId)).toBe(0)
})

it.each([
  ['the grade', readGrade],
  ['the talk', readTalk],
])('an admin opens %s, and its learner sees who and when', async (_, open) => {
  const { learner, admin, conversationId } = await aSubmittedTalk(server)
  await open(admin.token, conversationId)
  const { looks: seen } = await readGrade(learner.token, conversationId)
  expect(seen).toMatchObject([{ name: 'Mara', at: expect.stringMatching(/:00\.000Z$/) }])
})

it('within a minute, however much is opened, is one look', async () => {
  const { admin, conversationId } = await aSubmittedTalk(server)
  const before = await minute()
  await readGrade(admin.token, conversationId)
  await readTalk(admin.token, conversationId)
  await readGrade(admin.token, conversationId)
  const minutes = (await minute()) - before + 1
  expect(await looksAt(conversationId)).toBeLessThanOrEqual(minutes)
  expect(await looksAt(conversationId)).toBeGreaterThan(0)
})

it('its learner is shown the newest twenty, and admins none', async () => {
  const { learner, admin, conversationId } = await aSubmittedTalk(server)
  const minutesAgo = (n: number) => new Date(Date.UTC(2026, 0, 5, 10) - n * 60_000)
  const rows = Array.from({ length: 25 }, (_, n) => ({
    conversationId,
    viewerId: admin.userId,
    at: minutesAgo(n),
  }))
  await server.db.insert(looks).values(rows)
  const { looks: seen } = await readGrade(learner.token, conversationId)
  expect(seen?.map(({ at }) => at)).toEqual(rows.slice(0, 20).map(({ at }) => at.toISOString()))
  expect((await readGrade(admin.token, conversationId)).looks).toBeNull()
})

it('with the account of who looked, the looks go', async () => {
  const { learner, admin, conversationId } = await aSubmittedTalk(server)
  await readGrade(admin.token, conversationId)
  await server.db.delete(users).where(eq(users.id, admin.userId))
  expect((await readGrade(learner.token, conversationId)).looks).toEqual([])
})

const minute = async () => {
  const { rows } = await server.db.execute<{ minute: number }>(
    sql`select floor(extract(epoch from now()) / 60)::integer as minute`,
  )
  return rows[0]?.minute ?? 0
}
