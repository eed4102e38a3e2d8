import {
  ParticipantTracks,
  SubscriptionPermission,
  type TrackInfo,
  TrackPermission,
  UpdateSubscription,
  UpdateTrackSettings,
} from '@livekit/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { PATHS, type SignalPath } from './raw/entrance.ts'
import { aRoom, enterWithMedia, type Participant, trackOf } from './raw/participant.ts'
import type { Target } from './target.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.stop())

async function aSpeaker(path: SignalPath, room: string): Promise<[Participant, TrackInfo]> {
  const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
  const track = await ana.publish()
  return [ana, track]
}

const subscribe = (participant: Participant, { sid }: TrackInfo, wanted: boolean) =>
  participant.send({
    case: 'subscription',
    value: new UpdateSubscription({ trackSids: [sid], subscribe: wanted }),
  })

describe.each(PATHS)('subscribing on %s', (path) => {
  it('sends everything to who wants everything, and nothing to who does not', async () => {
    const room = aRoom()
    const [, track] = await aSpeaker(path, room)
    const picky = await enterWithMedia(target, {
      path,
      room,
      identity: 'picky',
      autoSubscribe: false,
    })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ben.media.hears(track.sid)
    await picky.roundTrip()
    expect(picky.media.sections.has(track.sid)).toBe(false)
  })

  it('sends a track to who asks for it', async () => {
    const room = aRoom()
    const [ana, track] = await aSpeaker(path, room)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben', autoSubscribe: false })
    subscribe(ben, track, true)
    await ben.media.hears(track.sid)
    expect((await ana.tape.waitFor('trackSubscribed')).trackSid).toBe(track.sid)
  })

  it('takes the wish by participant and track too', async () => {
    const room = aRoom()
    const [ana, track] = await aSpeaker(path, room)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben', autoSubscribe: false })
    ben.send({
      case: 'subscription',
      value: new UpdateSubscription({
        subscribe: true,
        participantTracks: [
          new ParticipantTracks({ participantSid: ana.sid, trackSids: [track.sid] }),
        ],
      }),
    })
    await ben.media.hears(track.sid)
  })

  it('stops when asked to, and begins again', async () => {
    const room = aRoom()
    const [, track] = await aSpeaker(path, room)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ben.media.hears(track.sid)
    subscribe(ben, track, false)
    await ben.media.losesSection(track.sid)
    subscribe(ben, track, true)
    await ben.media.hears(track.sid)
  })

  it('pauses a track that is switched off, and goes on when it is on again', async () => {
    const room = aRoom()
    const [, track] = await aSpeaker(path, room)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const setting = (disabled: boolean) =>
      ben.send({
        case: 'trackSetting',
        value: new UpdateTrackSettings({ trackSids: [track.sid], disabled }),
      })
    await ben.media.hears(track.sid)
    setting(true)
    await ben.media.hearsNothing(track.sid)
    setting(false)
    await ben.media.hears(track.sid)
  })

  it('sends nothing to who may not subscribe, also when asked', async () => {
    const room = aRoom()
    const [, track] = await aSpeaker(path, room)
    const deaf = await enterWithMedia(target, {
      path,
      room,
      identity: 'deaf',
      grant: { canSubscribe: false },
    })
    subscribe(deaf, track, true)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ben.media.hears(track.sid)
    await deaf.roundTrip()
    expect(deaf.media.sections.has(track.sid)).toBe(false)
  })

  it('waits for no connection to hear with, from who may not subscribe', async () => {
    const room = aRoom()
    const grant = { canSubscribe: false }
    const deaf = await enterWithMedia(target, { path, room, identity: 'deaf', grant })
    expect(deaf.join.subscriberPrimary).toBe(false)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const { sid } = await deaf.publish()
    await ben.media.hears(sid)
  })

  it('takes the permission that every client sends when it connects: everybody may', async () => {
    const room = aRoom()
    const [ana, track] = await aSpeaker(path, room)
    ana.send({
      case: 'subscriptionPermission',
      value: new SubscriptionPermission({ allParticipants: true }),
    })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ben.media.hears(track.sid)
  })

  it('ends for those whom the speaker forbids it, who are told so', async () => {
    const room = aRoom()
    const [ana, track] = await aSpeaker(path, room)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const carl = await enterWithMedia(target, { path, room, identity: 'carl' })
    await Promise.all([ben.media.hears(track.sid), carl.media.hears(track.sid)])
    const allow = (permission: SubscriptionPermission) =>
      ana.send({ case: 'subscriptionPermission', value: permission })
    const told = (allowed: boolean) =>
      ben.tape.waitFor(
        'subscriptionPermissionUpdate',
        (update) => update.trackSid === track.sid && update.allowed === allowed,
      )
    allow(
      new SubscriptionPermission({
        trackPermissions: [new TrackPermission({ participantIdentity: 'carl', allTracks: true })],
      }),
    )
    expect((await told(false)).participantSid).toBe(ana.sid)
    await ben.media.losesSection(track.sid)
    await carl.media.hears(track.sid)
    allow(new SubscriptionPermission({ allParticipants: true }))
    await told(true)
    await ben.media.hears(track.sid)
  })

  it('stops with the tracks of who leaves', async () => {
    const room = aRoom()
    const [ana, track] = await aSpeaker(path, room)
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    await ben.media.hears(track.sid)
    ana.leave()
    await ben.media.losesSection(track.sid)
  })
})

describe('two clients on different paths', () => {
  it.each([
    ['/rtc', '/rtc/v1'],
    ['/rtc/v1', '/rtc'],
  ] as const)('one on %s is heard by one on %s', async (of, by) => {
    const room = aRoom()
    const ana = await enterWithMedia(target, { path: of, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path: by, room, identity: 'ben' })
    const track = await ana.publish()
    await ben.hearsOf('ana', (info) => trackOf(info, track.sid) !== undefined)
    await ben.media.hears(track.sid)
  })
})
