import { randomUUID } from 'node:crypto'
import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { calls } from '../db/tables/practising.ts'
import { aTurn, connectAgent, type TestAgent } from '../testing/agent.ts'
import { type Desks, openDesks } from '../testing/desks.ts'
import type { TestServer } from '../testing/test-server.ts'

let desks: Desks
let server: TestServer
beforeEach(async () => {
  desks = await openDesks()
  server = await desks.start()
})
afterEach(() => desks.close())

const aWelcomeAgent = async (at = server, wishes: Parameters<typeof connectAgent>[1] = {}) => {
  const agent = await connectAgent(at, wishes)
  await agent.hears('welcome')
  return agent
}

/** In which something was said already. */
async function aCallWith(agent: TestAgent): Promise<string> {
  const conversation = await desks.call(server)
  await agent.hears('call', ({ call }) => call.conversation === conversation)
  agent.say({ type: 'turn', conversation, claim: 1, turn: aTurn(0) })
  agent.say({ type: 'turn', conversation, claim: 1, turn: aTurn(1) })
  await agent.hears('stored', ({ seq }) => seq === 1)
  return conversation
}

/** Of a server that is gone, when nobody is here yet. */
async function aCallOfNobody(): Promise<string> {
  const conversation = await desks.call(server)
  const past = sql`now() - interval '1 second'`
  await desks.db
    .update(calls)
    .set({ waitingSince: null, replica: randomUUID(), claimedUntil: past })
    .where(eq(calls.conversationId, conversation))
  return conversation
}

async function takenOverBy(
  other: TestAgent,
): Promise<{ turns: unknown[]; claim: number; ms: number }> {
  const from = performance.now()
  const { call } = await other.hears('call')
  return { turns: call.turns, claim: call.claim, ms: performance.now() - from }
}

describe('a call goes to another agent, with all that was said, within two seconds', () => {
  it('when its agent is killed', async () => {
    const agent = await aWelcomeAgent()
    await aCallWith(agent)
    const other = await aWelcomeAgent()
    agent.die()
    const { turns, claim, ms } = await takenOverBy(other)
    expect([turns, claim]).toEqual([[aTurn(0), aTurn(1)], 2])
    expect(ms).toBeLessThan(2_000)
    console.info(`taken over after a kill in ${Math.round(ms)} ms`)
  })

  it('when its agent says nothing any more', async () => {
    const agent = await aWelcomeAgent()
    await aCallWith(agent)
    const other = await aWelcomeAgent()
    agent.fallSilent()
    const { turns, ms } = await takenOverBy(other)
    expect(turns).toEqual([aTurn(0), aTurn(1)])
    expect(ms).toBeLessThan(2_000)
    expect(await agent.closed).toMatchObject({ code: 4004 })
    console.info(`taken over after silence in ${Math.round(ms)} ms`)
  })

  it('when its agent gives it back', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    const other = await aWelcomeAgent()
    agent.say({ type: 'over', conversation, claim: 1, because: 'lost' })
    expect((await takenOverBy(other)).ms).toBeLessThan(2_000)
    await agent.hears('hang-up')
  })

  it('at another server', async () => {
    const agent = await aWelcomeAgent()
    await aCallWith(agent)
    const elsewhere = await aWelcomeAgent(await desks.start())
    agent.die()
    expect((await takenOverBy(elsewhere)).ms).toBeLessThan(2_000)
  })

  it('with what was said in the last moment', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    const other = await aWelcomeAgent()
    for (const seq of [2, 3, 4])
      agent.say({ type: 'turn', conversation, claim: 1, turn: aTurn(seq) })
    // The line is cut behind what was sent.
    await agent.hears('stored', ({ seq }) => seq === 2)
    agent.die()
    const { turns } = await takenOverBy(other)
    expect(turns.slice(0, 3)).toEqual([aTurn(0), aTurn(1), aTurn(2)])
  })
})

describe('an agent that comes back', () => {
  const holdOf = (conversation: string, claim = 1) => [{ conversation, claim }]

  it('keeps its call when the server was started anew meanwhile', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    await desks.stop(server)
    expect(await agent.closed).toMatchObject({ code: 4006 })
    server = await desks.start()
    const waiting = await aWelcomeAgent()
    const { id } = agent
    const again = await aWelcomeAgent(server, { id, holds: holdOf(conversation) })
    expect(await again.hears('welcome')).toEqual({ type: 'welcome', keeps: [conversation] })
    again.say({ type: 'turn', conversation, claim: 1, turn: aTurn(2) })
    await again.hears('stored', ({ seq }) => seq === 2)
    expect(waiting.calls()).toEqual([])
  })

  it('keeps its call on a new line, while the old one is still open', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    const other = await aWelcomeAgent()
    const { id } = agent
    const again = await aWelcomeAgent(server, { id, holds: holdOf(conversation) })
    expect(await again.hears('welcome')).toEqual({ type: 'welcome', keeps: [conversation] })
    expect(await agent.closed).toMatchObject({ code: 4005 })
    again.say({ type: 'turn', conversation, claim: 1, turn: aTurn(2) })
    await again.hears('stored', ({ seq }) => seq === 2)
    expect(other.calls()).toEqual([])
  })

  it('loses what was handed to it over a line that was cut before it came', async () => {
    const agent = await aWelcomeAgent(server, { free: 1 })
    const conversation = await aCallWith(agent)
    const again = await aWelcomeAgent(server, { id: agent.id, holds: [] })
    const { call } = await again.hears('call')
    expect([call.conversation, call.claim]).toEqual([conversation, 2])
  })

  it('keeps its call at another server', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    const elsewhere = await desks.start()
    const { id } = agent
    const again = await aWelcomeAgent(elsewhere, { id, holds: holdOf(conversation) })
    expect(await again.hears('welcome')).toEqual({ type: 'welcome', keeps: [conversation] })
    // Its first server notices that it has the call no more.
    await agent.hears('hang-up')
    again.say({ type: 'turn', conversation, claim: 1, turn: aTurn(2) })
    await again.hears('stored', ({ seq }) => seq === 2)
  })

  it('leaves a call that is over, long after its line was cut, before the room is closed', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    agent.die()
    const waiting = isNotNull(calls.waitingSince)
    await expect.poll(() => desks.db.$count(calls, waiting)).toBe(1)
    await desks.db.update(calls).set({ waitingSince: sql`now() - interval '1 minute'` })
    await endConversation(desks.db, conversation)
    const again = await aWelcomeAgent(server, { id: agent.id, holds: holdOf(conversation) })
    expect(await again.hears('welcome')).toEqual({ type: 'welcome', keeps: [] })
    // Those of what is over are looked for meanwhile.
    const another = await desks.call(server)
    const { call } = await again.hears('call')
    again.say({ type: 'over', conversation: another, claim: call.claim, because: 'nobody-came' })
    await expect.poll(() => desks.media.closed, { timeout: 30_000 }).toContain(another)
    expect(desks.media.closed).not.toContain(conversation)
    // From here on only its word counts, and not that it was silent for long.
    await desks.db
      .update(calls)
      .set({ waitingSince: sql`now() + interval '1 hour'` })
      .where(eq(calls.conversationId, conversation))
    again.say({ type: 'left', conversation, claim: 1 })
    await expect.poll(() => desks.media.closed, { timeout: 30_000 }).toContain(conversation)
  })

  it('leaves a call that somebody else has taken', async () => {
    const agent = await aWelcomeAgent()
    const conversation = await aCallWith(agent)
    const other = await aWelcomeAgent()
    agent.die()
    await other.hears('call')
    const again = await aWelcomeAgent(server, { id: agent.id, holds: holdOf(conversation) })
    expect(await again.hears('welcome')).toEqual({ type: 'welcome', keeps: [] })
  })
})

it('while the database does not answer nobody loses a call, and what was said is stored afterwards', async () => {
  const agent = await aWelcomeAgent()
  const conversation = await aCallWith(agent)
  const [other, elsewhere] = [await aWelcomeAgent(), await aWelcomeAgent(await desks.start())]
  await desks.db.transaction(async (tx) => {
    await tx.execute(sql`lock table calls`)
    agent.say({ type: 'turn', conversation, claim: 1, turn: aTurn(2) })
    // Until every claim has run out.
    await tx.execute(sql`select pg_sleep(3.5)`)
  })
  await agent.hears('stored', ({ seq }) => seq === 2)
  agent.say({ type: 'turn', conversation, claim: 1, turn: aTurn(3) })
  await agent.hears('stored', ({ seq }) => seq === 3)
  expect([other.calls(), elsewhere.calls()]).toEqual([[], []])
  expect(server.logged.join('\n')).toContain('desk.renewal-failed')
})

it('a server that stood still for longer than a claim lasts takes no call from its own agents', async () => {
  const ranOut = await aCallOfNobody()
  const agent = await aWelcomeAgent(server, { free: 100 })
  // From here on what has run out is taken.
  await agent.hears('call', ({ call }) => call.conversation === ranOut)
  const kept = await aCallWith(agent)
  for (let round = 0; round < 5; round += 1) {
    await desks.db
      .update(calls)
      .set({ claimedUntil: sql`now() - interval '1 second'` })
      .where(eq(calls.conversationId, kept))
    // Somebody else's call is looked for at once, and with it what has run out.
    const another = await desks.call(server)
    await agent.hears('call', ({ call }) => call.conversation === another)
  }
  const times = agent.calls().filter(({ conversation }) => conversation === kept)
  expect(times.map(({ claim }) => claim)).toEqual([1])
})

it('the calls of a server that is gone, and of its agents, run out and are taken by another', async () => {
  const agent = await aWelcomeAgent()
  const conversation = await aCallWith(agent)
  const elsewhere = await desks.start()
  const other = await aWelcomeAgent(elsewhere)
  await desks.stop(server)
  const from = performance.now()
  const { call } = await other.hears('call')
  expect([call.conversation, call.claim]).toEqual([conversation, 2])
  expect(call.turns).toEqual([aTurn(0), aTurn(1)])
  const ms = Math.round(performance.now() - from)
  expect(ms).toBeLessThan(6_000)
  console.info(`taken over after the loss of a server and its agents in ${ms} ms`)
})

it('a call that waits at one server is taken by an agent of another, and by one alone', async () => {
  const elsewhere = await desks.start()
  const [here, there] = [await aWelcomeAgent(), await aWelcomeAgent(elsewhere)]
  const ids = await Promise.all(Array.from({ length: 8 }, () => desks.call(server)))
  await expect.poll(() => here.calls().length + there.calls().length).toBe(ids.length)
  const handed = [...here.calls(), ...there.calls()].map(({ conversation }) => conversation)
  expect(handed.toSorted()).toEqual(ids.toSorted())
  const rows = await desks.db.select().from(calls).where(eq(calls.claim, 1))
  expect(rows).toHaveLength(ids.length)
})
