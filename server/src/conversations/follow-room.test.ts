import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { conversations } from '../db/tables/practising.ts'
import { WEBHOOKS_PATH } from '../settings.ts'
import { type FakeRoomService, startFakeRoomService } from '../testing/fake-room-service.ts'
import { startTestServer, TEST_SETTINGS, type TestServer } from '../testing/test-server.ts'
import { aWebhookToken, type TokenWishes } from '../testing/webhook.ts'
import { aConversation, anOrganization, aPerson, type Person } from '../testing/world.ts'
import { createRoomToken } from './room-token.ts'

let media: FakeRoomService
let server: TestServer
let organizationId: string
let ana: Person
beforeAll(async () => {
  media = await startFakeRoomService()
  const embedded = { port: media.port }
  server = await startTestServer({ media: { ...TEST_SETTINGS.media, embedded } })
  organizationId = await anOrganization(server.db)
  ana = await aPerson(server.db, { organizationId })
})
afterAll(async () => {
  await server.close()
  await media.close()
})
beforeEach(() => {
  Object.assign(media, { people: [], sid: null, isAway: false, asked: [] })
})

const own = () => ({ organizationId, userId: ana.userId })
const aRequestedOne = () =>
  aConversation(server.db, { ...own(), state: 'requested', startedAt: null })
const aLiveOne = () => aConversation(server.db, own())

async function rowOf(id: string) {
  const [row] = await server.db.select().from(conversations).where(eq(conversations.id, id))
  return row
}
const stateOf = async (id: string) => (await rowOf(id))?.state

const learner = () => ({ identity: `learner-${ana.userId}`, state: 'ACTIVE' as const })
const agent = { identity: 'persona', kind: 'AGENT' as const, state: 'ACTIVE' as const }

const joined = (room: string, sid = 'RM_one') => ({
  event: 'participant_joined',
  room: { name: room, sid },
})
const finished = (room: string, sid = 'RM_one') => ({
  event: 'room_finished',
  room: { name: room, sid },
})

const post = (payload: string, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: WEBHOOKS_PATH,
    headers: { 'content-type': 'application/webhook+json', ...headers },
    payload,
  })

async function tell(news: object | string): Promise<number> {
  const body = typeof news === 'string' ? news : JSON.stringify(news)
  return (await post(body, { authorization: aWebhookToken({ body }) })).statusCode
}

describe('nobody is believed', () => {
  const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
  const header = (value: string) => Buffer.from(value).toString('base64url')

  it.each<[string, Omit<TokenWishes, 'body'>]>([
    ['with another secret', { secret: 'a-guess-of-thirty-two-characters' }],
    ['with another key', { claims: { iss: 'another-key' } }],
    ['without a key', { claims: { iss: undefined } }],
    ['with HS512', { header: { alg: 'HS512' }, hash: 'sha512' }],
    ['with no algorithm', { header: { alg: 'none' } }],
    ['with an algorithm that does not fit', { header: { alg: 'RS256' } }],
    ['too late', { claims: { exp: seconds(-60) } }],
    ['too early', { claims: { nbf: seconds(60) } }],
    ['who never stops to be', { claims: { exp: undefined } }],
    ['who signed another body', { claims: { sha256: 'c29tZXRoaW5nIGVsc2U=' } }],
    ['who signed no body', { claims: { sha256: undefined } }],
    ['who signed no text', { claims: { sha256: 7 } }],
  ])('%s', async (_, wishes) => {
    const id = await aLiveOne()
    const body = JSON.stringify(finished(id))
    const answer = await post(body, { authorization: aWebhookToken({ body, ...wishes }) })
    expect([answer.statusCode, answer.json()]).toEqual(REFUSED)
    expect(await stateOf(id)).toBe('live')
  })

  it.each(['', 'Bearer', 'x.y.z', `${header('{"alg":"none"}')}.${header('{}')}.`])(
    'whose token is none: %s',
    async (authorization) => {
      const id = await aLiveOne()
      const answer = await post(JSON.stringify(finished(id)), { authorization })
      expect([answer.statusCode, answer.json()]).toEqual(REFUSED)
      expect(await stateOf(id)).toBe('live')
    },
  )

  it('who changed a letter of what was signed, or left it out', async () => {
    const id = await aLiveOne()
    const body = JSON.stringify(finished(id))
    const authorization = aWebhookToken({ body })
    for (const other of [`${body} `, body.replace('room_f', 'room_F'), '']) {
      const answer = await post(other, { authorization })
      expect([answer.statusCode, answer.json()]).toEqual(REFUSED)
    }
    expect(await stateOf(id)).toBe('live')
  })

  it('with what opens a room to a learner', async () => {
    const id = await aLiveOne()
    const guest = { room: id, userId: ana.userId, name: 'Ana' }
    const authorization = await createRoomToken(server.settings.media, guest)
    const answer = await post(JSON.stringify(finished(id)), { authorization })
    expect([answer.statusCode, answer.json()]).toEqual(REFUSED)
  })

  it('who says very much: a stranger is not even listened to', async () => {
    const body = JSON.stringify({ ...finished(await aLiveOne()), more: 'x'.repeat(256 * 1024) })
    expect((await post(body, {})).statusCode).toBe(401)
    expect(await tell(body)).toBe(413)
  })

  it('whose words are no JSON', async () => {
    expect(await tell('{"event":')).toBe(400)
    expect(await tell('')).toBe(400)
  })

  const REFUSED = [401, { detail: 'Token is missing, expired or revoked' }]
})

describe('what does not concern us is heard and let go', () => {
  it.each<[string, object]>([
    ['other kinds of news', { event: 'egress_started', egressInfo: { egressId: 'EG_1' } }],
    ['news of a room', { event: 'track_published', room: { name: randomUUID(), sid: 'RM_one' } }],
    ['nothing', {}],
    ['a room that is no conversation', joined(randomUUID())],
    ['a room with another name', finished('lobby')],
    ['a room without a name', { event: 'room_finished', room: { sid: 'RM_one' } }],
  ])('%s', async (_, news) => {
    expect(await tell(news)).toBe(200)
    expect(media.asked).toEqual([])
  })
})

describe('a conversation that was asked for', () => {
  it.each<[string, () => FakeRoomService['people']]>([
    ['the learner alone', () => [learner()]],
    ['the persona alone', () => [agent]],
    ['two learners', () => [learner(), { ...learner(), identity: 'learner-else' }]],
    ['a learner who is not connected yet', () => [{ ...learner(), state: 'JOINED' }, agent]],
    ['a persona that is not connected yet', () => [learner(), { ...agent, state: 'JOINED' }]],
    ['the persona and somebody else', () => [{ ...learner(), identity: 'learner-else' }, agent]],
    ['nobody any more', () => []],
  ])('does not begin with %s', async (_, people) => {
    const id = await aRequestedOne()
    media.people = people()
    expect(await tell(joined(id))).toBe(200)
    expect(await stateOf(id)).toBe('requested')
  })

  it('begins when both are there, and only once', async () => {
    const id = await aRequestedOne()
    media.people = [learner(), agent]
    expect(await tell(joined(id))).toBe(200)
    const begun = await rowOf(id)
    expect(begun).toMatchObject({ state: 'live', startedAt: expect.any(Date) })
    expect(await tell(joined(id))).toBe(200)
    expect(await rowOf(id)).toEqual(begun)
    expect(media.asked).toEqual(['ListParticipants'])
  })

  it('begins once when it is told of both at the same moment', async () => {
    const id = await aRequestedOne()
    media.people = [learner(), agent]
    expect(await Promise.all([tell(joined(id)), tell(joined(id))])).toEqual([200, 200])
    expect(await stateOf(id)).toBe('live')
  })

  it('waits on when its room is over: its learner may come back', async () => {
    const id = await aRequestedOne()
    expect(await tell(finished(id))).toBe(200)
    expect(await stateOf(id)).toBe('requested')
  })
})

describe('a live conversation', () => {
  it('goes on in a newer room, when the end of an earlier one is told late', async () => {
    const id = await aLiveOne()
    media.sid = 'RM_two'
    expect(await tell(finished(id, 'RM_one'))).toBe(200)
    expect(await stateOf(id)).toBe('live')
  })

  it('ends with its room, and only once', async () => {
    const id = await aLiveOne()
    expect(await tell(finished(id))).toBe(200)
    const ended = await rowOf(id)
    expect(ended).toMatchObject({ state: 'ended', endedAt: expect.any(Date) })
    expect(await tell(finished(id))).toBe(200)
    expect(await rowOf(id)).toEqual(ended)
  })

  it('ends with a room that is told to be over and not forgotten yet', async () => {
    const id = await aLiveOne()
    media.sid = 'RM_one'
    expect(await tell(finished(id, 'RM_one'))).toBe(200)
    expect(await stateOf(id)).toBe('ended')
  })

  it('is not brought back by who joins after its end', async () => {
    const id = await aLiveOne()
    await tell(finished(id))
    media.people = [learner(), agent]
    expect(await tell(joined(id))).toBe(200)
    expect(await stateOf(id)).toBe('ended')
  })
})

it('while the media server does not answer nothing changes, and it is asked to tell again', async () => {
  const [requested, live] = [await aRequestedOne(), await aLiveOne()]
  media.people = [learner(), agent]
  media.isAway = true
  expect([await tell(joined(requested)), await tell(finished(live))]).toEqual([503, 503])
  expect([await stateOf(requested), await stateOf(live)]).toEqual(['requested', 'live'])
  media.isAway = false
  expect([await tell(joined(requested)), await tell(finished(live))]).toEqual([200, 200])
  expect([await stateOf(requested), await stateOf(live)]).toEqual(['live', 'ended'])
})

it('no name that is told, and no room, reaches the log', async () => {
  const id = await aRequestedOne()
  const participant = { identity: 'learner-canary', name: 'Canary', metadata: 'canary' }
  server.logged.length = 0
  await tell({ ...joined(id), participant })
  media.isAway = true
  await tell({ ...joined(id), participant })
  await tell(`{"canary":`)
  expect(server.logged.join('\n')).toMatch(/request\.failed/)
  expect(server.logged.join('\n')).not.toMatch(new RegExp(`canary|${id}`, 'i'))
})
