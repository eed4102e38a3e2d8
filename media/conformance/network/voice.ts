import { setTimeout as pause } from 'node:timers/promises'
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  type RemoteTrack,
  type Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node'
import { SAMPLE_RATE, shareOfTone, toneSamples } from '../tone.ts'

const FRAME_MS = 10
const SAMPLES_A_FRAME = (SAMPLE_RATE * FRAME_MS) / 1000
const HERTZ = 1000
/** A beep each time: longer than anything is under way, so that nobody takes one for another. */
const EVERY_MS = 1_000
const BEEP_MS = 200

/** Somebody who beeps on and on, and knows when. */
export type Voice = { begunMs: number[]; stop: () => Promise<void> }

/**
 * Beeps that are sent as soon as they are said; one that never ends; or one that is said long before it is
 * sent, so that how busy this process is does not show in what is heard.
 */
export type Manner = 'beeps' | 'one beep' | 'one steady beep'

const STEADY_MS = 1_000

export async function speak(room: Room, manner: Manner): Promise<Voice> {
  const queueMs = manner === 'one steady beep' ? STEADY_MS : 0
  const source = new AudioSource(SAMPLE_RATE, 1, queueMs)
  const track = LocalAudioTrack.createAudioTrack('microphone', source)
  const options = new TrackPublishOptions()
  options.source = TrackSource.SOURCE_MICROPHONE
  await room.localParticipant?.publishTrack(track, options)
  const begunMs: number[] = []
  const breath = new AbortController()
  const spoken = (async () => {
    const startedMs = performance.now()
    for (let frame = 0; !breath.signal.aborted; frame += 1) {
      const dueMs = startedMs + frame * FRAME_MS - queueMs - performance.now()
      if (dueMs > 0) await pause(dueMs)
      const inTurn = (frame * FRAME_MS) % EVERY_MS
      if (inTurn === 0) begunMs.push(performance.now())
      const isHeard = manner !== 'beeps' || inTurn < BEEP_MS
      const samples = isHeard
        ? toneSamples(HERTZ, frame * SAMPLES_A_FRAME, SAMPLES_A_FRAME)
        : new Int16Array(SAMPLES_A_FRAME)
      await source.captureFrame(new AudioFrame(samples, SAMPLE_RATE, 1, SAMPLES_A_FRAME))
    }
  })()
  return {
    begunMs,
    async stop() {
      breath.abort()
      await spoken
    },
  }
}

/** What is decoded of the only other one in a room, whatever track it comes in. */
export type Ear = {
  /** When beeps began. */
  heardMs: number[]
  /** Resolves with the next frame in which there is a sound. */
  sound: () => Promise<void>
  /** Resolves with the next beginning of a beep. */
  beep: () => Promise<void>
  /** The longest time without a sound until now, since it was asked for last. */
  longestSilenceMs: () => number
  stop: () => void
}

const MOSTLY = 0.5

export function listen(room: Room): Ear {
  const heardMs: number[] = []
  const stops: (() => void)[] = []
  const waiting = { sound: new Set<() => void>(), beep: new Set<() => void>() }
  let soundMs = performance.now()
  let longestMs = 0

  const tell = (what: 'sound' | 'beep') => {
    for (const resolve of waiting[what]) resolve()
    waiting[what].clear()
  }
  const hear = async (track: RemoteTrack) => {
    const reader = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1 }).getReader()
    stops.push(() => void reader.cancel())
    let silentFrames = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const now = performance.now()
      if (shareOfTone(value.data, HERTZ) < MOSTLY) {
        silentFrames += 1
        continue
      }
      longestMs = Math.max(longestMs, now - soundMs)
      soundMs = now
      tell('sound')
      // What conceals a loss in the middle of a beep is not the end of it.
      if (silentFrames * FRAME_MS > (EVERY_MS - BEEP_MS) / 2) {
        heardMs.push(now)
        tell('beep')
      }
      silentFrames = 0
    }
  }
  for (const { trackPublications } of room.remoteParticipants.values())
    for (const { track } of trackPublications.values()) if (track !== undefined) void hear(track)
  room.on(RoomEvent.TrackSubscribed, (track) => void hear(track))

  const wait = (what: 'sound' | 'beep') => () =>
    new Promise<void>((done) => waiting[what].add(done))
  return {
    heardMs,
    sound: wait('sound'),
    beep: wait('beep'),
    longestSilenceMs() {
      const found = Math.max(longestMs, performance.now() - soundMs)
      longestMs = 0
      return found
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** How long each beep was under way that was heard. */
export const delays = ({ begunMs, heardMs }: { begunMs: number[]; heardMs: number[] }): number[] =>
  heardMs.flatMap((heard) => {
    const begun = begunMs.findLast((at) => at <= heard)
    return begun === undefined ? [] : [heard - begun]
  })
