import { randomInt } from 'node:crypto'
import { dispose, type RemoteTrack, type Room, RoomEvent } from '@livekit/rtc-node'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { comeNative, hearTone, sing } from '../native.ts'
import { openOlderDoor } from '../older-door.ts'
import { openTarget } from '../open-target.ts'
import { PATHS } from '../raw/entrance.ts'
import { aRoom } from '../raw/participant.ts'
import type { Target } from '../target.ts'
import { type BadNetwork, openBadNetwork } from './bad-network.ts'

/** NETWORK_SEED=… is the weather of another run again. */
const seed = Number(process.env.NETWORK_SEED ?? randomInt(2 ** 31))

let target: Target
beforeAll(async () => {
  console.log(`the seed of the network is ${seed}`)
  target = await openTarget()
})
afterAll(async () => {
  await dispose()
  await target.stop()
})

const LOW_HERTZ = 440
const HIGH_HERTZ = 1000

const ROUGH = { loss: 0.1, delayMs: 20, jitterMs: 150 }
const BURSTS = { loss: 0.1, burst: 4, delayMs: 20, jitterMs: 10 }

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
    await hearBothWays(call)
    expect(call.network.counts().up.lost).toBeGreaterThan(0)
  })

  it('somebody comes in, and is heard, while a tenth is lost', async () => {
    const { network, ben } = await pair()
    network.weather({ up: ROUGH, down: ROUGH })
    const carl = await comeNative(network.target, { room: ben.name ?? '', identity: 'carl' })
    await sing(carl, LOW_HERTZ)
    await hearTone(await trackOf(ben, 'carl'), LOW_HERTZ)
  })

  it('who gets another address is heard from there, and hears', async () => {
    const call = await pair()
    await singBoth(call)
    await hearBothWays(call)
    call.network.move()
    await hearBothWays(call)
  })
})
