import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { grades } from '../db/tables/grading.ts'
import { conversations } from '../db/tables/practising.ts'
import { aGrading } from '../testing/a-grading.ts'
import {
  aTalk,
  gradeHere,
  hurryRetries,
  jobsOf,
  rowOf,
  startGradings,
  stateOf,
} from '../testing/gradings.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, type Person } from '../testing/world.ts'

let server: TestServer
let organizationId: string
let admin: Person
let learner: Person
beforeAll(async () => {
  server = await startTestServer()
  organizationId = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId, role: 'admin' })
  await hurryRetries(server.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  learner = await aPerson(server.db, { organizationId })
})

const again = (who: Person, conversationId: string) =>
  as(server, who.token).call(endpoints.gradeAgain, { params: { conversationId } })
const read = (who: Person, conversationId: string) =>
  as(server, who.token).call(endpoints.readGrade, { params: { conversationId } })

const submitted = async (wishes: object): Promise<string> =>
  aConversation(server.db, {
    organizationId,
    userId: learner.userId,
    endedAt: new Date(Date.now() + 60_000),
    submittedAt: new Date(),
    ...wishes,
  })

/** That ended, was graded by a server, and was shown to the admins. */
async function aGradedTalk(): Promise<string> {
  const id = await aTalk(server.db, { organizationId, userId: learner.userId })
  await endConversation(server.db, id)
  const gradings = await startGradings(server.settings.databaseUrl)
  await expect.poll(() => stateOf(server.db, id), { timeout: 5_000 }).toBe('graded')
  await gradings.stop()
  await server.db
    .update(conversations)
    .set({ submittedAt: new Date() })
    .where(eq(conversations.id, id))
  return id
}

describe('grading again', () => {
  it('is for admins, and for what they may read', async () => {
    const id = await submitted({ state: 'graded', score: 60, submittedAt: null })
    expect((await again(learner, id)).status).toBe(403)
    expect((await again(admin, id)).status).toBe(404)
    expect((await again(admin, crypto.randomUUID())).status).toBe(404)
    expect(await jobsOf(server.db, id)).toEqual([])
    expect(await stateOf(server.db, id)).toBe('graded')
  })

  it.each([
    ['goes on', { state: 'live', endedAt: null }, 'has not ended'],
    ['waits to be graded', { state: 'ended' }, 'is being graded'],
    ['is being graded', { state: 'grading' }, 'is being graded'],
    [
      'was never joined',
      { state: 'ungraded', reason: 'never-joined', startedAt: null },
      'Nobody joined',
    ],
  ])('is refused while a conversation %s', async (_, wishes, because) => {
    const id = await submitted(wishes)
    const before = await rowOf(server.db, id)
    const { status, body } = await again(admin, id)
    expect(status).toBe(409)
    expect(body.detail).toContain(because)
    expect(await rowOf(server.db, id)).toEqual(before)
    expect(await jobsOf(server.db, id)).toEqual([])
  })

  it('is refused after twenty times', async () => {
    const id = await submitted({ state: 'graded', score: 60 })
    const gradings = Array.from({ length: 20 }, (_, n) => ({ ...aGrading(id), number: n + 1 }))
    await server.db.insert(grades).values(gradings)
    expect((await again(admin, id)).status).toBe(409)
    expect((await read(admin, id)).body).toMatchObject({ number: 20 })
  })

  it('is begun once by two admins at the same moment', async () => {
    const id = await submitted({ state: 'graded', score: 60 })
    await server.db.insert(grades).values(aGrading(id))
    const answers = await Promise.all([again(admin, id), again(admin, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await jobsOf(server.db, id)).toHaveLength(1)
  })

  it('keeps what was graded before, and shows both', async () => {
    const id = await aGradedTalk()
    const before = (await read(learner, id)).body
    expect((await again(admin, id)).body).toEqual({ status: 'grading' })
    expect((await read(learner, id)).status).toBe(202)
    const gradings = await startGradings(server.settings.databaseUrl)
    await expect.poll(() => stateOf(server.db, id), { timeout: 5_000 }).toBe('graded')
    await gradings.stop()
    const { body } = await read(learner, id)
    expect(body).toMatchObject({
      number: 2,
      conversation_score: before.conversation_score,
      earlier: [{ number: 1, conversation_score: before.conversation_score }],
    })
  })

  it('leaves the earlier grade standing when it fails', async () => {
    const id = await aGradedTalk()
    const before = (await read(learner, id)).body
    await again(admin, id)
    const gradings = await startGradings(server.settings.databaseUrl, () =>
      Promise.reject(new Error('no luck')),
    )
    await expect.poll(() => stateOf(server.db, id), { timeout: 15_000 }).toBe('graded')
    await gradings.stop()
    expect((await read(learner, id)).body).toEqual(before)
  })

  it('makes up for a grading that failed', async () => {
    const id = await aTalk(server.db, { organizationId, userId: admin.userId })
    await endConversation(server.db, id)
    let isBroken = true
    const gradings = await startGradings(server.settings.databaseUrl, (talk, rubric) =>
      isBroken ? Promise.reject(new Error('no luck')) : gradeHere(talk, rubric),
    )
    await expect.poll(() => stateOf(server.db, id), { timeout: 15_000 }).toBe('ungraded')
    expect((await read(admin, id)).body).toMatchObject({
      status: 'ungraded',
      reason: 'grading-failed',
      conversation_score: null,
    })
    isBroken = false
    expect((await again(admin, id)).status).toBe(200)
    await expect.poll(() => stateOf(server.db, id), { timeout: 5_000 }).toBe('graded')
    expect((await read(admin, id)).body).toMatchObject({
      status: 'graded',
      number: 1,
      reason: null,
    })
    await gradings.stop()
  })
})
