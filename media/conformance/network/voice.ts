import { setTimeout as pause } from 'node:timers/promises'
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  type RemoteTrack,
  type Room,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node'
import { SAMPLE_RATE, shareOfTone, toneSamples } from '../tone.ts'

const FRAME_MS = 10
const SAMPLES_A_FRAME = (SAMPLE_RATE * FRAME_MS) / 1000
const HERTZ = 1000
/** A beep each time, long enough not to be hidden as a whole by what conceals losses. */
const EVERY_MS = 800
const BEEP_MS = 200
const MOSTLY = 0.5

/** Somebody who beeps on and on, and knows when. */
export type Beeping = { begunMs: number[]; stop: () => Promise<void> }

export async function beep(room: Room): Promise<Beeping> {
  // Without a queue of its own: what is said is sent at once.
  const source = new AudioSource(SAMPLE_RATE, 1, 0)
  const track = LocalAudioTrack.createAudioTrack('microphone', source)
  const options = new TrackPublishOptions()
  options.source = TrackSource.SOURCE_MICROPHONE
  await room.localParticipant?.publishTrack(track, options)
  const begunMs: number[] = []
  const breath = new AbortController()
  const spoken = (async () => {
    const startedMs = performance.now()
    for (let frame = 0; !breath.signal.aborted; frame += 1) {
      const dueMs = startedMs + frame * FRAME_MS - performance.now()
      if (dueMs > 0) await pause(dueMs)
      const inTurn = (frame * FRAME_MS) % EVERY_MS
      if (inTurn === 0) begunMs.push(performance.now())
      const samples =
        inTurn < BEEP_MS
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

/** When the beeps of somebody were heard to begin. */
export type Listening = { heardMs: number[]; firstMs: Promise<number>; stop: () => void }

export function listen(track: RemoteTrack): Listening {
  const stream = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1 })
  const reader = stream.getReader()
  const heardMs: number[] = []
  const first = Promise.withResolvers<number>()
  void (async () => {
    let silentFrames = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const isBeep = shareOfTone(value.data, HERTZ) > MOSTLY
      // The first after a stretch of silence.
      if (isBeep && silentFrames * FRAME_MS >= (EVERY_MS - BEEP_MS) / 2) {
        heardMs.push(performance.now())
        first.resolve(performance.now())
      }
      silentFrames = isBeep ? 0 : silentFrames + 1
    }
  })().catch(() => {})
  return { heardMs, firstMs: first.promise, stop: () => void reader.cancel() }
}

/** How long each beep was under way that was heard before the next began. */
export function delays({ begunMs, heardMs }: { begunMs: number[]; heardMs: number[] }): number[] {
  return heardMs.flatMap((heard) => {
    const begun = begunMs.findLast((at) => at <= heard)
    return begun === undefined ? [] : [heard - begun]
  })
}
