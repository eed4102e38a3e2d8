import { endpoints } from '@colloquy/contract/endpoints'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endOverdue } from '../conversations/ending.ts'
import { users } from '../db/tables/people.ts'
import { calls, conversations, practiceTotals } from '../db/tables/practising.ts'
import { aTurn, connectAgent, type TestAgent } from '../testing/agent.ts'
import { GONE_AFTER_MS, PLAYS_OUT_MS } from './closing.ts'
import { type Desks, openDesks } from '../testing/desks.ts'
import { as, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let desks: Desks
let server: TestServer
let agent: TestAgent
let developer: Person
beforeAll(async () => {
  desks = await openDesks()
  server = await desks.start()
  agent = await connectAgent(server, { free: 1_000 })
  developer = await aPerson(desks.db, { isDeveloper: true })
})
afterAll(() => desks.close())

const rowOf = async (id: string) =>
  (await desks.db.select().from(conversations).where(eq(conversations.id, id)))[0]

type Call = { id: string; learner: Person; claim: number }

/** That an agent has. */
async function aCall(who?: Person): Promise<Call> {
  const learner = who ?? (await aPerson(desks.db, { organizationId: desks.organizationId }))
  const id = await desks.call(server, learner)
  const { call } = await agent.hears('call', (message) => message.call.conversation === id)
  return { id, learner, claim: call.claim }
}
async function aLiveCall(who?: Person): Promise<Call> {
  const call = await aCall(who)
  const { id: conversation, claim } = call
  agent.say({ type: 'turn', conversation, claim, turn: aTurn(0) })
  await agent.hears('stored', (message) => message.conversation === conversation)
  return call
}

const isTold = ({ id }: Call) => agent.hears('hang-up', ({ conversation }) => conversation === id)
const leave = ({ id: conversation, claim }: Call) =>
  agent.say({ type: 'left', conversation, claim })

/** From here on only its word counts that an agent has left, and not that it was silent for long. */
const isNeverGone = ({ id }: Call) =>
  desks.db
    .update(calls)
    .set({ claimedUntil: sql`now() + interval '1 hour'` })
    .where(and(eq(calls.conversationId, id), isNotNull(calls.replica)))

/** The agent is told and leaves, the room is closed, and nothing of the call is left. */
async function isClosed(call: Call): Promise<boolean> {
  const { id } = call
  await isTold(call)
  await isNeverGone(call)
  leave(call)
  await expect.poll(() => desks.media.closed, { timeout: 30_000 }).toContain(id)
  await expect.poll(() => desks.db.$count(calls, eq(calls.conversationId, id))).toBe(0)
  return true
}
const end = (conversationId: string, who: Person) =>
  as(server, who.token).call(endpoints.endConversation, { params: { conversationId } })

describe('a call that its learner leaves', () => {
  it('is not ended by anybody else', async () => {
    const { id } = await aLiveCall()
    const admin = await aPerson(desks.db, {
      organizationId: desks.organizationId,
      role: 'admin',
    })
    expect((await end(id, admin)).status).toBe(404)
    expect((await rowOf(id))?.state).toBe('live')
  })

  it('has ended, also when it is left again', async () => {
    const call = await aLiveCall()
    expect(await end(call.id, call.learner)).toMatchObject({ status: 200 })
    const ended = await rowOf(call.id)
    expect(ended).toMatchObject({ state: 'ended', endedAt: expect.any(Date) })
    expect(await isClosed(call)).toBe(true)
    expect(await end(call.id, call.learner)).toMatchObject({ status: 200 })
    expect(await rowOf(call.id)).toEqual(ended)
  })

  it('is left by its agent before its room is closed, however long that takes', async () => {
    const [call, another] = [await aLiveCall(), await aLiveCall()]
    await end(call.id, call.learner)
    await end(another.id, another.learner)
    await isTold(call)
    // The rooms of what is over are looked for again and again.
    expect(await isClosed(another)).toBe(true)
    expect(desks.media.closed).not.toContain(call.id)
    expect(await isClosed(call)).toBe(true)
  })

  it('is closed some seconds later when its agent never says that it has left', async () => {
    const call = await aLiveCall()
    const from = performance.now()
    await end(call.id, call.learner)
    await isTold(call)
    await expect.poll(() => desks.media.closed, { timeout: 60_000 }).toContain(call.id)
    expect(performance.now() - from).toBeGreaterThan(GONE_AFTER_MS)
    expect(await isClosed(call)).toBe(true)
  })

  it('is left also by an agent that said that it is over when it was told so', async () => {
    const call = await aLiveCall()
    await end(call.id, call.learner)
    await isTold(call)
    await isNeverGone(call)
    agent.say({ type: 'over', conversation: call.id, claim: call.claim, because: 'ended' })
    await expect.poll(() => desks.media.closed, { timeout: 30_000 }).toContain(call.id)
  })

  it('was never joined when nobody had met', async () => {
    const call = await aCall()
    await end(call.id, call.learner)
    expect(await rowOf(call.id)).toMatchObject({ state: 'ungraded', reason: 'never-joined' })
    expect(await isClosed(call)).toBe(true)
  })

  it('is closed later when the media server is away', async () => {
    const call = await aLiveCall()
    desks.media.isAway = true
    await end(call.id, call.learner)
    await isTold(call)
    leave(call)
    await expect
      .poll(() => server.logged.join('\n'), { timeout: 5_000 })
      .toContain('desk.sweep-failed')
    desks.media.isAway = false
    expect(await isClosed(call)).toBe(true)
  })
})

describe('a call that its agent says is over', () => {
  it.each(['ended', 'time', 'learner-left', 'nobody-came'] as const)(
    'has ended when both had joined: %s',
    async (because) => {
      const call = await aLiveCall()
      agent.say({ type: 'over', conversation: call.id, claim: call.claim, because })
      expect(await isClosed(call)).toBe(true)
      expect((await rowOf(call.id))?.state).toBe('ended')
    },
  )

  it('is closed as soon as its last words are played: the agent has left it', async () => {
    const call = await aLiveCall()
    const saidAt = performance.now()
    agent.say({ type: 'over', conversation: call.id, claim: call.claim, because: 'ended' })
    await isTold(call)
    await isNeverGone(call)
    await expect.poll(() => desks.media.closed, { timeout: 30_000 }).toContain(call.id)
    expect(performance.now() - saidAt).toBeGreaterThan(PLAYS_OUT_MS - 100)
  })

  it('was never joined when nobody came', async () => {
    const call = await aCall()
    agent.say({ type: 'over', conversation: call.id, claim: call.claim, because: 'nobody-came' })
    expect(await isClosed(call)).toBe(true)
    expect(await rowOf(call.id)).toMatchObject({ state: 'ungraded', reason: 'never-joined' })
  })

  it('ends after what was said last', async () => {
    const { id: conversation, claim } = await aLiveCall()
    for (const seq of [1, 2, 3]) agent.say({ type: 'turn', conversation, claim, turn: aTurn(seq) })
    agent.say({ type: 'over', conversation, claim, because: 'ended' })
    await agent.hears('hang-up', (message) => message.conversation === conversation)
    const last = agent.heard.filter(
      (message) => message.type === 'stored' && message.conversation === conversation,
    )
    expect(last.map((message) => 'seq' in message && message.seq)).toEqual([0, 1, 2, 3])
    expect((await rowOf(conversation))?.state).toBe('ended')
  })

  it('goes on when it is only said to be left', async () => {
    const call = await aLiveCall()
    const { id: conversation, claim } = call
    leave(call)
    agent.say({ type: 'turn', conversation, claim, turn: aTurn(1) })
    await agent.hears(
      'stored',
      (message) => message.conversation === conversation && message.seq === 1,
    )
    expect((await rowOf(conversation))?.state).toBe('live')
  })

  it('goes on when that comes from who had it before', async () => {
    const { id: conversation, claim } = await aLiveCall()
    agent.say({ type: 'over', conversation, claim, because: 'lost' })
    await agent.hears('call', ({ call }) => call.conversation === conversation && call.claim === 2)
    agent.say({ type: 'over', conversation, claim, because: 'ended' })
    agent.say({ type: 'turn', conversation, claim: 2, turn: aTurn(1) })
    await agent.hears(
      'stored',
      (message) => message.conversation === conversation && message.seq === 1,
    )
    expect((await rowOf(conversation))?.state).toBe('live')
  })
})

describe('a call is over when what it is about is gone', () => {
  it('with its organization', async () => {
    const organizationId = await anOrganization(desks.db)
    const learner = await aPerson(desks.db, { organizationId })
    const schema_id = await aRoleplay(desks.db, organizationId)
    const { body } = await as(server, learner.token).call(endpoints.requestRoom, {
      body: { roleplay_schema: { schema_id } },
    })
    const id = body.conversation_id
    await agent.hears('call', ({ call }) => call.conversation === id)
    await as(server, developer.token).call(endpoints.deleteOrganization, {
      body: { organization_id: organizationId },
    })
    expect(await isClosed({ id, learner, claim: 1 })).toBe(true)
  })

  it('with its roleplay', async () => {
    const call = await aLiveCall()
    await desks.db.execute(
      sql`update conversations set roleplay_id = null, roleplay_version = null where id = ${call.id}`,
    )
    expect(await isClosed(call)).toBe(true)
    expect((await rowOf(call.id))?.state).toBe('ended')
  })

  it('with the account of its learner', async () => {
    const call = await aLiveCall()
    await desks.db
      .update(users)
      .set({ disabledAt: sql`now()` })
      .where(eq(users.id, call.learner.userId))
    expect(await isClosed(call)).toBe(true)
  })

  it('with its learner', async () => {
    const call = await aLiveCall()
    await desks.db.delete(users).where(eq(users.id, call.learner.userId))
    expect(await isClosed(call)).toBe(true)
  })
})

describe('without anybody saying so', () => {
  const SECOND = 1_000
  const MINUTE = 60 * SECOND
  const before = (ms: number) => new Date(Date.now() - ms)

  /** No server is there: its desk would give what waits to an agent. */
  let nobodysDesk: Desks
  beforeAll(async () => {
    nobodysDesk = await openDesks()
  })
  afterAll(() => nobodysDesk.close())
  const stateOf = async (id: string) =>
    (await nobodysDesk.db.select().from(conversations).where(eq(conversations.id, id)))[0]?.state

  /** As the database would be then. */
  async function aConversationWith(
    wishes: Partial<typeof conversations.$inferInsert>,
    waitingMs: number | null,
  ): Promise<string> {
    const { db, organizationId, roleplayId } = nobodysDesk
    const { userId } = await aPerson(db, { organizationId })
    const own = { organizationId, userId, roleplayId, roleplayVersion: 1 }
    const id = await aConversation(db, { ...own, ...wishes })
    if (waitingMs !== null)
      await db
        .insert(calls)
        .values({ conversationId: id, waitingSince: before(waitingMs), claim: 1 })
    return id
  }
  const requested = { state: 'requested', startedAt: null } as const

  it.each<[string, () => Parameters<typeof aConversationWith>]>([
    ['that has half a minute for its goodbye', () => [{ startedAt: before(30 * MINUTE) }, null]],
    ['whose partner was lost for less than a minute', () => [{}, 50 * SECOND]],
    ['that waits for a partner since less than a minute', () => [requested, 50 * SECOND]],
    [
      'that was asked for a few minutes ago',
      () => [{ ...requested, requestedAt: before(14 * MINUTE) }, null],
    ],
  ])('a call goes on %s', async (_, given) => {
    const id = await aConversationWith(...given())
    const state = await stateOf(id)
    await endOverdue(nobodysDesk.db)
    expect(await stateOf(id)).toBe(state)
  })

  it('a call lasts as long as its roleplay says, shorter or longer', async () => {
    const lasting = async (minutes: number, sinceMs: number) => {
      const { db, organizationId } = nobodysDesk
      const roleplayId = await aRoleplay(db, organizationId, { difficulty: { minutes } })
      return aConversationWith({ roleplayId, startedAt: before(sinceMs) }, null)
    }
    const over = [await lasting(5, 6 * MINUTE), await lasting(45, 46 * MINUTE)]
    const on = [await lasting(5, 5 * MINUTE), await lasting(45, 40 * MINUTE)]
    await endOverdue(nobodysDesk.db)
    expect(await Promise.all([...over, ...on].map(stateOf))).toEqual([
      'ended',
      'ended',
      'live',
      'live',
    ])
  })

  it.each<[string, string, Parameters<typeof aConversationWith>]>([
    ['ended after half an hour', 'ended', [{ startedAt: before(31 * MINUTE) }, null]],
    ['ended when no partner was to be had for a minute', 'ended', [{}, 61 * SECOND]],
    ['never joined when none ever was', 'ungraded', [requested, 61 * SECOND]],
    [
      'never joined after a quarter of an hour',
      'ungraded',
      [{ ...requested, requestedAt: before(16 * MINUTE) }, null],
    ],
  ])('a call has %s', async (_, state, given) => {
    const id = await aConversationWith(...given)
    await endOverdue(nobodysDesk.db)
    expect(await stateOf(id)).toBe(state)
  })
})

it('the time of a call counts for its learner', async () => {
  const call = await aLiveCall()
  await end(call.id, call.learner)
  const [totals] = await desks.db
    .select()
    .from(practiceTotals)
    .where(eq(practiceTotals.userId, call.learner.userId))
  expect(totals).toMatchObject({ conversations: 1 })
})

it('a learner cannot keep many calls open', async () => {
  const learner = await aPerson(desks.db, { organizationId: desks.organizationId })
  for (let n = 0; n < 5; n += 1) await desks.call(server, learner)
  const body = { roleplay_schema: { schema_id: desks.roleplayId } }
  const refused = await as(server, learner.token).call(endpoints.requestRoom, { body })
  expect(refused).toMatchObject({
    status: 409,
    body: {
      detail: expect.stringMatching(/^You have five open conversations: finish or leave one/),
    },
  })
})
