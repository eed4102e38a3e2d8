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

const predict = (token: string, conversationId: string, score: number | null) =>
  as(server, token).call(endpoints.predictGrade, { params: { conversationId }, body: { score } })
const predictionOf = async (token: string, conversationId: string) =>
  (await as(server, token).call(endpoints.readGrade, { params: { conversationId } })).body
    .prediction

describe('a prediction is refused', () => {
  it('of anybody but the learner, also of an admin who may read the grade', async () => {
    const { learner, admin, own } = await aTeam(server.db)
    const conversationId = await aGradedTalk(server.db, { ...own, submittedAt: new Date() })
    const colleague = await aPerson(server.db, { organizationId: own.organizationId })
    for (const { token } of [admin, colleague, await aPerson(server.db)])
      expect((await predict(token, conversationId, 70)).status).toBe(404)
    expect(await predictionOf(learner.token, conversationId)).toBeNull()
  })

  it.each(['live', 'ended', 'grading', 'ungraded'] as const)(
    'of a conversation that is %s',
    async (state) => {
      const { learner, own } = await aTeam(server.db)
      const conversationId = await aTalkWithout(server.db, state, own)
      expect((await predict(learner.token, conversationId, 70)).status).toBe(409)
    },
  )

  it.each([-1, 101, 0.5, '70', undefined])('that is %s', async (score) => {
    const { learner, own } = await aTeam(server.db)
    const conversationId = await aGradedTalk(server.db, own)
    const refused = await predict(learner.token, conversationId, score as number)
    expect(refused.status).toBe(422)
    expect(await predictionOf(learner.token, conversationId)).toBeNull()
  })
})

it('what was expected is told to the learner, and to nobody else', async () => {
  const { learner, admin, own } = await aTeam(server.db)
  const conversationId = await aGradedTalk(server.db, { ...own, submittedAt: new Date() })
  expect((await predict(learner.token, conversationId, 70)).body).toEqual({ score: 70 })
  expect(await predictionOf(learner.token, conversationId)).toEqual({ score: 70 })
  expect(await predictionOf(admin.token, conversationId)).toBeNull()
})

it.each([70, null])(
  'until it was asked, the lists say so, and then show the number: %s',
  async (score) => {
    const { learner, own } = await aTeam(server.db)
    const conversationId = await aGradedTalk(server.db, own)
    const ungraded = await aTalkWithout(server.db, 'ungraded', own)
    const ask = as(server, learner.token)
    const awaited = async () => {
      const lists = await Promise.all([
        ask.call(endpoints.listConversations),
        ask.call(endpoints.searchHistory).then(({ body }) => ({ body: body.conversations })),
        ask.call(endpoints.readDashboard).then(({ body }) => ({ body: body.conversations })),
      ])
      return lists.map(({ body }) =>
        body.filter((one) => one.awaits_prediction).map(({ id }) => id),
      )
    }
    expect(await awaited()).toEqual([[conversationId], [conversationId], [conversationId]])
    await predict(learner.token, conversationId, score)
    expect(await awaited()).toEqual([[], [], []])
    // What was never graded has nothing to be guessed.
    expect((await ask.call(endpoints.listConversations)).body.map(({ id }) => id)).toContain(
      ungraded,
    )
  },
)

it('whoever skips is not asked again, and whoever has seen the number expects nothing any more', async () => {
  const { learner, own } = await aTeam(server.db)
  const skipped = await aGradedTalk(server.db, own)
  expect((await predict(learner.token, skipped, null)).body).toEqual({ score: null })
  expect(await predictionOf(learner.token, skipped)).toEqual({ score: null })
  expect((await predict(learner.token, skipped, 71)).body).toEqual({ score: null })
  expect(await predictionOf(learner.token, skipped)).toEqual({ score: null })
})

it('of two answers at once one counts, and both are told which', async () => {
  const { learner, own } = await aTeam(server.db)
  const conversationId = await aGradedTalk(server.db, own)
  const scores = [10, 90, null, 50]
  const answers = await Promise.all(
    scores.map((score) => predict(learner.token, conversationId, score)),
  )
  const counts = await predictionOf(learner.token, conversationId)
  expect(answers.map(({ body }) => body)).toEqual(scores.map(() => counts))
})
