import { AccessToken, RoomServiceClient, type VideoGrant } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { Refusal } from './raw/connection.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enter, enterWithMedia } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

const tokenWith = (grant: VideoGrant): Promise<string> => {
  const token = new AccessToken(target.apiKey, target.apiSecret, { identity: 'a program', ttl: 60 })
  token.addGrant(grant)
  return token.toJwt()
}

/** As any program may that has no SDK: JSON over HTTP. */
async function call(verb: string, body: object | string, token?: string) {
  const answer = await fetch(`${httpOf(target)}/twirp/livekit.RoomService/${verb}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('the room service', () => {
  it('makes a room with the settings that are asked for', async () => {
    const name = aRoom()
    const room = await service.createRoom({
      name,
      metadata: 'about',
      emptyTimeout: 111,
      departureTimeout: 22,
      maxParticipants: 3,
    })
    expect(room).toMatchObject({
      sid: expect.stringMatching(/^RM_\w{6,}$/),
      name,
      metadata: 'about',
      emptyTimeout: 111,
      departureTimeout: 22,
      maxParticipants: 3,
      numParticipants: 0,
    })
    const ana = await enter(target, { path: '/rtc/v1', room: name, identity: 'ana' })
    expect(ana.join.room).toMatchObject({ sid: room.sid, metadata: 'about', emptyTimeout: 111 })
  })

  it('gives the usual timeouts to a room without wishes', async () => {
    const room = await service.createRoom({ name: aRoom() })
    expect(room).toMatchObject({ emptyTimeout: 300, departureTimeout: 20 })
  })

  it('gives the same room to who makes it twice', async () => {
    const name = aRoom()
    const [first, second] = [await service.createRoom({ name }), await service.createRoom({ name })]
    expect(second.sid).toBe(first.sid)
  })

  it('lists all rooms, or those of some names', async () => {
    const [one, two] = [aRoom(), aRoom()]
    for (const name of [one, two]) await service.createRoom({ name })
    expect((await service.listRooms()).map(({ name }) => name)).toEqual(
      expect.arrayContaining([one, two]),
    )
    expect((await service.listRooms([two])).map(({ name }) => name)).toEqual([two])
    expect(await service.listRooms(['nowhere'])).toEqual([])
  })

  it('deletes a room, and says not_found of one that is not there', async () => {
    const name = aRoom()
    await service.createRoom({ name })
    await service.deleteRoom(name)
    expect(await service.listRooms([name])).toEqual([])
    await expect(service.deleteRoom(name)).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  it('lists who is in a room, and shows one of them', async () => {
    const room = aRoom()
    const ana = await enter(target, { path: '/rtc/v1', room, identity: 'ana', name: 'Ana' })
    await enter(target, { path: '/rtc', room, identity: 'ben' })
    const there = await service.listParticipants(room)
    expect(there.map(({ identity }) => identity).sort()).toEqual(['ana', 'ben'])
    expect(await service.getParticipant(room, 'ana')).toMatchObject({
      sid: ana.sid,
      identity: 'ana',
      name: 'Ana',
    })
    expect(await service.listParticipants(aRoom())).toEqual([])
  })

  it('counts who is in a room', async () => {
    const room = aRoom()
    await enter(target, { path: '/rtc/v1', room, identity: 'ana' })
    await enter(target, { path: '/rtc', room, identity: 'ben' })
    const count = async () => (await service.listRooms([room]))[0]?.numParticipants
    // LiveKit counts every five seconds.
    await expect.poll(count, { timeout: 8000 }).toBe(2)
  })

  it.each([
    ['shows', () => service.getParticipant(aRoom(), 'nobody')],
    ['sends away', () => service.removeParticipant(aRoom(), 'nobody')],
    ['changes', () => service.updateParticipant(aRoom(), 'nobody', { metadata: 'x' })],
  ])('says not_found when it %s somebody who is not there', async (_what, ask) => {
    await expect(ask()).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  it('says not_found of the metadata of a room that is not there', async () => {
    await expect(service.updateRoomMetadata(aRoom(), 'x')).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    })
  })

  it('lets in no more than a room has seats', async () => {
    const room = aRoom()
    await service.createRoom({ name: room, maxParticipants: 1 })
    await enter(target, { path: '/rtc/v1', room, identity: 'ana' })
    await expect(enter(target, { path: '/rtc/v1', room, identity: 'ben' })).rejects.toBeInstanceOf(
      Refusal,
    )
  })

  it('speaks JSON as well, with names as in the protocol', async () => {
    const name = aRoom()
    const token = await tokenWith({ roomCreate: true })
    const made = await call('CreateRoom', { name, empty_timeout: 99 }, token)
    expect(made).toMatchObject({ status: 200, body: { name, empty_timeout: 99 } })
  })

  it.each<[string, VideoGrant | undefined, string, object]>([
    ['no token', undefined, 'ListRooms', {}],
    ['a token that may not list', { roomCreate: true }, 'ListRooms', {}],
    ['a token that may not make rooms', { roomList: true }, 'CreateRoom', { name: 'x' }],
    ['a token that may not make rooms', { roomList: true }, 'DeleteRoom', { room: 'x' }],
    [
      'a token for another room',
      { roomAdmin: true, room: 'other' },
      'ListParticipants',
      { room: 'x' },
    ],
    ['a token of who only joins', { roomJoin: true, room: 'x' }, 'SendData', { room: 'x' }],
  ])('answers %s with unauthenticated, status 401', async (_what, grant, verb, body) => {
    const token = grant && (await tokenWith(grant))
    expect(await call(verb, body, token)).toEqual({
      status: 401,
      body: { code: 'unauthenticated', msg: 'permissions denied' },
    })
  })

  it('answers what it does not have with bad_route, and what it cannot read with malformed', async () => {
    const token = await tokenWith({ roomList: true })
    expect(await call('NoSuchVerb', {}, token)).toMatchObject({
      status: 404,
      body: { code: 'bad_route' },
    })
    expect(await call('ListRooms', '{', token)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
  })
})

describe.each(PATHS)('the room service, on %s', (path) => {
  it('changes what somebody subscribes to', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const { sid } = await ana.publish()
    const ben = await enterWithMedia(target, { path, room, identity: 'ben', autoSubscribe: false })
    await service.updateSubscriptions(room, 'ben', [sid], true)
    await ben.media.hears(sid)
    await service.updateSubscriptions(room, 'ben', [sid], false)
    await ben.media.losesSection(sid)
  })
})
