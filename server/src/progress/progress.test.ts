import { endpoints } from '@colloquy/contract/endpoints'
import type { UseCase } from '@colloquy/domain/use-cases'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grades } from '../db/tables/grading.ts'
import { outcomes } from '../db/tables/outcomes.ts'
import { conversations, practiceHours } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { aGradedTalk, aGrading } from '../testing/a-grading.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, aGroup, anOrganization, aPerson, aRoleplay } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function aLearner() {
  const organizationId = await anOrganization(server.db)
  const { userId, token } = await aPerson(server.db, { organizationId })
  const roleplayId = await aRoleplay(server.db, organizationId)
  return { organizationId, userId, token, roleplayId }
}
type Learner = Awaited<ReturnType<typeof aLearner>>

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

type Wishes = Partial<typeof outcomes.$inferInsert> & { isDrill?: boolean; days: number }

/** A talk that came to this, so many days ago. */
async function aTalkOf(learner: Learner, { days, isDrill = false, ...wishes }: Wishes) {
  const { organizationId, userId, roleplayId } = learner
  const startedAt = daysAgo(days)
  const of = { organizationId, userId, roleplayId, startedAt }
  const score = wishes.score ?? 50
  const conversationId = await aConversation(server.db, {
    ...of,
    roleplayVersion: 1,
    state: 'graded',
    score,
    endedAt: new Date(startedAt.getTime() + 60_000),
    carriedTurns: isDrill ? 3 : 0,
  })
  await server.db.insert(outcomes).values({
    ...of,
    conversationId,
    score,
    scenario: 'sales',
    seconds: 60,
    criteria: [{ id: 'listening', name: 'Listening', score: 3 }],
    stages: [],
    figures: FIGURES,
    ...wishes,
  })
  return conversationId
}

const FIGURES = {
  wordsPerMinute: 120,
  talkShare: 0.5,
  questions: 8,
  openQuestions: 5,
  fillers: 2.5,
}

const progressOf = async ({ token }: Pick<Learner, 'token'>, scenario?: UseCase) =>
  (await as(server, token).call(endpoints.readProgress, { query: { scenario } })).body

describe('the progress of a newcomer', () => {
  it('is nothing, and the first step', async () => {
    const learner = await aLearner()
    expect(await progressOf(learner)).toEqual({
      ...NOTHING,
      next: {
        skill: null,
        roleplay: { id: learner.roleplayId, name: 'Discovery call', scenario: 'sales' },
      },
    })
  })

  it('is nothing at all for somebody without an organization', async () => {
    const { token } = await aPerson(server.db)
    expect(await progressOf({ token })).toEqual(NOTHING)
  })

  it('leads to nothing that is put away, deleted or private to others', async () => {
    const learner = await aLearner()
    const { db } = server
    const theirs = await aGroup(db, learner.organizationId)
    await aRoleplay(db, learner.organizationId, { isPublic: false, groupIds: [theirs] })
    const deleted = await aRoleplay(db, learner.organizationId)
    await db
      .update(roleplays)
      .set({ deletedAt: daysAgo(1) })
      .where(eq(roleplays.id, deleted))
    const putAway = eq(roleplays.id, learner.roleplayId)
    await db
      .update(roleplays)
      .set({ archivedAt: daysAgo(1) })
      .where(putAway)
    expect((await progressOf(learner)).next.roleplay).toBeNull()
  })

  it('refuses a use case that there is not', async () => {
    const { token } = await aLearner()
    const query = { scenario: 'juggling' as UseCase }
    expect((await as(server, token).call(endpoints.readProgress, { query })).status).toBe(422)
  })
})

const NOTHING = {
  scenario: null,
  use_cases: [],
  talks: [],
  has_older: false,
  skills: [],
  figures: [],
  hours: [],
  next: { skill: null, roleplay: null },
}

describe('scores', () => {
  it('are told of each use case: the first, the best, the latest, and how far one has come', async () => {
    const learner = await aLearner()
    const first = await aTalkOf(learner, { days: 9, score: 40 })
    const best = await aTalkOf(learner, { days: 5, score: 82 })
    const latest = await aTalkOf(learner, { days: 2, score: 70 })
    await aTalkOf(learner, { days: 1, score: 65, scenario: 'legal' })
    const { scenario, use_cases: useCases } = await progressOf(learner)
    expect(scenario).toBe('legal')
    expect(useCases.map((one) => one.scenario)).toEqual(['legal', 'sales'])
    expect(useCases[0]?.lift).toBeNull()
    expect(useCases[1]).toMatchObject({
      first: { conversation_id: first, score: 40 },
      best: { conversation_id: best, score: 82 },
      latest: { conversation_id: latest, score: 70 },
      lift: { latest: 30, best: 42 },
    })
  })

  it('are of one talk with nothing to compare it with', async () => {
    const learner = await aLearner()
    await aTalkOf(learner, { days: 1 })
    const { use_cases: useCases, talks } = await progressOf(learner)
    expect(useCases[0]?.lift).toBeNull()
    expect(talks).toHaveLength(1)
  })

  it('are those of the use case that is asked for, from the oldest to the newest', async () => {
    const learner = await aLearner()
    await aTalkOf(learner, { days: 3, score: 41 })
    await aTalkOf(learner, { days: 1, score: 60, scenario: 'legal' })
    await aTalkOf(learner, { days: 2, score: 42 })
    const { scenario, talks } = await progressOf(learner, 'sales')
    expect(scenario).toBe('sales')
    expect(talks.map(({ score }) => score)).toEqual([41, 42])
    expect(talks[0]).toMatchObject({ name: 'Discovery call', figures: FIGURES, is_drill: false })
  })

  it('have no drill in them, which begins in the middle of another talk: it is only shown', async () => {
    const learner = await aLearner()
    await aTalkOf(learner, { days: 3, score: 41 })
    const criteria = [{ id: 'listening', name: 'Listening', score: 5 }]
    await aTalkOf(learner, { days: 2, score: 99, isDrill: true, criteria })
    await aTalkOf(learner, { days: 1, score: 50 })
    const { use_cases: useCases, talks, skills } = await progressOf(learner)
    expect(useCases[0]).toMatchObject({ best: { score: 50 }, lift: { latest: 9, best: 9 } })
    expect(talks.map((talk) => [talk.score, talk.is_drill])).toEqual([
      [41, false],
      [99, true],
      [50, false],
    ])
    expect(skills).toMatchObject([{ id: 'listening', best: 3 }])
  })

  it('are the newest thirty, and the first of all still counts', async () => {
    const learner = await aLearner()
    const criteria = [{ id: 'listening', name: 'Listening', score: 1 }]
    await aTalkOf(learner, { days: 40, score: 12, criteria })
    for (let days = 33; days >= 1; days -= 1) await aTalkOf(learner, { days, score: 50 })
    const { use_cases: useCases, talks, has_older: hasOlder, skills } = await progressOf(learner)
    expect(talks).toHaveLength(30)
    expect(hasOlder).toBe(true)
    expect(useCases[0]).toMatchObject({ first: { score: 12 }, lift: { latest: 38 } })
    expect(skills).toMatchObject([{ id: 'listening', first: 1, best: 3, latest: 3 }])
  })

  it('of a talk that was deleted are gone', async () => {
    const learner = await aLearner()
    const gone = await aTalkOf(learner, { days: 2, score: 90 })
    await aTalkOf(learner, { days: 1, score: 50 })
    await server.db.delete(conversations).where(eq(conversations.id, gone))
    expect((await progressOf(learner)).use_cases[0]).toMatchObject({ best: { score: 50 } })
  })
})

describe('figures', () => {
  it('stand beside what is usual for the one who talked, once there is enough to say so', async () => {
    const learner = await aLearner()
    const paceIn = async () =>
      (await progressOf(learner)).figures.find(({ figure }) => figure === 'wordsPerMinute')
    for (const [n, wordsPerMinute] of [100, 140, 120].entries())
      await aTalkOf(learner, { days: 9 - n, figures: { ...FIGURES, wordsPerMinute } })
    expect(await paceIn()).toMatchObject({ latest: 120, baseline: null, baseline_of: 2 })
    await aTalkOf(learner, { days: 1, figures: { ...FIGURES, wordsPerMinute: 150 } })
    expect(await paceIn()).toMatchObject({ latest: 150, baseline: 120, baseline_of: 3 })
  })
})

describe('the next practice', () => {
  it('is of the weakest skill, and shows the talk and the moment of it', async () => {
    const learner = await aLearner()
    const { organizationId, userId, roleplayId } = learner
    const own = { organizationId, userId, roleplayId, roleplayVersion: 1 }
    await aTalkOf(learner, { days: 2, criteria: [{ id: 'hearing', name: 'Hearing', score: 4 }] })
    const shown = await aGradedTalk(server.db, { ...own, startedAt: daysAgo(1) })
    await keepOutcome(server.db, shown)
    const { next } = await progressOf(learner)
    // The grading of the tests has one criterion, with 3 of 5.
    expect(next.skill).toMatchObject({ id: 'asks', recent: 3, recent_of: 1 })
    expect(next.skill?.shown_by).toMatchObject({
      conversation_id: shown,
      score: 3,
      reason: 'Asks',
      moment: { turn: 0, quote: 'Asks' },
    })
  })

  it('is of the newest grading where there were several', async () => {
    const learner = await aLearner()
    const { organizationId, userId } = learner
    const shown = await aGradedTalk(server.db, { organizationId, userId, startedAt: daysAgo(1) })
    await server.db.insert(grades).values({ ...aGrading(shown, 'Again'), number: 2 })
    await keepOutcome(server.db, shown)
    expect((await progressOf(learner)).next.skill?.shown_by.reason).toBe('Again')
  })

  it('is with a roleplay of the use case that was not practised lately', async () => {
    const learner = await aLearner()
    await aRoleplay(server.db, learner.organizationId, { name: 'A hearing', scenario: 'legal' })
    const fresh = await aRoleplay(server.db, learner.organizationId, { name: 'Price talk' })
    await aTalkOf(learner, { days: 1 })
    expect((await progressOf(learner)).next.roleplay).toMatchObject({ id: fresh })
  })

  it('is with none where no roleplay of the use case is left', async () => {
    const learner = await aLearner()
    await aTalkOf(learner, { days: 1, scenario: 'therapy' })
    expect((await progressOf(learner)).next).toMatchObject({
      skill: { id: 'listening' },
      roleplay: null,
    })
  })
})

it('is one’s own: nobody else’s talks are in it', async () => {
  const learner = await aLearner()
  const colleague = await aPerson(server.db, { organizationId: learner.organizationId })
  await aTalkOf(learner, { days: 1 })
  expect((await progressOf(colleague)).use_cases).toEqual([])
  expect((await progressOf(colleague)).hours).toEqual([])
})

it('hours of practice are those of the last half a year, as moments of the world', async () => {
  const learner = await aLearner()
  await aTalkOf(learner, { days: 200 })
  await aTalkOf(learner, { days: 3 })
  const { hours } = await progressOf(learner)
  expect(await server.db.$count(practiceHours, eq(practiceHours.userId, learner.userId))).toBe(2)
  expect(hours).toMatchObject([{ conversations: 1, seconds: 60 }])
  expect(hours[0]?.hour).toMatch(/:00:00\.000Z$/)
})
