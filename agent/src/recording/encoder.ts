import { Worker } from 'node:worker_threads'
import { SAMPLE_RATE } from './timeline.ts'

/** Turns sound into Opus packets, in order. */
export type Encoder = {
  /** Left and right in turn, whole frames. Resolves with a packet for each; rejects for good. */
  encode: (sound: Int16Array) => Promise<Uint8Array[]>
  /** The same, of the last of it. */
  end: (sound: Int16Array) => Promise<Uint8Array[]>
}

/** For all calls of this process. */
export type Encoders = { open: () => Encoder; close: () => Promise<void> }

export type ToEncode = { stream: number; sound: Int16Array; isLast: boolean }
export type Encoded = { stream: number; packets: Uint8Array[]; isLast: boolean }

/** Two voices that rarely speak at once: as good as one hears of them. 15 MB for an hour. */
export const BITS_PER_SECOND = 32_000

/** What the encoder looks ahead, on Opus' own clock: players leave so much out at the beginning. */
export const PRE_SKIP = (156 * 48_000) / SAMPLE_RATE

/**
 * One thread encodes for all calls: a minute of one takes a second of a processor, which would be felt in all
 * others. It is there once somebody records.
 */
export function openEncoders(): Encoders {
  let thread: { worker: Worker; waiting: Waiting[] } | null = null
  let streams = 0

  function start() {
    const worker = new Worker(new URL('./encoder.worker.ts', import.meta.url))
    const started = { worker, waiting: [] as Waiting[] }
    worker.on('message', ({ stream, packets }: Encoded) => {
      const at = started.waiting.findIndex((one) => one.stream === stream)
      started.waiting.splice(at, 1)[0]?.resolve(packets)
    })
    worker.on('error', () => {})
    worker.on('exit', () => {
      if (thread === started) thread = null
      for (const { reject } of started.waiting) reject(new Error('The encoder has ended'))
    })
    // After the listeners, each of which would keep the process alive.
    worker.unref()
    return started
  }

  return {
    open() {
      streams += 1
      const stream = streams
      thread ??= start()
      const { worker, waiting } = thread
      const ask = (sound: Int16Array, isLast: boolean) =>
        new Promise<Uint8Array[]>((resolve, reject) => {
          waiting.push({ stream, resolve, reject })
          const job: ToEncode = { stream, sound, isLast }
          worker.postMessage(job, [sound.buffer as ArrayBuffer])
        })
      return { encode: (sound) => ask(sound, false), end: (sound) => ask(sound, true) }
    },
    close: async () => {
      await thread?.worker.terminate()
    },
  }
}

type Waiting = {
  stream: number
  resolve: (packets: Uint8Array[]) => void
  reject: (failure: Error) => void
}
