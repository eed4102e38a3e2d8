import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Room, RoomEvent, type RoomOptions } from '@livekit/rtc-node'
import type { Target } from '../target.ts'
import { tokenFor } from '../tokens.ts'
import { type BadNetwork, openBadNetwork } from './bad-network.ts'
import { delays, type Ear, listen, type Manner, speak, type Voice } from './voice.ts'
import type { Weather } from './weather.ts'

/**
 * Calls of two, an unmodified @livekit/rtc-node each: the near one is beside the server, the far one
 * behind a bad network.
 */
type Call = { network: BadNetwork; near: Somebody; far: Somebody; end: () => Promise<void> }

type Somebody = { room: Room; voice: Voice; ear: Ear }

type Meeting = { seed: number; isRepairing?: boolean; manner: Manner }

async function meet(target: Target, { seed, isRepairing = true, manner }: Meeting): Promise<Call> {
  const network = await openBadNetwork(target, { seed, isRepairing })
  const name = randomUUID()
  const come = async (to: Target, identity: string): Promise<Somebody> => {
    const room = await enter(to, { room: name, identity })
    return { room, ear: listen(room), voice: await speak(room, manner) }
  }
  const [near, far] = [await come(target, 'near'), await come(network.target, 'far')]
  await Promise.all([near.ear.sound(), far.ear.sound()])
  return {
    network,
    near,
    far,
    async end() {
      for (const somebody of [near, far]) await leave(somebody)
      await network.target.stop()
    },
  }
}

async function enter(target: Target, person: { room: string; identity: string }): Promise<Room> {
  const room = new Room()
  const options = { autoSubscribe: true, dynacast: false } as RoomOptions
  await room.connect(target.url, await tokenFor(target, person), options)
  return room
}

async function leave({ ear, voice, room }: Somebody): Promise<void> {
  ear.stop()
  await voice.stop()
  await room.disconnect()
}

// How it sounds

/** What one played of the other. */
export type Played = {
  samples: number
  /** Of these, what libwebrtc made up, since nothing had come in time. */
  concealed: number
}

export type Talk = { seed: number; weather: Weather; seconds: number }

/** Until jitter buffers are as long as the weather asks for. */
const SETTLING_MS = 4_000

export async function measureLosses(
  target: Target,
  of: Talk & { isRepairing: boolean },
): Promise<{ far: Played; near: Played }> {
  const call = await meet(target, { ...of, manner: 'one steady beep' })
  call.network.weather({ up: of.weather, down: of.weather })
  await pause(SETTLING_MS)
  const before = { far: await playedBy(call.far), near: await playedBy(call.near) }
  await pause(of.seconds * 1000)
  const after = { far: await playedBy(call.far), near: await playedBy(call.near) }
  await call.end()
  const since = (who: 'far' | 'near'): Played => ({
    samples: after[who].samples - before[who].samples,
    concealed: after[who].concealed - before[who].concealed,
  })
  return { far: since('far'), near: since('near') }
}

/** From the moment a beep is said until it is decoded, both ways. */
export async function measureDelays(target: Target, of: Talk): Promise<number[]> {
  const call = await meet(target, { ...of, manner: 'beeps' })
  call.network.weather({ up: of.weather, down: of.weather })
  await pause(SETTLING_MS)
  const sinceMs = performance.now()
  await pause(of.seconds * 1000)
  const heard = (listener: Somebody, speaker: Somebody) =>
    delays({
      begunMs: speaker.voice.begunMs,
      heardMs: listener.ear.heardMs.filter((at) => at >= sinceMs),
    })
  const found = [...heard(call.far, call.near), ...heard(call.near, call.far)]
  await call.end()
  return found
}

async function playedBy({ room }: Somebody): Promise<Played> {
  const { publisherStats, subscriberStats } = await room.getRtcStats()
  const inbound = [...publisherStats, ...subscriberStats].flatMap(({ stats }) =>
    stats.case === 'inboundRtp' && stats.value.stream?.kind === 'audio'
      ? [stats.value.inbound]
      : [],
  )
  const sum = (of: 'totalSamplesReceived' | 'concealedSamples') =>
    inbound.reduce((all, one) => all + Number(one?.[of] ?? 0), 0)
  return { samples: sum('totalSamplesReceived'), concealed: sum('concealedSamples') }
}

// Coming, and coming back

/** Each time from the wish to come until the first sound of somebody who is there. */
export async function measureJoins(
  target: Target,
  { seed, weather, times }: { seed: number; weather: Weather; times: number },
): Promise<number[]> {
  const network = await openBadNetwork(target, { seed })
  network.weather({ up: weather, down: weather })
  const name = randomUUID()
  const near = await enter(target, { room: name, identity: 'near' })
  const voice = await speak(near, 'one beep')
  const tookMs: number[] = []
  for (let n = 0; n < times; n += 1) {
    const beganMs = performance.now()
    const room = await enter(network.target, { room: name, identity: `far ${n}` })
    const ear = listen(room)
    await ear.sound()
    tookMs.push(performance.now() - beganMs)
    ear.stop()
    await room.disconnect()
  }
  await voice.stop()
  await near.disconnect()
  await network.target.stop()
  return tookMs
}

export type Interruption = {
  /** Until the client says that all is as before. */
  tookMs: number
  /** Without any sound, at the one who hears less. */
  silentMs: number
}

/** The signalling breaks, and can be had again at once. */
export async function measureResumes(
  target: Target,
  { seed, times }: { seed: number; times: number },
): Promise<Interruption[]> {
  const call = await meet(target, { seed, manner: 'one beep' })
  const found: Interruption[] = []
  for (let n = 0; n < times; n += 1) {
    forgetSilence(call)
    const cutMs = performance.now()
    const back = once(call.far.room, RoomEvent.Reconnected)
    call.network.signalling.cut()
    call.network.signalling.mend()
    await back
    found.push({ tookMs: performance.now() - cutMs, silentMs: longestSilenceMs(call) })
  }
  await call.end()
  return found
}

/** Longer than clients wait before they look whether the way still holds. */
const CHECKED_WITHIN_MS = 4_000

/** The far one gets another address, and does not know it: how long is nothing heard? */
export async function measureMoves(
  target: Target,
  { seed, times }: { seed: number; times: number },
): Promise<number[]> {
  const call = await meet(target, { seed, manner: 'one beep' })
  const silentMs: number[] = []
  for (let n = 0; n < times; n += 1) {
    forgetSilence(call)
    call.network.move()
    await pause(CHECKED_WITHIN_MS)
    silentMs.push(longestSilenceMs(call))
  }
  await call.end()
  return silentMs
}

const forgetSilence = (call: Call): void => void longestSilenceMs(call)

const longestSilenceMs = ({ near, far }: Call): number =>
  Math.max(near.ear.longestSilenceMs(), far.ear.longestSilenceMs())

export type Partition = {
  /** The far one came as somebody new: its client gave up who it was. */
  isReplaced: boolean
  /** From its end until both hear each other; null when they did not. */
  backAfterMs: number | null
}

/** Longer than clients try. */
const PATIENCE_MS = 60_000

export async function measurePartition(
  target: Target,
  { seed, seconds }: { seed: number; seconds: number },
): Promise<Partition> {
  const call = await meet(target, { seed, manner: 'one beep' })
  let isReplaced = false
  call.near.room.once(RoomEvent.ParticipantDisconnected, () => (isReplaced = true))
  call.network.cut()
  await pause(seconds * 1000)
  const mendedMs = performance.now()
  call.network.mend()
  const backAfterMs = await Promise.race([
    Promise.all([call.near.ear.sound(), call.far.ear.sound()]).then(
      () => performance.now() - mendedMs,
    ),
    pause(PATIENCE_MS, null),
  ])
  await call.end()
  return { isReplaced, backAfterMs }
}
