import { readFileSync } from 'node:fs'
import { endpoints } from '@colloquy/contract/endpoints'
import type { GradeReport } from '@colloquy/contract/grades'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { disagreements, grades } from '../db/tables/grading.ts'
import { outcomes } from '../db/tables/outcomes.ts'
import { groupMembers } from '../db/tables/people.ts'
import { conversations, turns } from '../db/tables/practising.ts'
import { gradeConversation } from '../grades/job.ts'
import { aGradedTalk, aGrading, aTalkWithout } from '../testing/a-grading.ts'
import { aTalk, gradeHere } from '../testing/gradings.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay } from '../testing/world.ts'
import { endConversation } from '../conversations/ending.ts'
import { keepOutcome } from './keep.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function aTeam() {
  const { db } = server
  const organizationId = await anOrganization(db)
  const groupId = await aGroup(db, organizationId)
  const learner = await aPerson(db, { organizationId, groupIds: [groupId] })
  const admin = await aPerson(db, { organizationId, role: 'admin' })
  const roleplayId = await aRoleplay(db, organizationId)
  const own = { organizationId, userId: learner.userId, roleplayId, roleplayVersion: 1 }
  return { own, groupId, learner, admin }
}

async function outcomeOf(conversationId: string) {
  const found = await server.db
    .select()
    .from(outcomes)
    .where(eq(outcomes.conversationId, conversationId))
  return found[0] ?? null
}

it('nothing that has no score has an outcome', async () => {
  const { own } = await aTeam()
  for (const state of ['live', 'ended', 'ungraded'] as const) {
    const id = await aTalkWithout(server.db, state, own)
    await keepOutcome(server.db, id)
    expect(await outcomeOf(id)).toBeNull()
  }
})

it('what is graded comes to what its report says, and counts for nobody else until it is submitted', async () => {
  const { own } = await aTeam()
  const id = await aTalk(server.db, own)
  await endConversation(server.db, id)
  const job = { conversationId: id, number: 1 }
  await gradeConversation(server.db, { job, gradeTalk: gradeHere })
  const [given] = await server.db.select().from(grades).where(eq(grades.conversationId, id))
  const { criteria, path, measures } = (given as { report: GradeReport }).report
  const found = await outcomeOf(id)
  expect(found).toMatchObject({ ...withoutVersion(own), scenario: 'sales', score: given?.score })
  expect(found).toMatchObject({ submittedAt: null, groupIds: [] })
  const scored = criteria.filter(({ status }) => status === 'scored')
  expect(scored.length).toBeGreaterThan(0)
  expect(found?.criteria).toEqual(scored.map(({ id, name, score }) => ({ id, name, score })))
  expect(new Set(found?.stages.map((stage) => stage.id))).toEqual(
    new Set([...path.walked, ...path.missed].map((stage) => stage.id)),
  )
  const pace = measures.find((measure) => measure.id === 'pace')?.value
  expect(found?.figures.wordsPerMinute).toBe(pace)
})

it('what was overruled counts from then on, and what was graded again counts instead', async () => {
  const { own, learner, admin } = await aTeam()
  const id = await aGradedTalk(server.db, own)
  const said = await as(server, learner.token).call(endpoints.disagree, {
    params: { conversationId: id },
    body: { criterion_id: 'asks', turn: 0, words: 'I did ask' },
  })
  const submitted = await outcomeOf(id)
  expect(submitted).toMatchObject({ score: 71, criteria: [{ id: 'asks', name: 'Asks', score: 3 }] })
  expect(submitted?.submittedAt).not.toBeNull()
  await as(server, admin.token).call(endpoints.decideDisagreement, {
    params: { disagreementId: said.body.id },
    body: { accept: true, score: 5, reason: 'You did' },
  })
  expect(await outcomeOf(id)).toMatchObject({
    score: 100,
    criteria: [{ id: 'asks', name: 'Asks', score: 5 }],
  })
  await server.db.insert(grades).values({ ...aGrading(id), number: 2, score: 60 })
  await server.db.update(conversations).set({ score: 60 }).where(eq(conversations.id, id))
  await keepOutcome(server.db, id)
  expect(await outcomeOf(id)).toMatchObject({ score: 60, criteria: [{ score: 3 }] })
})

it('an outcome stays with the groups in which its learner was when it was submitted', async () => {
  const { own, groupId, learner } = await aTeam()
  const id = await aGradedTalk(server.db, own)
  const submit = () =>
    as(server, learner.token).call(endpoints.submitGrade, { params: { conversationId: id } })
  const { body } = await submit()
  await server.db.delete(groupMembers).where(eq(groupMembers.userId, learner.userId))
  await submit()
  await keepOutcome(server.db, id)
  expect(await outcomeOf(id)).toMatchObject({
    groupIds: [groupId],
    submittedAt: new Date(body.submitted_at),
  })
})

it('what was graded before there were outcomes comes to the same', async () => {
  const { own } = await aTeam()
  const { db } = server
  const plain = await aTalk(db, own)
  await endConversation(db, plain)
  await gradeConversation(db, { job: { conversationId: plain, number: 1 }, gradeTalk: gradeHere })
  await aGradedTalk(db, { ...own, submittedAt: new Date() })
  await aGradedTalk(db, { ...own, roleplayId: null, roleplayVersion: null })
  const odd = await aGradedTalk(db, own, withEverything(plain))
  await db.insert(turns).values({ ...A_TURN, conversationId: odd })
  await db.insert(disagreements).values({
    ...{ organizationId: own.organizationId, conversationId: odd, number: 1, turn: 0, words: 'No' },
    ...{ criterionId: 'hidden', decision: 'accepted', reason: 'Yes', score: 0 },
    decidedAt: new Date(),
  })
  await keepOutcome(db, odd)
  const isHere = eq(outcomes.organizationId, own.organizationId)
  const all = () => db.select().from(outcomes).where(isHere).orderBy(asc(outcomes.conversationId))
  const kept = await all()
  await db.delete(outcomes)
  await db.execute(sql.raw(FILLING))
  expect(await all()).toEqual(kept)
  expect(await outcomeOf(odd)).toMatchObject({
    criteria: [
      { id: 'asks', score: 3 },
      { id: 'hidden', score: 0 },
    ],
    stages: [
      { id: 'a', isReached: true, isCovered: true },
      { id: 'c', isReached: true, isCovered: false },
      { id: 'b', isReached: false, isCovered: false },
    ],
    figures: { questions: 5, openQuestions: 3, fillers: 22.2, wordsPerMinute: null },
  })
})

/** The first statement of the migration that brought them. */
const FILLING =
  readFileSync(new URL('../../migrations/0008_tallies.sql', import.meta.url), 'utf8').split(
    '--> statement-breakpoint',
  )[0] ?? ''

const A_TURN = {
  ...({ seq: 1, speaker: 'trainee', startedAtMs: 10, endedAtMs: 20 } as const),
  text: ' One two  three four\nfive six seven eight',
}

const withoutVersion = ({ roleplayVersion: _, ...own }: { roleplayVersion: number }) => own

/** Stages that were entered twice, criteria that count for nothing, and one that counts because somebody said so. */
function withEverything(conversationId: string): Partial<typeof grades.$inferInsert> {
  const { report } = aGrading(conversationId)
  const [criterion] = report.criteria
  const [walked] = report.path.walked
  const [measure] = report.measures
  if (criterion === undefined || walked === undefined || measure === undefined)
    throw new Error('the report of the tests has nothing in it')
  const count = (id: string, value: number) => ({ ...measure, id, value })
  return {
    report: {
      ...report,
      criteria: [
        criterion,
        { ...criterion, id: 'hidden', status: 'not_shown', score: null },
        { ...criterion, id: 'beside', status: 'not_relevant', score: null },
      ],
      path: {
        walked: [
          walked,
          { ...walked, id: 'c', is_covered: false },
          { ...walked, is_covered: false },
        ],
        missed: [{ id: 'b', name: 'Late' }],
      },
      measures: [
        count('questions-open', 3),
        count('questions-closed', 2),
        count('fillers', 2),
        { ...measure, id: 'pace', value: null, reason: 'typed' },
      ],
    },
  }
}
