import { MuteTrackRequest, RequestResponse_Reason } from '@livekit/protocol'
import { RoomServiceClient } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enterWithMedia, trackOf } from './raw/participant.ts'
import { httpOf, type Target } from './target.ts'

let target: Target
let service: RoomServiceClient
beforeAll(async () => {
  target = await openTarget()
  service = new RoomServiceClient(httpOf(target), target.apiKey, target.apiSecret)
})
afterAll(() => target.stop())

describe.each(PATHS)('muting on %s', (path) => {
  it('tells the others of it, and of the end of it', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const { sid } = await ana.publish()
    ana.send({ case: 'mute', value: new MuteTrackRequest({ sid, muted: true }) })
    const muted = await ben.hearsOf('ana', (info) => trackOf(info, sid)?.muted === true)
    ana.send({ case: 'mute', value: new MuteTrackRequest({ sid, muted: false }) })
    await ben.hearsOf(
      'ana',
      (info) => info.version > muted.version && trackOf(info, sid)?.muted === false,
    )
  })

  it('shows a newcomer that a track is muted', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const { sid } = await ana.publish()
    await ana.hearsOf('ana', (info) => trackOf(info, sid) !== undefined)
    ana.send({ case: 'mute', value: new MuteTrackRequest({ sid, muted: true }) })
    await ana.roundTrip()
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const [there] = ben.join.otherParticipants
    expect(there && trackOf(there, sid)?.muted).toBe(true)
  })

  it('says of a track that it does not know: NOT_FOUND', async () => {
    const ana = await enterWithMedia(target, { path, room: aRoom(), identity: 'ana' })
    ana.send({ case: 'mute', value: new MuteTrackRequest({ sid: 'TR_nobody', muted: true }) })
    const answer = await ana.tape.waitFor('requestResponse')
    expect(answer.reason).toBe(RequestResponse_Reason.NOT_FOUND)
    expect(answer.request).toMatchObject({ case: 'mute', value: { sid: 'TR_nobody' } })
  })

  it('can be done by the room service: the speaker is told, and the others', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const { sid } = await ana.publish()
    await ben.hearsOf('ana', (info) => trackOf(info, sid) !== undefined)
    expect(await service.mutePublishedTrack(room, 'ana', sid, true)).toMatchObject({
      sid,
      muted: true,
    })
    expect(await ana.tape.waitFor('mute')).toMatchObject({ sid, muted: true })
    await ben.hearsOf('ana', (info) => trackOf(info, sid)?.muted === true)
  })

  it('cannot be ended by the room service: failed_precondition', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const { sid } = await ana.publish({ muted: true })
    await ana.hearsOf('ana', (info) => trackOf(info, sid) !== undefined).catch(() => {})
    await expect(service.mutePublishedTrack(room, 'ana', sid, false)).rejects.toMatchObject({
      code: 'failed_precondition',
      status: 412,
    })
  })
})
