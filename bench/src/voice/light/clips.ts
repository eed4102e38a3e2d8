import { Application, createEncoder, Signal } from 'libopus-wasm'
import { FRAME_SAMPLES, isAudible, SAMPLE_RATE } from './sound.ts'

/** What somebody says, ready to be sent. */
export type Clip = {
  /** Of 20 ms each. */
  packets: Buffer[]
  /** From its first and its last audible sample to the end of the last packet. */
  beforeEndMs: { first: number; last: number }
}

/** As a browser encodes a voice. */
const BITS_PER_SECOND = 32_000

export async function encodeClip(pcm: string): Promise<Clip> {
  const bytes = Buffer.from(pcm, 'base64')
  const sound = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2)
  // One more: an encoder is some ms behind what it is given.
  const frames = Math.ceil(sound.length / FRAME_SAMPLES) + 1
  const samples = new Int16Array(frames * FRAME_SAMPLES)
  samples.set(sound)
  using encoder = await createEncoder({
    channels: 1,
    sampleRate: SAMPLE_RATE,
    frameSize: FRAME_SAMPLES,
    bitrate: BITS_PER_SECOND,
    application: Application.Voip,
    signal: Signal.Voice,
  })
  const packets = Array.from({ length: frames }, (_, n) =>
    Buffer.from(encoder.encode(samples.subarray(n * FRAME_SAMPLES, (n + 1) * FRAME_SAMPLES))),
  )
  const beforeEnd = (at: number) => ((samples.length - at) / SAMPLE_RATE) * 1_000
  return {
    packets,
    beforeEndMs: {
      first: beforeEnd(samples.findIndex(isAudible)),
      last: beforeEnd(samples.findLastIndex(isAudible)),
    },
  }
}
