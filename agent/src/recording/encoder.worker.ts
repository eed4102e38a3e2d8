import { parentPort } from 'node:worker_threads'
import { createEncoder, Signal } from 'libopus-wasm'
import { BITS_PER_SECOND, type Encoded, type ToEncode } from './encoder.ts'
import { FRAME_SAMPLES, SAMPLE_RATE } from './timeline.ts'

const port = parentPort
if (port === null) throw new Error('encoder.worker.ts is started by encoder.ts, as a worker')

const encoders = new Map<number, ReturnType<typeof createEncoder>>()

port.on('message', (job: ToEncode) => {
  // A failure ends the thread, and with it what was being recorded; no call.
  void encode(job)
})

async function encode({ stream, sound, isLast }: ToEncode): Promise<void> {
  const opening =
    encoders.get(stream) ??
    createEncoder({
      channels: 2,
      sampleRate: SAMPLE_RATE,
      frameSize: FRAME_SAMPLES,
      bitrate: BITS_PER_SECOND,
      complexity: 5,
      vbr: true,
      signal: Signal.Voice,
    })
  encoders.set(stream, opening)
  const encoder = await opening
  const packets: Uint8Array[] = []
  for (let at = 0; at < sound.length; at += 2 * FRAME_SAMPLES)
    packets.push(encoder.encode(sound.subarray(at, at + 2 * FRAME_SAMPLES)))
  if (isLast) {
    encoders.delete(stream)
    encoder.free()
  }
  port?.postMessage({ stream, packets, isLast } satisfies Encoded)
}
