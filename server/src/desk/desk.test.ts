import { DESK_VERSION } from '@colloquy/contract/desk'
import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { TokenVerifier } from 'livekit-server-sdk'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls, conversations, turns } from '../db/tables/practising.ts'
import { aPersonasTurn, aTurn, connectAgent, type TestAgent } from '../testing/agent.ts'
import { type FakeRoomService, startFakeRoomService } from '../testing/fake-room-service.ts'
import { as, startTestServer, TEST_SETTINGS, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let media: FakeRoomService
let server: TestServer
let organizationId: string
let roleplayId: string
let ana: Person
beforeAll(async () => {
  media = await startFakeRoomService()
  server = await startTestServer(
    { media: { ...TEST_SETTINGS.media, embedded: { port: media.port } } },
    { withDesk: true },
  )
})
afterAll(async () => {
  await server.close()
  await media.close()
})
beforeEach(async () => {
  organizationId = await anOrganization(server.db)
  roleplayId = await aRoleplay(server.db, organizationId)
  ana = await aPerson(server.db, { organizationId })
  media.closed = []
})

const agents: TestAgent[] = []
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.die()
  // No call of one test waits for an agent of the next.
  await server.db.delete(conversations)
  await server.db.delete(calls)
})
async function anAgent(wishes: Parameters<typeof connectAgent>[1] = {}): Promise<TestAgent> {
  const agent = await connectAgent(server, wishes)
  agents.push(agent)
  return agent
}
/** One that may get calls. */
async function aWelcomeAgent(wishes: Parameters<typeof connectAgent>[1] = {}): Promise<TestAgent> {
  const agent = await anAgent(wishes)
  await agent.hears('welcome')
  return agent
}

async function startCall(who = ana): Promise<string> {
  const body = { roleplay_schema: { schema_id: roleplayId } }
  return (await as(server, who.token).call(endpoints.requestRoom, { body })).body.conversation_id
}
const aCallOf = (agent: TestAgent, id: string) =>
  agent.hears('call', ({ call }) => call.conversation === id).then(({ call }) => call)
const readConversation = async (conversationId: string) =>
  (await as(server, ana.token).call(endpoints.readConversation, { params: { conversationId } }))
    .body
const stateOf = async (id: string) =>
  (await server.db.select().from(conversations).where(eq(conversations.id, id)))[0]?.state
const textsOf = async (id: string) => (await readConversation(id)).turns.map(({ text }) => text)
const stored = (agent: TestAgent, seq: number) =>
  agent.hears('stored', (message) => message.seq === seq)

describe('nobody comes to the desk', () => {
  it.each(['', 'a-guess-that-is-not-the-secret', `${TEST_SETTINGS.agentSecret}x`])(
    'without the secret: %j',
    async (secret) => {
      await expect(anAgent({ secret })).rejects.toThrow('401')
    },
  )

  it('with what signs a learner in', async () => {
    await expect(anAgent({ secret: ana.token })).rejects.toThrow('401')
  })

  it('of another version', async () => {
    const agent = await anAgent({ version: 99 })
    expect(await agent.closed).toMatchObject({ code: 4001 })
  })

  it('of another version whose hello looks different', async () => {
    const agent = await anAgent({ isTalkative: false })
    agent.sayRaw(JSON.stringify({ type: 'hello', version: 99, name: 'of a later time' }))
    expect(await agent.closed).toMatchObject({ code: 4001 })
  })
})

describe('a line is closed on which comes', () => {
  const hello = {
    type: 'hello',
    version: DESK_VERSION,
    agent: crypto.randomUUID(),
    holds: [],
    free: 1,
  }
  const turn = { type: 'turn', conversation: crypto.randomUUID(), claim: 1, turn: aTurn(0) }
  it.each<[string, (string | Buffer | object)[]]>([
    ['no JSON', ['{"type":']],
    ['JSON that means two things', ['{"type":"draining","type":"hello"}']],
    ['bytes', [Buffer.from([1, 2, 3])]],
    ['nothing that is known', [{ type: 'what' }]],
    ['anything before hello', [{ type: 'draining' }]],
    ['a second hello', [hello, hello]],
    ['a claim that is none', [hello, { ...turn, claim: 0 }]],
    ['what cannot be stored', [hello, { ...turn, turn: aTurn(0, { text: '\0' }) }]],
    ['a time before the beginning', [hello, { ...turn, turn: aTurn(0, { startedAtMs: -1 }) }]],
    ['a time after the end', [hello, { ...turn, turn: aTurn(0, { endedAtMs: 2 ** 40 }) }]],
    ['a very long line', [hello, { ...turn, turn: aTurn(0, { text: 'x'.repeat(20_001) }) }]],
  ])('%s', async (_, frames) => {
    const agent = await anAgent({ isTalkative: false })
    for (const frame of frames)
      agent.sayRaw(
        typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame),
      )
    expect(await agent.closed).toMatchObject({ code: 4002 })
  })

  it('more than any agent has to say', async () => {
    const big = await anAgent({ isTalkative: false })
    big.sayRaw('x'.repeat(1024 * 1024))
    expect((await big.closed).code).toBe(1009)
    const many = await aWelcomeAgent()
    for (let n = 0; n < 6_000; n += 1) many.sayRaw('{"type":"pulse","free":0,"taken":0}')
    expect(await many.closed).toMatchObject({ code: 4003 })
  })
})

it('a drill is handed over with what it carries, and again with what is new', async () => {
  const parent = await aConversation(server.db, {
    ...{ organizationId, userId: ana.userId, roleplayId, roleplayVersion: 1, seed: 77 },
    ...{ state: 'ended', endedAt: new Date(Date.now() + 60_000) },
  })
  const said = [aPersonasTurn(0), aTurn(1), aPersonasTurn(2), aTurn(3)]
  await server.db.insert(turns).values(said.map((turn) => ({ conversationId: parent, ...turn })))
  const { body } = await as(server, ana.token).call(endpoints.startDrill, {
    params: { conversationId: parent },
    body: { before_turn: 3 },
  })
  const id = body.conversation_id
  const agent = await aWelcomeAgent()
  expect(await aCallOf(agent, id)).toMatchObject({
    ...{ seed: 77, startedMsAgo: null, leftMs: 30 * 60_000, carriedTurns: 3 },
    turns: said.slice(0, 3),
  })
  const added = aTurn(3, { text: 'something else' })
  agent.say({ type: 'turn', conversation: id, claim: 1, turn: added })
  await stored(agent, 3)
  expect(await stateOf(id)).toBe('live')
  agent.die()
  const next = await aWelcomeAgent()
  const call = await aCallOf(next, id)
  expect(call).toMatchObject({ claim: 2, carriedTurns: 3, turns: [...said.slice(0, 3), added] })
  expect(call.startedMsAgo).toBeGreaterThanOrEqual(0)
  expect(await textsOf(parent)).toEqual(said.map(({ text }) => text))
})

describe('a call', () => {
  it('waits for whoever comes, who is told everything about it', async () => {
    const id = await startCall()
    expect((await readConversation(id)).partner).toBe('waiting')
    const agent = await aWelcomeAgent()
    const call = await aCallOf(agent, id)
    expect(call).toMatchObject({
      conversation: id,
      claim: 1,
      room: { url: TEST_SETTINGS.media.url },
      learnerIdentity: `learner-${ana.userId}`,
      roleplay: {
        name: 'Discovery call',
        scenario: 'sales',
        persona: { name: 'Dana' },
        voice: null,
      },
      leftMs: 30 * 60_000,
      startedMsAgo: null,
      turns: [],
      carriedTurns: 0,
      records: false,
    })
    expect((await readConversation(id)).partner).toBe('here')
  })

  it('comes with the voice that its roleplay asks for', async () => {
    const asking = await aRoleplay(server.db, organizationId, { voice: 'rowan' })
    const { body } = await as(server, ana.token).call(endpoints.requestRoom, {
      body: { roleplay_schema: { schema_id: asking } },
    })
    const call = await aCallOf(await aWelcomeAgent(), body.conversation_id)
    expect(call.roleplay.voice).toBe('rowan')
  })

  it('lasts as long as its roleplay says', async () => {
    const short = await aRoleplay(server.db, organizationId, { difficulty: { minutes: 5 } })
    const { body } = await as(server, ana.token).call(endpoints.requestRoom, {
      body: { roleplay_schema: { schema_id: short } },
    })
    const call = await aCallOf(await aWelcomeAgent(), body.conversation_id)
    expect(call.leftMs).toBe(5 * 60_000)
  })

  it('comes with a token for its room, as an agent that may say how it is', async () => {
    const id = await startCall()
    const { room } = await aCallOf(await aWelcomeAgent(), id)
    const { apiKey, apiSecret } = TEST_SETTINGS.media
    const claims = await new TokenVerifier(apiKey, apiSecret).verify(room.token)
    expect(claims).toMatchObject({
      sub: `agent-${id}`,
      name: 'Dana',
      kind: 'agent',
      video: {
        room: id,
        roomJoin: true,
        agent: true,
        canPublish: true,
        canPublishData: true,
        canSubscribe: true,
        canUpdateOwnMetadata: true,
      },
    })
  })

  it('waits while all are full, and goes to the first that has room', async () => {
    const [full, other] = [await aWelcomeAgent({ free: 0 }), await aWelcomeAgent({ free: 0 })]
    const id = await startCall()
    other.setFree(1)
    await aCallOf(other, id)
    expect(full.calls()).toEqual([])
  })

  it('goes to whoever has most room, one after the other', async () => {
    const [few, many] = [await aWelcomeAgent({ free: 2 }), await aWelcomeAgent({ free: 4 })]
    const ids = await Promise.all([startCall(), startCall(), startCall(), startCall()])
    await expect.poll(() => few.calls().length + many.calls().length).toBe(ids.length)
    expect([few.calls().length, many.calls().length]).toEqual([1, 3])
  })

  it('is not given to who had room only before it was given others', async () => {
    const agent = await aWelcomeAgent({ free: 1 })
    agent.fallSilent()
    const ids = [await startCall(), await startCall()]
    await agent.hears('call')
    // Said before it has heard of the call.
    agent.say({ type: 'pulse', free: 1, taken: 0 })
    agent.say({ type: 'pulse', free: 1, taken: 0 })
    const other = await aWelcomeAgent({ free: 1 })
    await other.hears('call')
    expect(agent.calls()).toHaveLength(1)
    expect(ids).toContain(other.calls()[0]?.conversation)
  })

  it('is not given to who is about to end', async () => {
    const ending = await aWelcomeAgent()
    ending.say({ type: 'draining' })
    const other = await aWelcomeAgent({ free: 1 })
    await aCallOf(other, await startCall())
    expect(ending.calls()).toEqual([])
  })
})

describe('a turn', () => {
  async function aCall() {
    const agent = await aWelcomeAgent()
    const conversation = await startCall()
    const { claim } = await aCallOf(agent, conversation)
    const say = (turn: ReturnType<typeof aTurn>) =>
      agent.say({ type: 'turn', conversation, claim, turn })
    return { agent, conversation, claim, say }
  }

  it('is stored before it is said to be, and shown to its learner', async () => {
    const { agent, conversation, say } = await aCall()
    say(aPersonasTurn(0))
    say(aTurn(1, { text: 'And what does it cost?', confidence: 0.123456789 }))
    await stored(agent, 1)
    expect(await textsOf(conversation)).toEqual(['line 0', 'And what does it cost?'])
    const [row] = await server.db.select().from(turns).where(eq(turns.conversationId, conversation))
    expect(row?.played).toEqual(aPersonasTurn(0).played)
  })

  it('begins the conversation: nobody speaks before both are there', async () => {
    const { agent, conversation, say } = await aCall()
    expect(await stateOf(conversation)).toBe('requested')
    say(aTurn(0))
    await stored(agent, 0)
    expect(await stateOf(conversation)).toBe('live')
  })

  it('said again changes nothing, and is stored', async () => {
    const { agent, conversation, say } = await aCall()
    for (const turn of [aPersonasTurn(0), aTurn(1, { confidence: 0.123456789 })]) {
      say(turn)
      say(turn)
    }
    await expect
      .poll(() => agent.heard.flatMap((one) => (one.type === 'stored' ? [one.seq] : [])))
      .toEqual([0, 0, 1, 1])
    expect(await textsOf(conversation)).toEqual(['line 0', 'line 1'])
  })

  it.each([
    ['in place of one that is stored', aTurn(0, { text: 'I never said that' })],
    ['of a persona, with other reasons', { ...aPersonasTurn(0), text: 'line 0' }],
    ['after a gap', aTurn(2)],
    ['that ends before it starts', aTurn(1, { startedAtMs: 500, endedAtMs: 100 })],
    ['of a learner, with reasons of a persona', { ...aPersonasTurn(1), speaker: 'trainee' }],
  ] as const)('is refused %s, and its call goes on from what is stored', async (_, wrong) => {
    const { agent, conversation, claim, say } = await aCall()
    say(aTurn(0))
    await stored(agent, 0)
    say(wrong)
    await agent.hears('hang-up')
    const next = await agent.hears('call', ({ call }) => call.claim === claim + 1)
    expect(next.call.turns).toEqual([aTurn(0)])
    expect(await textsOf(conversation)).toEqual(['line 0'])
  })

  it('is refused from who had the call before', async () => {
    const { agent, conversation, say } = await aCall()
    const other = await aWelcomeAgent({ free: 0 })
    agent.say({ type: 'over', conversation, claim: 1, because: 'lost' })
    await agent.hears('hang-up')
    agent.setFree(0)
    other.setFree(1)
    await aCallOf(other, conversation)
    say(aTurn(0))
    await expect.poll(() => agent.heard.filter(({ type }) => type === 'hang-up')).toHaveLength(2)
    expect(await textsOf(conversation)).toEqual([])
  })

  it('is refused of a call that somebody else has', async () => {
    const { conversation, claim } = await aCall()
    const stranger = await aWelcomeAgent({ free: 0 })
    stranger.say({ type: 'turn', conversation, claim, turn: aTurn(0) })
    await stranger.hears('hang-up')
    expect(await textsOf(conversation)).toEqual([])
  })

  it('is refused after the end', async () => {
    const { agent, conversation, say } = await aCall()
    say(aTurn(0))
    await stored(agent, 0)
    await as(server, ana.token).call(endpoints.endConversation, {
      params: { conversationId: conversation },
    })
    await agent.hears('hang-up')
    say(aTurn(1))
    await expect.poll(() => agent.heard.filter(({ type }) => type === 'hang-up')).toHaveLength(2)
    expect(await textsOf(conversation)).toEqual(['line 0'])
  })

  it('and what else was said stays out of the log', async () => {
    const { agent, conversation, say } = await aCall()
    say(aTurn(0, { text: 'canary' }))
    await stored(agent, 0)
    say(aTurn(0, { text: 'canary again' }))
    await agent.hears('hang-up')
    expect(server.logged.join('\n')).toContain('desk.turn-refused')
    expect(server.logged.join('\n')).not.toMatch(new RegExp(`canary|${conversation}`))
  })
})
