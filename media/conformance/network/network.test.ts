import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ConnectionQuality, type RemoteTrack, type Room, RoomEvent } from '@livekit/rtc-node'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { comeNative, hearTone, sing } from '../native.ts'
import { notWithLivekit } from '../meant-differences.ts'
import { openOlderDoor } from '../older-door.ts'
import { openTarget } from '../open-target.ts'
import { PATHS } from '../raw/entrance.ts'
import { aRoom, enterWithMedia } from '../raw/participant.ts'
import type { Target } from '../target.ts'
import { type BadNetwork, openBadNetwork } from './bad-network.ts'
import { FAIR } from './weather.ts'

/** NETWORK_SEED=… is the weather of another run again. */
const seed = Number(process.env.NETWORK_SEED ?? randomInt(2 ** 31))

let target: Target
beforeAll(async () => {
  console.log(`the seed of the network is ${seed}`)
  target = await openTarget()
})
afterAll(async () => {
  await target.stop()
})

const LOW_HERTZ = 440
const HIGH_HERTZ = 1000

const ROUGH = { loss: 0.1, delayMs: 20, jitterMs: 150 }
const BURSTS = { loss: 0.1, burst: 4, delayMs: 20, jitterMs: 10 }

/** So much in a row that nothing is left to be repaired. */
const HOPELESS = { loss: 0.5, burst: 40, delayMs: 20, jitterMs: 0 }

/** The track of somebody, subscribed to already or soon. */
async function trackOf(room: Room, identity: string): Promise<RemoteTrack> {
  const there = room.remoteParticipants.get(identity)?.trackPublications.values() ?? []
  for (const { track } of there) if (track !== undefined) return track
  const { promise, resolve } = Promise.withResolvers<RemoteTrack>()
  room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
    if (participant.identity === identity) resolve(track)
  })
  return promise
}

const LOOK_EVERY_MS = 100

async function untilLost({ counts }: BadNetwork, packets: number) {
  while (Math.min(counts().up.lost, counts().down.lost) < packets) await pause(LOOK_EVERY_MS)
  return counts()
}

/** Packets of what is heard that never came. */
async function lackingAt(room: Room): Promise<number> {
  const { publisherStats, subscriberStats } = await room.getRtcStats()
  return [...publisherStats, ...subscriberStats].reduce(
    (sum, { stats }) =>
      stats.case === 'inboundRtp' ? sum + Number(stats.value.received?.packetsLost ?? 0) : sum,
    0,
  )
}

describe.each(PATHS)('what is repaired, on %s', (path) => {
  it('is said of Opus, to those who speak and to those who hear', async ({ skip }) => {
    skip(...notWithLivekit('sent again'))
    const room = aRoom()
    const ana = await enterWithMedia(target, { path, room, identity: 'ana' })
    const ben = await enterWithMedia(target, { path, room, identity: 'ben' })
    const { sid } = await ana.publish()
    await ben.media.hears(sid)
    const [answered] = ana.tape.all('answer').slice(-1)
    const [heard] = ben.tape.all(path === '/rtc' ? 'offer' : 'answer').slice(-1)
    const opus = /^a=rtpmap:(\d+) opus\/48000\/2\r\n/m
    for (const sdp of [answered?.sdp ?? '', heard?.sdp ?? '']) {
      const [, payloadType] = opus.exec(sdp) ?? []
      expect(sdp).toContain(`a=rtcp-fb:${payloadType} nack\r\n`)
    }
  })
})

describe.each(PATHS)('over a bad network, on %s', (path) => {
  /** Ana is behind it, Ben is not. */
  const pair = async (): Promise<{ network: BadNetwork; ana: Room; ben: Room }> => {
    const door = path === '/rtc' ? await openOlderDoor(target) : target
    const network = await openBadNetwork(door, { seed })
    const room = aRoom()
    onTestFinished(async () => {
      await network.target.stop()
      if (door !== target) await door.stop()
    })
    const ana = await comeNative(network.target, { room, identity: 'ana' })
    return { network, ana, ben: await comeNative(door, { room, identity: 'ben' }) }
  }
  const hearBothWays = ({ ana, ben }: { ana: Room; ben: Room }) =>
    Promise.all([
      trackOf(ben, 'ana').then((track) => hearTone(track, LOW_HERTZ)),
      trackOf(ana, 'ben').then((track) => hearTone(track, HIGH_HERTZ)),
    ])
  const singBoth = ({ ana, ben }: { ana: Room; ben: Room }) =>
    Promise.all([sing(ana, LOW_HERTZ), sing(ben, HIGH_HERTZ)])

  it.each([
    ['a tenth is lost and the rest is late by up to 150 ms', ROUGH],
    ['a tenth is lost, four in a row', BURSTS],
  ])('both hear each other when %s', async (_how, weather) => {
    const call = await pair()
    await singBoth(call)
    call.network.weather({ up: weather, down: weather })
    await untilLost(call.network, 20)
    await hearBothWays(call)
  })

  it('what is lost of a voice is sent again, on the way in and on the way out', async ({
    skip,
  }) => {
    skip(...notWithLivekit('sent again'))
    const call = await pair()
    await singBoth(call)
    call.network.weather({ up: ROUGH, down: ROUGH })
    // Enough that chance does not count.
    const { up, down } = await untilLost(call.network, 100)
    expect(await lackingAt(call.ben)).toBeLessThan(up.lost / 3)
    expect(await lackingAt(call.ana)).toBeLessThan(down.lost / 3)
  })

  it('somebody comes in, and is heard, while a tenth is lost', async () => {
    const { network, ben } = await pair()
    network.weather({ up: ROUGH, down: ROUGH })
    const carl = await comeNative(network.target, { room: ben.name ?? '', identity: 'carl' })
    await sing(carl, LOW_HERTZ)
    await hearTone(await trackOf(ben, 'carl'), LOW_HERTZ)
  })

  it('who is heard badly is seen to be badly connected, though they hear well', async () => {
    const { network, ana, ben } = await pair()
    await sing(ana, LOW_HERTZ)
    await hearTone(await trackOf(ben, 'ana'), LOW_HERTZ)
    const { promise: seen, resolve } = Promise.withResolvers<void>()
    ben.on(RoomEvent.ConnectionQualityChanged, (quality, { identity }) => {
      if (identity === 'ana' && quality === ConnectionQuality.QUALITY_POOR) resolve()
    })
    network.weather({ up: HOPELESS, down: FAIR })
    await seen
  })

  it('who gets another address is heard from there, and hears', async () => {
    const call = await pair()
    await singBoth(call)
    await hearBothWays(call)
    call.network.move()
    await hearBothWays(call)
  })
})
