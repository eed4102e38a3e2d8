import {
  AddTrackRequest,
  RequestResponse_Reason,
  type TrackInfo,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notWithLivekit } from './meant-differences.ts'
import { openTarget } from './open-target.ts'
import { PATHS } from './raw/entrance.ts'
import { aRoom, enter, enterWithMedia, isActive, isGone, trackOf } from './raw/participant.ts'
import type { Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.stop())

describe.each(PATHS)('publishing on %s', (path) => {
  it('answers the announcement of a track at once, echoing what the client calls it', async () => {
    const ana = await enterWithMedia(target, { path, room: aRoom(), identity: 'ana' })
    expect(await ana.announce({ cid: 'mine', name: 'my voice' })).toMatchObject({
      sid: expect.stringMatching(/^TR_\w{6,}$/),
      name: 'my voice',
      type: TrackType.AUDIO,
      source: TrackSource.MICROPHONE,
      muted: false,
      stream: 'camera',
    })
  })

  it('tells the others of a track: same sid, its source, Opus', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const track = await ana.publish()
    const info = await ben.hearsOf('ana', ({ tracks }) => tracks.length > 0)
    expect(info.isPublisher).toBe(true)
    expect(trackOf(info, track.sid)).toMatchObject({
      sid: track.sid,
      source: TrackSource.MICROPHONE,
      mimeType: 'audio/opus',
      muted: false,
    })
  })

  it('takes the offer of a track before its announcement too', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const cid = ana.media.addAudio()
    await ana.media.negotiate()
    const track = await ana.announce({ cid })
    await ben.hearsOf('ana', (info) => trackOf(info, track.sid) !== undefined)
    await ben.media.hears(track.sid)
  })

  it('tells of a track before it offers the media', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    const told = ben.tape.indexOf('update', ({ participants }) =>
      participants.some((info) => trackOf(info, sid) !== undefined),
    )
    const carried =
      path === '/rtc'
        ? ben.tape.indexOf('offer', ({ sdp }) => sdp.includes(sid))
        : ben.tape.indexOf('answer', ({ midToTrackId }) =>
            Object.values(midToTrackId).includes(sid),
          )
    expect(told).toBeGreaterThan(0)
    expect(carried).toBeGreaterThan(told)
  })

  it('tells the publisher when somebody has subscribed', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const track = await ana.publish()
    expect(ana.tape.all('trackSubscribed')).toEqual([])
    await enterWithMedia(target, { path, room, identity: 'ben' })
    expect((await ana.tape.waitFor('trackSubscribed')).trackSid).toBe(track.sid)
  })

  it('shows a newcomer the tracks that are there, and sends them', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const track = await ana.publish()
    await ana.hearsOf('ana', (info) => trackOf(info, track.sid) !== undefined)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const [there] = ben.join.otherParticipants
    expect(there && trackOf(there, track.sid)).toMatchObject({ sid: track.sid })
    await ben.media.hears(track.sid)
  })

  it('says of a track that begins muted that it is', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const track = await ana.publish({ muted: true })
    expect(track.muted).toBe(true)
    const info = await ben.hearsOf('ana', (info) => trackOf(info, track.sid) !== undefined)
    expect(trackOf(info, track.sid)?.muted).toBe(true)
  })

  it('tells the others when a track is taken away', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const cid = ana.media.addAudio()
    const { sid } = await ana.announce({ cid })
    await ana.media.negotiate()
    const there = await ben.hearsOf('ana', (info) => trackOf(info, sid) !== undefined)
    ana.media.removeAudio(cid)
    await ana.media.negotiate()
    await ben.hearsOf(
      'ana',
      ({ version, tracks }) => version > there.version && tracks.length === 0,
    )
  })

  it('carries several people at once, more than a client has offered sections for', async () => {
    const room = aRoom()
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const tracks: TrackInfo[] = []
    for (const identity of ['one', 'two', 'three', 'four']) {
      const speaker = await enterWithMedia(target, { path, room, identity, autoSubscribe: false })
      tracks.push(await speaker.publish())
    }
    await Promise.all(tracks.map(({ sid }) => ben.media.hears(sid)))
    const asked = ben.tape.all('mediaSectionsRequirement').length > 0
    expect(asked).toBe(path === '/rtc/v1')
  })

  it('carries somebody who comes after another one has left, again and again', async () => {
    const room = aRoom()
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    for (const identity of ['one', 'two', 'three', 'four', 'five']) {
      const speaker = await enterWithMedia(target, { path, room, identity, autoSubscribe: false })
      const { sid } = await speaker.publish()
      await ben.media.hears(sid)
      speaker.leave()
      await ben.hearsOf(identity, isGone)
    }
  })

  it.each([
    ['may not publish', { canPublish: false }, TrackSource.MICROPHONE],
    [
      'may publish a microphone only, and announces a screen',
      { canPublishSources: [TrackSource.MICROPHONE] },
      TrackSource.SCREEN_SHARE_AUDIO,
    ],
  ])('refuses the track of who %s: NOT_ALLOWED', async (_what, grant, source) => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana', grant })
    ana.send({
      case: 'addTrack',
      value: new AddTrackRequest({ cid: 'mine', type: TrackType.AUDIO, source }),
    })
    const answer = await ana.tape.waitFor('requestResponse')
    expect(answer.reason).toBe(RequestResponse_Reason.NOT_ALLOWED)
    expect(answer.request).toMatchObject({ case: 'addTrack', value: { cid: 'mine' } })
    expect(ana.tape.all('trackPublished')).toEqual([])
  })

  it('takes the source that a token allows, and says so in the permission', async () => {
    const room = aRoom()
    const grant = { canPublishSources: [TrackSource.MICROPHONE] }
    const ana = await enterWithMedia(target, { path, room, identity: 'ana', grant })
    expect(ana.join.participant?.permission?.canPublishSources).toEqual([TrackSource.MICROPHONE])
    await ana.publish()
  })

  it('refuses a track that is neither sound nor picture: UNSUPPORTED_TYPE', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    ana.send({
      case: 'addTrack',
      value: new AddTrackRequest({ cid: 'mine', type: TrackType.DATA }),
    })
    const answer = await ana.tape.waitFor('requestResponse')
    expect(answer.reason).toBe(RequestResponse_Reason.UNSUPPORTED_TYPE)
  })

  const aPicture = (source = TrackSource.CAMERA) =>
    new AddTrackRequest({
      cid: 'mine',
      type: TrackType.VIDEO,
      source,
      width: 320,
      height: 240,
    })

  it('takes the announcement of a picture', async () => {
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    expect((await ana.announce(aPicture())).type).toBe(TrackType.VIDEO)
  })

  it('refuses a picture to who may use a microphone alone: NOT_ALLOWED', async () => {
    const grant = { canPublishSources: [TrackSource.MICROPHONE] }
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana', grant })
    ana.send({ case: 'addTrack', value: aPicture() })
    const { reason, request } = await ana.tape.waitFor('requestResponse')
    expect(reason).toBe(RequestResponse_Reason.NOT_ALLOWED)
    expect(request).toMatchObject({ case: 'addTrack', value: { cid: 'mine' } })
  })

  it('refuses a picture that is called a microphone: UNSUPPORTED_TYPE', async ({ skip }) => {
    skip(...notWithLivekit('pictures from a microphone'))
    const ana = await enter(target, { path, room: aRoom(), identity: 'ana' })
    ana.send({ case: 'addTrack', value: aPicture(TrackSource.MICROPHONE) })
    const { reason } = await ana.tape.waitFor('requestResponse')
    expect(reason).toBe(RequestResponse_Reason.UNSUPPORTED_TYPE)
  })

  it('tells of an active publisher to who came in the meantime, once', async () => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    await ana.publish()
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ana.hearsOf('ben', isActive)
    const others = ben.join.otherParticipants.map(({ identity }) => identity)
    expect(others).toEqual(['ana'])
  })
})

describe('publishing within the request to join on /rtc/v1', () => {
  it('takes tracks and offer together, and answers them after join', async () => {
    const room = aRoom()
    const ben = await enterWithMedia(target, { path: '/rtc/v1', room, identity: 'ben' })
    const ana = await enterWithMedia(target, {
      path: '/rtc/v1',
      room,
      identity: 'ana',
      speakingAs: 'at-once',
    })
    const { cid, track } = await ana.tape.waitFor('trackPublished')
    expect(cid).toBe('at-once')
    await ben.media.hears(track?.sid ?? '')
  })
})
