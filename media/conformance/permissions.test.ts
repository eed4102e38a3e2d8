import { DataPacket, DisconnectReason, LeaveRequest_Action, UserPacket } from '@livekit/protocol'
import { RoomServiceClient, TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enterWithMedia, isGone, trackOf } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

const EVERYTHING = { canPublish: true, canSubscribe: true, canPublishData: true }

describe.each(PATHS)('permissions on %s', (path) => {
  const come = (room: string, identity: string, more: object = {}) =>
    enterWithMedia(target, { path, room, identity, ...more })

  it('that change are told to everybody, and come with a new token', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const refreshed = ana.tape.next('refreshToken')
    const permission = { ...EVERYTHING, canPublish: false }
    await service.updateParticipant(room, 'ana', { permission })
    for (const witness of [ana, ben])
      await witness.hearsOf('ana', (info) => info.permission?.canPublish === false)
    const verifier = new TokenVerifier(target.apiKey, target.apiSecret)
    expect((await verifier.verify(await refreshed)).video).toMatchObject({ canPublish: false })
  })

  it('to publish, taken away, end the tracks that are published', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    await service.updateParticipant(room, 'ana', {
      permission: { ...EVERYTHING, canPublish: false },
    })
    expect((await ana.tape.waitFor('trackUnpublished')).trackSid).toBe(sid)
    await ben.hearsOf(
      'ana',
      (info) => info.permission?.canPublish === false && trackOf(info, sid) === undefined,
    )
    await ben.media.losesSection(sid)
  })

  it('to publish, given later, let somebody speak', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana', { grant: { canPublish: false } })
    const ben = await come(room, 'ben')
    await service.updateParticipant(room, 'ana', { permission: EVERYTHING })
    await ana.hearsOf('ana', (info) => info.permission?.canPublish === true)
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
  })

  it('to subscribe, taken away, end what is heard; given back, it is heard again', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    await service.updateParticipant(room, 'ben', {
      permission: { ...EVERYTHING, canSubscribe: false },
    })
    await ben.media.losesSection(sid)
    await service.updateParticipant(room, 'ben', { permission: EVERYTHING })
    await ben.media.hears(sid)
  })

  it('to send data, taken away, end it', async () => {
    const room = aRoom()
    const ana = await come(room, 'ana')
    const ben = await come(room, 'ben')
    const carl = await come(room, 'carl')
    const say = (text: string) =>
      new DataPacket({
        value: {
          case: 'user',
          value: new UserPacket({ payload: new TextEncoder().encode(text) }),
        },
      })
    await ana.media.sendData(say('before'))
    await ben.media.data.waitFor()
    await service.updateParticipant(room, 'ana', {
      permission: { ...EVERYTHING, canPublishData: false },
    })
    await ana.media.sendData(say('after'))
    await ana.roundTrip()
    await carl.media.sendData(say('the last'))
    await ben.media.data.waitFor(({ packet }) => packet.participantIdentity === 'carl')
    expect(ben.media.data.received).toHaveLength(2)
  })
})

describe.each(PATHS)('being sent away on %s', (path) => {
  it('by the room service: PARTICIPANT_REMOVED, and the others are told', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await service.removeParticipant(room, 'ana')
    expect(await ana.tape.waitFor('leave')).toMatchObject({
      reason: DisconnectReason.PARTICIPANT_REMOVED,
      action: LeaveRequest_Action.DISCONNECT,
    })
    await ana.connection.closed
    expect((await ben.hearsOf('ana', isGone)).disconnectReason).toBe(
      DisconnectReason.PARTICIPANT_REMOVED,
    )
  })

  it('with the room, when it is deleted: ROOM_DELETED', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    await service.deleteRoom(room)
    expect(await ana.tape.waitFor('leave')).toMatchObject({
      reason: DisconnectReason.ROOM_DELETED,
      action: LeaveRequest_Action.DISCONNECT,
    })
    await ana.connection.closed
    expect(await service.listRooms([room])).toEqual([])
  })
})
