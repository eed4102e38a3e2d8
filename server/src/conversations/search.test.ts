import { endpoints } from '@colloquy/contract/endpoints'
import type { Sent } from '@colloquy/contract/endpoint'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversations } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, aRoleplay } from '../testing/world.ts'
import { aGradedTalk } from '../testing/a-grading.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { eq } from 'drizzle-orm'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function aLearner() {
  const organizationId = await anOrganization(server.db)
  const { userId, token } = await aPerson(server.db, { organizationId })
  return { own: { organizationId, userId }, token }
}
type Learner = Awaited<ReturnType<typeof aLearner>>

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

const aTalk = ({ own }: Learner, wishes: Partial<typeof conversations.$inferInsert>) =>
  aConversation(server.db, { ...own, startedAt: minutesAgo(5), ...wishes })

const search = async (
  { token }: Pick<Learner, 'token'>,
  query: Sent<typeof endpoints.searchHistory>['query'] = {},
) => (await as(server, token).call(endpoints.searchHistory, { query })).body

const namesOf = ({ conversations: found }: Awaited<ReturnType<typeof search>>) =>
  found.map(({ name }) => name)

it('refuses what is no use case, no state or too long, and finds nothing of nobody', async () => {
  const { token } = await aLearner()
  for (const query of [{ scenario: 'juggling' }, { state: 'lost' }, { q: 'x'.repeat(101) }])
    expect(
      (await as(server, token).call(endpoints.searchHistory, { query: query as object })).status,
    ).toBe(422)
  expect(await search(await aPerson(server.db))).toEqual({ conversations: [], next: null })
})

it('finds every word somewhere in a name, in any order and case', async () => {
  const learner = await aLearner()
  await aTalk(learner, { name: 'Price talk with Dana', startedAt: minutesAgo(2) })
  await aTalk(learner, { name: 'Dana is late', startedAt: minutesAgo(1) })
  expect(namesOf(await search(learner, { q: ' dana  PRICE ' }))).toEqual(['Price talk with Dana'])
  expect(namesOf(await search(learner, { q: 'dana' }))).toEqual([
    'Dana is late',
    'Price talk with Dana',
  ])
  expect(namesOf(await search(learner, { q: ' ' }))).toHaveLength(2)
})

it('takes what is typed by its letters, and never for a pattern', async () => {
  const learner = await aLearner()
  await aTalk(learner, { name: 'Ten percent' })
  await aTalk(learner, { name: '10 % off' })
  expect(namesOf(await search(learner, { q: '%' }))).toEqual(['10 % off'])
  expect(namesOf(await search(learner, { q: '_' }))).toEqual([])
  expect(namesOf(await search(learner, { q: String.raw`\ ' "` }))).toEqual([])
})

it('finds by what was practised, also when the roleplay was edited or deleted since', async () => {
  const learner = await aLearner()
  const { db } = server
  const { organizationId } = learner.own
  const sales = { roleplayId: await aRoleplay(db, organizationId), roleplayVersion: 1 }
  const roleplayId = await aRoleplay(db, organizationId, { scenario: 'legal' })
  const legal = { roleplayId, roleplayVersion: 1 }
  await aTalk(learner, { name: 'A sale', ...sales })
  await aTalk(learner, { name: 'A case', ...legal })
  await db.update(roleplays).set({ scenario: 'other' }).where(eq(roleplays.id, roleplayId))
  expect(namesOf(await search(learner, { scenario: 'legal' }))).toEqual(['A case'])

  await keepOutcome(db, await aGradedTalk(db, { ...learner.own, ...legal, name: 'A judgement' }))
  await db.delete(roleplays).where(eq(roleplays.id, roleplayId))
  expect(namesOf(await search(learner, { scenario: 'legal' }))).toEqual(['A judgement'])
  const all = await search(learner)
  expect(new Map(all.conversations.map(({ name, scenario }) => [name, scenario]))).toEqual(
    new Map([
      ['A judgement', 'legal'],
      ['A case', null],
      ['A sale', 'sales'],
    ]),
  )
})

it('finds by how it ended, and tells a drill', async () => {
  const learner = await aLearner()
  const ended = { endedAt: new Date() }
  await aTalk(learner, { name: 'Live', state: 'live' })
  await aTalk(learner, { name: 'Waiting', state: 'grading', ...ended })
  await aTalk(learner, { name: 'Done', state: 'graded', score: 70, ...ended, carriedTurns: 2 })
  await aTalk(learner, { name: 'Short', state: 'ungraded', reason: 'too-short', ...ended })
  expect(namesOf(await search(learner, { state: 'underway' })).toSorted()).toEqual([
    'Live',
    'Waiting',
  ])
  expect(namesOf(await search(learner, { state: 'ungraded' }))).toEqual(['Short'])
  expect((await search(learner, { state: 'graded' })).conversations).toMatchObject([
    { name: 'Done', score: 70, is_drill: true },
  ])
})

it('goes on page by page, and each comes once', async () => {
  const learner = await aLearner()
  for (let n = 0; n < 5; n += 1)
    await aTalk(learner, { name: `Talk ${n}`, startedAt: minutesAgo(n) })
  const first = await search(learner, { q: 'talk', limit: 2 })
  const second = await search(learner, { q: 'talk', limit: 2, before: first.next ?? '' })
  const third = await search(learner, { q: 'talk', limit: 2, before: second.next ?? '' })
  expect([first, second, third].flatMap(namesOf)).toEqual([0, 1, 2, 3, 4].map((n) => `Talk ${n}`))
  expect(third.next).toBeNull()
})

it('looks at five hundred and no further, and tells where to look on', async () => {
  const learner = await aLearner()
  await aTalk(learner, { name: 'A needle', startedAt: minutesAgo(10_000) })
  await server.db.insert(conversations).values(
    Array.from({ length: 501 }, (_, n) => ({
      ...learner.own,
      ...({ name: 'Hay', seed: 1, state: 'live' } as const),
      startedAt: minutesAgo(n),
    })),
  )
  const near = await search(learner, { q: 'needle' })
  expect(near.conversations).toEqual([])
  const far = await search(learner, { q: 'needle', before: near.next ?? '' })
  expect(namesOf(far)).toEqual(['A needle'])
  expect(far.next).toBeNull()
})

it('is one’s own: nobody else’s conversations are found, and none goes on from them', async () => {
  const learner = await aLearner()
  const { organizationId } = learner.own
  const colleague = await aPerson(server.db, { organizationId })
  const theirs = await aTalk(learner, {})
  expect(await search(colleague)).toEqual({ conversations: [], next: null })
  await aConversation(server.db, { organizationId, userId: colleague.userId })
  expect((await search(colleague, { before: theirs })).conversations).toEqual([])
})
