import { RequestResponse_Reason, UpdateParticipantMetadata } from '@livekit/protocol'
import { RoomServiceClient, TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enter, enterWithMedia, type Participant } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

const MAY = { canUpdateOwnMetadata: true }

let requests = 0

/** Asks for the change, and resolves with the answer to just that. */
function change(
  participant: Participant,
  update: { name?: string; metadata?: string; attributes?: Record<string, string> },
) {
  const requestId = ++requests
  const answered = participant.tape.next('requestResponse', (one) => one.requestId === requestId)
  participant.send({
    case: 'updateMetadata',
    value: new UpdateParticipantMetadata({ ...update, requestId }),
  })
  return answered
}

describe.each(PATHS)('metadata on %s', (path) => {
  it('is not changed by who may not: NOT_ALLOWED, with the request', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    const answer = await change(ana, { metadata: 'mine' })
    expect(answer.reason).toBe(RequestResponse_Reason.NOT_ALLOWED)
    expect(answer.message).toBe('does not have permission to update own metadata')
    expect(answer.request).toMatchObject({ case: 'updateMetadata', value: { metadata: 'mine' } })
  })

  it('is changed by who may: name, metadata and attributes reach everybody', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana', grant: MAY })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const news = { name: 'Ana the Second', metadata: 'new words', attributes: { mood: 'calm' } }
    expect((await change(ana, news)).reason).toBe(RequestResponse_Reason.OK)
    for (const witness of [ana, ben])
      expect(
        await witness.hearsOf('ana', ({ attributes }) => attributes['mood'] === 'calm'),
      ).toMatchObject(news)
  })

  it('keeps the attributes that a change does not name, and drops those that become empty', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, {
      path,
      room,
      identity: 'ana',
      attributes: { keep: 'this', drop: 'that' },
      grant: MAY,
    })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await change(ana, { attributes: { drop: '', add: 'more' } })
    const info = await ben.hearsOf('ana', ({ attributes }) => attributes['add'] === 'more')
    expect(info.attributes).toEqual({ keep: 'this', add: 'more' })
  })

  it('is kept when a change is empty', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, {
      path,
      room,
      identity: 'ana',
      name: 'Ana',
      metadata: 'words',
      grant: MAY,
    })
    await change(ana, { attributes: { seen: 'yes' } })
    expect(
      await ana.hearsOf('ana', ({ attributes }) => attributes['seen'] === 'yes'),
    ).toMatchObject({ name: 'Ana', metadata: 'words' })
  })

  it.each([
    ['a name', { name: 'n'.repeat(257) }, 'exceeds name length limit'],
    ['metadata', { metadata: 'm'.repeat(512 * 1024 + 1) }, 'exceeds metadata size limit'],
    ['attributes', { attributes: { a: 'b'.repeat(64 * 1024) } }, 'exceeds attributes size limit'],
  ])('refuses %s beyond the limit: LIMIT_EXCEEDED', async (_what, update, message) => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana', grant: MAY })
    const { reason, message: said } = await change(ana, update)
    expect([reason, said]).toEqual([RequestResponse_Reason.LIMIT_EXCEEDED, message])
  })

  it('comes with a new token that knows of the change', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana', grant: MAY })
    await ana.tape.waitFor('refreshToken')
    const refreshed = ana.tape.next('refreshToken')
    await change(ana, { metadata: 'changed' })
    const verifier = new TokenVerifier(target.apiKey, target.apiSecret)
    const claims = [await verifier.verify(await refreshed)]
    // A name, metadata and attributes may each bring one.
    for (const token of ana.tape.all('refreshToken')) claims.push(await verifier.verify(token))
    expect(claims.some(({ metadata }) => metadata === 'changed')).toBe(true)
  })

  it('of a person is changed by the room service', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, {
      path,
      room,
      identity: 'ana',
      attributes: { a: '1' },
    })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const answer = await service.updateParticipant(room, 'ana', {
      name: 'Ana by the house',
      metadata: 'by the house',
      attributes: { a: '', b: '2' },
    })
    const changed = { name: 'Ana by the house', metadata: 'by the house', attributes: { b: '2' } }
    expect(answer).toMatchObject(changed)
    for (const witness of [ana, ben])
      expect(
        await witness.hearsOf('ana', ({ attributes }) => attributes['b'] === '2'),
      ).toMatchObject(changed)
  })

  it('of a room is changed by the room service, and told to everybody in it', async () => {
    const room = aRoom()
    const ana = await enter(target, { path, room, identity: 'ana' })
    const ben = await enter(target, { path, room, identity: 'ben' })
    expect((await service.updateRoomMetadata(room, 'about us')).metadata).toBe('about us')
    for (const witness of [ana, ben])
      await witness.tape.waitFor('roomUpdate', (update) => update.room?.metadata === 'about us')
    const carl = await enter(target, { path, room, identity: 'carl' })
    expect(carl.join.room?.metadata).toBe('about us')
  })
})
