import { setTimeout as pause } from 'node:timers/promises'
import { oggPage, opusHeaders, segmentsOf } from '@colloquy/contract/ogg-opus'
import { RECORDINGS_PATH, RecordingEnd } from '@colloquy/contract/recordings'
import { PRE_SKIP } from './encoder.ts'
import type { RecordedSound, RecordingStore, Shelf } from './store.ts'
import { FRAME_SAMPLES, SAMPLE_RATE } from './timeline.ts'

const PACKET_SAMPLES = (FRAME_SAMPLES * 48_000) / SAMPLE_RATE
const MOST_SEGMENTS = 255
/** At once, after the server was away. */
const MOST_PAGES = 30
/** Half a megabyte for each call. A server that is away for longer than two minutes costs the recording. */
const MOST_WAITING = 60
const FIRST_AGAIN_MS = 250
const LONGEST_AGAIN_MS = 4_000
const ANSWER_WITHIN_MS = 10_000
/** A call is not kept from its end by the last seconds of its sound. */
const CLOSE_WITHIN_MS = 1_500

/** No second try would be answered otherwise. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** Brings recordings to the server, beside the desk and with its secret. */
export function serverStore({
  deskUrl,
  secret,
}: {
  deskUrl: string
  secret: string
}): RecordingStore {
  const origin = new URL(deskUrl).origin.replace(/^ws/, 'http')

  return {
    async open({ conversation, claim }, { signal, onFailed }) {
      const address = `${origin}${RECORDINGS_PATH}/${conversation}?claim=${claim}`
      const over = new AbortController()
      const ask = async (sent: { bytes: Uint8Array; begins: number | null } | null) =>
        insist(over.signal, async () => {
          const begins = sent?.begins ?? null
          const answer = await fetch(begins === null ? address : `${address}&begins=${begins}`, {
            ...(sent === null
              ? {}
              : { method: 'PUT', body: sent.bytes as Uint8Array<ArrayBuffer> }),
            headers: { authorization: `Bearer ${secret}`, 'content-type': 'audio/ogg' },
            signal: AbortSignal.any([over.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
          })
          const isFull = answer.status === 507
          if (answer.status >= 500 && !isFull) throw new Error(`answered ${answer.status}`)
          if (!answer.ok && answer.status !== 409) throw new Refused(`answered ${answer.status}`)
          return RecordingEnd.parse(await answer.json())
        })
      const stop = () => over.abort()
      signal.addEventListener('abort', stop)
      const end = await ask(null).finally(() => signal.removeEventListener('abort', stop))
      return openShelf(end, { ask, onFailed, over })
    },
  }
}

type Sending = {
  ask: (sent: { bytes: Uint8Array; begins: number | null }) => Promise<RecordingEnd>
  onFailed: () => void
  over: AbortController
}

function openShelf(from: RecordingEnd, { ask, onFailed, over }: Sending): Shelf {
  const waiting: RecordedSound[] = []
  let end = from
  let running: Promise<void> | null = null

  /** Pages that fit what is there. A lost answer is made good by the next: what it ends with was kept. */
  async function send(): Promise<void> {
    for (let first = waiting[0]; first !== undefined; first = waiting[0]) {
      // A part begins with a request of its own.
      const next = waiting.findIndex(({ begins }, at) => at > 0 && begins !== null)
      const count = Math.min(next === -1 ? waiting.length : next, MOST_PAGES)
      const made = pagesOf(waiting.slice(0, count), end)
      const answer = await ask({ bytes: made.bytes, begins: first.begins })
      if (answer.pages === made.end.pages && answer.samples === made.end.samples)
        waiting.splice(0, count)
      end = answer
    }
  }

  function fail() {
    over.abort()
    waiting.length = 0
    onFailed()
  }

  function run(): void {
    running ??= send()
      .catch(() => {
        if (!over.signal.aborted) fail()
      })
      .finally(() => {
        running = null
        // What came in the very last moment.
        if (waiting.length > 0 && !over.signal.aborted) run()
      })
  }

  return {
    add(sound) {
      if (over.signal.aborted || sound.packets.length === 0) return
      waiting.push(sound)
      if (waiting.length > MOST_WAITING) return fail()
      run()
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref())
      await Promise.race([running, late])
      over.abort()
    },
  }
}

/** A second or two is a page; what does not fit into one is two. */
function pagesOf(sounds: RecordedSound[], from: RecordingEnd) {
  let { pages, samples } = from
  const made: Uint8Array[] = []
  if (pages === 0) {
    made.push(...opusHeaders({ channels: 2, sampleRate: SAMPLE_RATE, preSkip: PRE_SKIP }))
    pages = made.length
  }
  for (const packets of sounds.flatMap((sound) => inPages(sound.packets))) {
    samples += packets.length * PACKET_SAMPLES
    made.push(oggPage({ number: pages, endsAt: samples, packets }))
    pages += 1
  }
  return { bytes: Buffer.concat(made), end: { pages, samples } }
}

function inPages(packets: Uint8Array[]): Uint8Array[][] {
  const pages: Uint8Array[][] = []
  let segments = MOST_SEGMENTS
  for (const packet of packets) {
    segments += segmentsOf(packet)
    if (segments > MOST_SEGMENTS) {
      pages.push([])
      segments = segmentsOf(packet)
    }
    pages.at(-1)?.push(packet)
  }
  return pages
}

/** A server that is started anew is there again in a moment. */
async function insist<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (let againMs = FIRST_AGAIN_MS; ; againMs = Math.min(2 * againMs, LONGEST_AGAIN_MS)) {
    try {
      return await work()
    } catch (failure) {
      if (failure instanceof Refused || signal.aborted) throw failure
      await pause(againMs, undefined, { signal })
    }
  }
}
