import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aGradedTalk, aTalkWithout } from '../testing/a-grading.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aPerson, aTeam } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const submit = (token: string, conversationId: string) =>
  as(server, token).call(endpoints.submitGrade, { params: { conversationId } })
const read = (token: string, conversationId: string) =>
  as(server, token).call(endpoints.readGrade, { params: { conversationId } })

describe('a grade is not submitted', () => {
  it('by anybody but its learner', async () => {
    const { learner, admin, own } = await aTeam(server.db)
    const colleague = await aPerson(server.db, { organizationId: own.organizationId })
    const conversationId = await aGradedTalk(server.db, own)
    for (const { token } of [admin, colleague, await aPerson(server.db)])
      expect((await submit(token, conversationId)).status).toBe(404)
    expect((await read(learner.token, conversationId)).body.submitted_at).toBeNull()
    expect((await read(admin.token, conversationId)).status).toBe(404)
  })

  it.each(['requested', 'live', 'ended', 'grading'] as const)(
    'while the conversation is %s',
    async (state) => {
      const { learner, admin, own } = await aTeam(server.db)
      const conversationId = await aTalkWithout(server.db, state, own)
      const { status, body } = await submit(learner.token, conversationId)
      expect([status, body.detail]).toEqual([409, 'It can be submitted once it has been graded'])
      const params = { conversationId }
      const { call } = as(server, admin.token)
      expect((await call(endpoints.readConversation, { params })).status).toBe(404)
    },
  )
})

it('practice is its learner’s alone until it is submitted, and then admins read grade and transcript', async () => {
  const { learner, admin, own } = await aTeam(server.db)
  const conversationId = await aGradedTalk(server.db, own)
  expect((await read(admin.token, conversationId)).status).toBe(404)
  const { body } = await submit(learner.token, conversationId)
  const seen = await read(admin.token, conversationId)
  expect(seen.body).toMatchObject({
    is_own: false,
    learner_name: 'Ana',
    submitted_at: body.submitted_at,
  })
  expect((await read(learner.token, conversationId)).body).toMatchObject({ learner_name: null })
  const params = { conversationId }
  const talk = await as(server, admin.token).call(endpoints.readConversation, { params })
  expect(talk.body.turns).toHaveLength(1)
})

it('submitting a second time changes nothing, not even when it was', async () => {
  const { learner, own } = await aTeam(server.db)
  const conversationId = await aGradedTalk(server.db, own)
  const first = await submit(learner.token, conversationId)
  expect((await submit(learner.token, conversationId)).body).toEqual(first.body)
})

it('what could not be graded can be submitted too, so that an admin can see why', async () => {
  const { learner, admin, own } = await aTeam(server.db)
  const conversationId = await aTalkWithout(server.db, 'ungraded', own)
  expect((await submit(learner.token, conversationId)).status).toBe(200)
  expect((await read(admin.token, conversationId)).body).toMatchObject({
    status: 'ungraded',
    reason: 'grading-failed',
    disagreements: [],
  })
})
