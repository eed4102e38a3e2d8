import { endpoints } from '@colloquy/contract/endpoints'
import { totalAfter } from '@colloquy/domain/grading/overrule'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disagreements, grades } from '../db/tables/grading.ts'
import { conversations, practiceTotals } from '../db/tables/practising.ts'
import { aGradedTalk, aGrading, aTalkWithout } from '../testing/a-grading.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Without a worth as in grades of before. */
type Criterion = { id: string; score: 0 | 1 | 2 | 3 | 4 | 5 | null; worth?: number }

/** Three criteria of the same weight; of the last nothing was shown. */
const CRITERIA: Criterion[] = [
  { id: 'asks', score: 3 },
  { id: 'listens', score: 1 },
  { id: 'closes', score: null },
]

/** Of 100: 70, 20 and nothing, by three. */
const FIRST_SCORE = 30

function aGradingOf(criteria: Criterion[]) {
  const grading = aGrading('')
  const [judged] = grading.report.criteria
  const [criterion] = grading.rubric.criteria
  if (judged === undefined || criterion === undefined) throw new Error('it has a criterion')
  return {
    score: FIRST_SCORE,
    report: {
      ...grading.report,
      conversation_score: FIRST_SCORE,
      criteria: criteria.map(({ score, ...criterion }) => ({
        ...judged,
        ...criterion,
        name: `Name of ${criterion.id}`,
        score,
        // It could have seen what was not shown, which counts therefore.
        by: 'model' as const,
        status: score === null ? ('not_shown' as const) : ('scored' as const),
      })),
    },
    rubric: { version: 1, criteria: criteria.map(({ id }) => ({ ...criterion, id })) },
  }
}

async function aTalk(wishes: Partial<Parameters<typeof aGradedTalk>[1]> = {}) {
  const { db } = server
  const organizationId = await anOrganization(db)
  const learner = await aPerson(db, { organizationId, name: 'Lena' })
  const admin = await aPerson(db, { organizationId, role: 'admin', name: 'Ada' })
  const own = { organizationId, userId: learner.userId, score: FIRST_SCORE, ...wishes }
  const conversationId = await aGradedTalk(db, own, aGradingOf(CRITERIA))
  return { organizationId, learner, admin, conversationId }
}

type Said = { criterion_id?: unknown; turn?: unknown; words?: unknown }

const disagree = (token: string, conversationId: string, said: Said = {}) =>
  as(server, token).call(endpoints.disagree, {
    params: { conversationId },
    body: { criterion_id: 'asks', turn: 0, words: 'I asked twice', ...said } as never,
  })

type Decided = { accept: boolean; score?: number; reason?: string }

const decide = (token: string, disagreementId: string, decided: Decided) =>
  as(server, token).call(endpoints.decideDisagreement, {
    params: { disagreementId },
    body: { reason: 'It is there', ...decided } as never,
  })

const read = async (token: string, conversationId: string) =>
  (await as(server, token).call(endpoints.readGrade, { params: { conversationId } })).body
const saidAbout = async (conversationId: string) =>
  server.db.$count(disagreements, eq(disagreements.conversationId, conversationId))

describe('a disagreement is refused', () => {
  it('of anybody but the learner', async () => {
    const { organizationId, admin, conversationId } = await aTalk({ submittedAt: new Date() })
    const colleague = await aPerson(server.db, { organizationId })
    const elsewhere = await aTalk()
    for (const { token } of [admin, colleague, elsewhere.admin, elsewhere.learner])
      expect((await disagree(token, conversationId)).status).toBe(404)
    expect(await saidAbout(conversationId)).toBe(0)
  })

  it.each<[string, Said, string]>([
    ['with a criterion that is not in the grade', { criterion_id: 'sings' }, 'criterion_id'],
    ['with no criterion', { criterion_id: undefined }, 'criterion_id'],
    ['with a turn after the last', { turn: 1 }, 'turn'],
    ['with a turn before the first', { turn: -1 }, 'turn'],
    ['with half a turn', { turn: 0.5 }, 'turn'],
    ['without words', { words: ' \n ' }, 'words'],
    ['with too many words', { words: 'x'.repeat(1001) }, 'words'],
  ])('%s', async (_, said, field) => {
    const { learner, conversationId } = await aTalk()
    const { status, body } = await disagree(learner.token, conversationId, said)
    expect(status).toBe(422)
    expect(body.detail).toMatchObject([{ loc: ['body', field] }])
    expect(await saidAbout(conversationId)).toBe(0)
    expect((await read(learner.token, conversationId)).submitted_at).toBeNull()
  })

  it.each(['live', 'ended', 'grading', 'ungraded'] as const)(
    'with a conversation that is %s',
    async (state) => {
      const { learner, organizationId } = await aTalk()
      const own = { organizationId, userId: learner.userId }
      const conversationId = await aTalkWithout(server.db, state, own)
      expect((await disagree(learner.token, conversationId)).status).toBe(409)
    },
  )

  it('the second time with the same criterion, also when both come at once', async () => {
    const { learner, conversationId } = await aTalk()
    const answers = await Promise.all([1, 2, 3].map(() => disagree(learner.token, conversationId)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await saidAbout(conversationId)).toBe(1)
    const another = await disagree(learner.token, conversationId, { criterion_id: 'listens' })
    expect(another.status).toBe(200)
  })
})

it('a disagreement submits the grade, and is read beside it', async () => {
  const { learner, admin, conversationId } = await aTalk()
  const { body: made } = await disagree(learner.token, conversationId, { words: '  I asked.  ' })
  expect(made).toMatchObject({
    criterion_id: 'asks',
    turn: 0,
    words: 'I asked.',
    status: 'open',
    score: null,
    reason: null,
    decided_at: null,
    decided_by: null,
  })
  for (const { token } of [learner, admin]) {
    const grade = await read(token, conversationId)
    expect(grade.disagreements).toEqual([made])
    expect(grade.submitted_at).not.toBeNull()
    expect(grade.conversation_score).toBe(FIRST_SCORE)
  }
})

it('a disagreement leaves the day of an earlier submission as it was', async () => {
  const submittedAt = new Date('2026-01-05T10:00:00Z')
  const { learner, conversationId } = await aTalk({ submittedAt })
  await disagree(learner.token, conversationId)
  const grade = await read(learner.token, conversationId)
  expect(grade.submitted_at).toBe(submittedAt.toISOString())
})

describe('a decision is refused', () => {
  async function aDisagreement() {
    const talk = await aTalk()
    const { body } = await disagree(talk.learner.token, talk.conversationId)
    return { ...talk, disagreementId: body.id }
  }

  const accepted = { accept: true, score: 5 }

  it('of members, and of admins elsewhere', async () => {
    const { learner, conversationId, disagreementId } = await aDisagreement()
    expect((await decide(learner.token, disagreementId, accepted)).status).toBe(403)
    const { admin: stranger } = await aTalk()
    expect((await decide(stranger.token, disagreementId, accepted)).status).toBe(404)
    expect(await read(learner.token, conversationId)).toMatchObject({
      conversation_score: FIRST_SCORE,
      disagreements: [{ status: 'open' }],
    })
  })

  it('about one’s own grade, of an admin too', async () => {
    const { organizationId, admin } = await aTalk()
    const own = { organizationId, userId: admin.userId, score: FIRST_SCORE }
    const conversationId = await aGradedTalk(server.db, own, aGradingOf(CRITERIA))
    const { body: made } = await disagree(admin.token, conversationId)
    const { status, body } = await decide(admin.token, made.id, accepted)
    expect([status, body.detail]).toEqual([403, 'Somebody else has to decide about your own grade'])
    const other = await aPerson(server.db, { organizationId, role: 'admin' })
    expect((await decide(other.token, made.id, accepted)).status).toBe(200)
  })

  it.each<[string, object]>([
    ['without a score for what is accepted', { accept: true }],
    ['with a score for what is rejected', { accept: false, score: 5 }],
    ['with a score above five', { accept: true, score: 6 }],
    ['with a score below zero', { accept: true, score: -1 }],
    ['with half a score', { accept: true, score: 3.5 }],
    ['without a reason', { accept: false, reason: ' ' }],
    ['with too long a reason', { accept: false, reason: 'x'.repeat(1001) }],
    ['without saying which', { reason: 'Because' }],
  ])('%s', async (_, decided) => {
    const { admin, conversationId, disagreementId } = await aDisagreement()
    expect((await decide(admin.token, disagreementId, decided as Decided)).status).toBe(422)
    const { disagreements: said } = await read(admin.token, conversationId)
    expect(said).toMatchObject([{ status: 'open' }])
  })

  it('the second time, also when two admins decide at once', async () => {
    const { admin, organizationId, conversationId, disagreementId } = await aDisagreement()
    const second = await aPerson(server.db, { organizationId, role: 'admin', name: 'Bo' })
    const answers = await Promise.all([
      decide(admin.token, disagreementId, { accept: true, score: 5 }),
      decide(second.token, disagreementId, { accept: false }),
      decide(second.token, disagreementId, { accept: true, score: 0 }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const done = answers.find(({ status }) => status === 200)
    const grade = await read(admin.token, conversationId)
    expect(grade.disagreements).toEqual([done?.body])
    const refused = await decide(admin.token, disagreementId, { accept: false })
    expect(refused.body.detail).toBe('Somebody has decided this already')
  })

  it('once the talk was graded again', async () => {
    const { admin, learner, conversationId, disagreementId } = await aDisagreement()
    const again = { ...aGrading(conversationId), ...aGradingOf(CRITERIA), number: 2 }
    await server.db.insert(grades).values(again)
    expect((await decide(admin.token, disagreementId, accepted)).status).toBe(409)
    expect(await read(learner.token, conversationId)).toMatchObject({
      number: 2,
      conversation_score: FIRST_SCORE,
      disagreements: [],
    })
    // With the new grade one may disagree as with the first.
    expect((await disagree(learner.token, conversationId)).status).toBe(200)
  })
})

it('what is accepted counts at once, and the first number stays beside it', async () => {
  const { learner, admin, organizationId, conversationId } = await aTalk()
  const { body: made } = await disagree(learner.token, conversationId)
  const { body: decided } = await decide(admin.token, made.id, {
    accept: true,
    score: 5,
    reason: ' You did ask. ',
  })
  expect(decided).toMatchObject({
    status: 'accepted',
    score: 5,
    reason: 'You did ask.',
    decided_by: 'Ada',
  })
  const grade = await read(learner.token, conversationId)
  // 100, 20 and nothing, by three.
  expect(grade).toMatchObject({ conversation_score: 40, first_score: FIRST_SCORE })
  expect(grade.criteria.map(({ score }) => score)).toEqual([3, 1, null])
  expect(grade.disagreements).toEqual([decided])
  const [totals] = await server.db
    .select()
    .from(practiceTotals)
    .where(eq(practiceTotals.organizationId, organizationId))
  expect(totals).toMatchObject({ graded: 1, scoreSum: 40 })
})

it('what nobody decided about counts what it was worth when it was judged', async () => {
  const { learner, admin, conversationId } = await aTalk()
  const [asks, listens] = [
    { id: 'asks', score: 3, worth: 79 } as const,
    { id: 'listens', score: 1, worth: 38 } as const,
  ]
  const again = { ...aGrading(conversationId), ...aGradingOf([asks, listens]), number: 2 }
  await server.db.insert(grades).values(again)
  const { body: made } = await disagree(learner.token, conversationId)
  await decide(admin.token, made.id, { accept: true, score: 5 })
  expect(await read(learner.token, conversationId)).toMatchObject({
    // 100 and 38, by two.
    conversation_score: 69,
    criteria: [asks, listens],
  })
})

it('what is rejected changes no number, and says why', async () => {
  const { learner, admin, conversationId } = await aTalk()
  const { body: made } = await disagree(learner.token, conversationId)
  await decide(admin.token, made.id, { accept: false, reason: 'That was the persona' })
  expect(await read(learner.token, conversationId)).toMatchObject({
    conversation_score: FIRST_SCORE,
    first_score: FIRST_SCORE,
    disagreements: [{ status: 'rejected', score: null, reason: 'That was the persona' }],
  })
})

it('an account that is gone leaves what it decided, without its name', async () => {
  const { learner, admin, organizationId, conversationId } = await aTalk()
  await aPerson(server.db, { organizationId, role: 'admin' })
  const { body: made } = await disagree(learner.token, conversationId)
  await decide(admin.token, made.id, { accept: true, score: 5 })
  await server.db.execute(`delete from users where id = '${admin.userId}'`)
  expect(await read(learner.token, conversationId)).toMatchObject({
    conversation_score: 40,
    disagreements: [{ status: 'accepted', decided_by: null }],
  })
})

it('the score is always what the grade comes to with everything that was accepted, whoever decides when', async () => {
  const decision = fc.record({
    accept: fc.boolean(),
    score: fc.integer({ min: 0, max: 5 }),
    isSaid: fc.boolean(),
  })
  const scores = fc.constantFrom<Criterion['score']>(0, 1, 2, 3, 4, 5, null)
  const story = fc.record({
    judged: fc.tuple(scores, scores, scores),
    decisions: fc.tuple(decision, decision, decision),
  })
  const { db } = server
  const organizationId = await anOrganization(db)
  const learner = await aPerson(db, { organizationId })
  const admins = [
    await aPerson(db, { organizationId, role: 'admin' }),
    await aPerson(db, { organizationId, role: 'admin' }),
  ]
  await fc.assert(
    fc.asyncProperty(story, async ({ judged, decisions }) => {
      const ids = CRITERIA.map(({ id }) => id)
      const grading = aGradingOf(ids.map((id, place) => ({ id, score: judged[place] ?? null })))
      const first = totalAfter(grading.report.criteria, grading.rubric, [])
      const own = { organizationId, userId: learner.userId, score: first }
      const conversationId = await aGradedTalk(db, own, { ...grading, score: first })
      const said = await Promise.all(
        decisions.map(async ({ isSaid }, place) =>
          isSaid
            ? (await disagree(learner.token, conversationId, { criterion_id: ids[place] })).body.id
            : null,
        ),
      )
      const statuses = await Promise.all(
        decisions.map(async ({ accept, score }, place) => {
          const [{ token } = learner, id] = [admins[place % 2], said[place]]
          if (id == null) return 200
          return (await decide(token, id, accept ? { accept, score } : { accept })).status
        }),
      )
      expect(statuses).toEqual([200, 200, 200])
      const { body: grade } = await as(server, learner.token).call(endpoints.readGrade, {
        params: { conversationId },
      })
      const accepted = decisions.flatMap(({ isSaid, accept, score }, place) =>
        isSaid && accept ? [{ criterionId: ids[place] ?? '', score: score as 0 }] : [],
      )
      expect(grade.conversation_score).toBe(
        totalAfter(grading.report.criteria, grading.rubric, accepted),
      )
      expect(grade.first_score).toBe(first)
    }),
    { numRuns: 40 },
  )
  const [totals] = await db
    .select({ sum: practiceTotals.scoreSum })
    .from(practiceTotals)
    .where(eq(practiceTotals.userId, learner.userId))
  const all = await db
    .select({ score: conversations.score })
    .from(conversations)
    .where(eq(conversations.userId, learner.userId))
  expect(totals?.sum).toBe(all.reduce((total, { score }) => total + (score ?? 0), 0))
})

describe('the open ones', () => {
  const list = (token: string, query: { after?: string; limit?: number } = {}) =>
    as(server, token).call(endpoints.listDisagreements, { query })

  it('are listed for admins alone, a hundred at most, and without those of elsewhere', async () => {
    const { learner, admin, conversationId } = await aTalk()
    await disagree(learner.token, conversationId)
    expect((await list(learner.token)).status).toBe(403)
    expect((await list(admin.token, { limit: 101 })).status).toBe(422)
    expect((await list((await aTalk()).admin.token)).body).toEqual([])
  })

  it('come oldest first, in pages, without what was decided, is one’s own or was graded again', async () => {
    const { learner, admin, organizationId, conversationId } = await aTalk({ name: 'Discovery' })
    const said = []
    for (const { id } of CRITERIA)
      said.push((await disagree(learner.token, conversationId, { criterion_id: id })).body)
    const ownOfAdmin = { organizationId, userId: admin.userId }
    const others = await aGradedTalk(server.db, ownOfAdmin, aGradingOf(CRITERIA))
    await disagree(admin.token, others)
    const regraded = await aGradedTalk(
      server.db,
      { organizationId, userId: learner.userId },
      aGradingOf(CRITERIA),
    )
    await disagree(learner.token, regraded)
    await server.db.insert(grades).values({ ...aGrading(regraded), number: 2 })

    const { body: first } = await list(admin.token, { limit: 2 })
    const ids = said.map(({ id }) => id)
    expect(first.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(first[0]).toEqual({
      id: ids[0],
      conversation_id: conversationId,
      conversation_name: 'Discovery',
      learner_name: 'Lena',
      criterion_name: 'Name of asks',
      made_at: said[0]?.made_at,
    })
    const { body: rest } = await list(admin.token, { limit: 2, after: ids[1] ?? '' })
    expect(rest.map(({ id }) => id)).toEqual([ids[2]])

    await decide(admin.token, ids[0] ?? '', { accept: false })
    expect((await list(admin.token)).body.map(({ id }) => id)).toEqual(ids.slice(1))
  })

  it('are counted on the dashboard of admins, as far as ten, with the same four queries', async () => {
    const { learner, admin, organizationId } = await aTalk()
    const reviewsOf = async (token: string) =>
      (await as(server, token).call(endpoints.readDashboard)).body.reviews
    expect(await reviewsOf(learner.token)).toBeNull()
    expect(await reviewsOf(admin.token)).toBe(0)
    const counts: number[] = []
    for (let talks = 1; talks <= 4; talks += 1) {
      const own = { organizationId, userId: learner.userId }
      const conversationId = await aGradedTalk(server.db, own, aGradingOf(CRITERIA))
      for (const { id } of CRITERIA)
        await disagree(learner.token, conversationId, { criterion_id: id })
      const queries = await server.queriesOf(async () => {
        counts.push((await reviewsOf(admin.token)) ?? -1)
      })
      // And the one that finds the session.
      expect(queries).toHaveLength(5)
    }
    expect(counts).toEqual([3, 6, 9, 10])
  })
})

it('nothing that was said about a grade is in the log', async () => {
  const { learner, admin, conversationId } = await aTalk()
  const { body } = await disagree(learner.token, conversationId, { words: 'unheardword said' })
  await decide(admin.token, body.id, { accept: true, score: 4, reason: 'unheardword reason' })
  expect(server.logged.filter((line) => line.includes('unheardword'))).toEqual([])
})
