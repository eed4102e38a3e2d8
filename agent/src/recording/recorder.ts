import { setTimeout as pause } from 'node:timers/promises'
import type { RecordingShown } from '@colloquy/contract/room'
import type { Encoder, Encoders } from './encoder.ts'
import type { RecordingStore, Shelf } from './store.ts'
import { createTimeline, LATE_MS, type Timeline } from './timeline.ts'

/** What the voices of a call are told to. Until somebody agrees, and whenever they do not, it is deaf. */
export type Recorder = {
  /** What the learner wants now. Told again and again. */
  wish: (isWanted: boolean) => void
  /** Resolves once it is as the learner wished first, or too late for anybody to wait for. */
  settled: () => Promise<void>
  learner: (samples: Int16Array) => void
  /** What is heard in so many ms. */
  persona: (samples: Int16Array, inMs: number) => void
  /** What was about to be heard is not, from now on. */
  personaStops: () => void
  close: () => Promise<void>
}

export type Recordings = { store: RecordingStore; encoders: Encoders }

type Given = Recordings & {
  call: { conversation: string; claim: number }
  /** How long the talk has gone on, in ms. */
  talkMs: () => number
  /** What the learner sees. `on` comes before the first sound is kept. */
  show: (state: RecordingShown) => Promise<void>
  /** It begins, or has ended: sound of the learner is of use now. */
  onOpen: (isOpen: boolean) => void
}

/** What was heard goes into the file as often; a killed process loses this much and what may come late. */
const TAKE_EVERY_MS = 2_000

/** What was said before one agreed takes so long to arrive, at most. */
const UNDER_WAY_MS = 400

/** The persona begins so much later at most, to be heard from its first sound on: a tenth of it is usual. */
const SETTLED_WITHIN_MS = 800

type Part = { startsAt: number; timeline: Timeline; end: () => Promise<void> }

/** Records while it is wished. It costs a call nothing when that fails: it is shown, and the talk goes on. */
export function createRecorder(given: Given): Recorder {
  const { show, onOpen } = given
  let isWanted = false
  let isClosed = false
  let hasFailed = false
  let part: Part | null = null
  let asking: AbortController | null = null
  let running: Promise<void> | null = null
  const wished = Promise.withResolvers<void>()
  void show('off')

  /** Until it is as it is wished, however often that changes meanwhile. */
  async function settle(): Promise<void> {
    for (;;) {
      const isDue = isWanted && !isClosed && !hasFailed
      if (isDue === (part !== null)) return
      if (part === null) await begin()
      else await stop(part)
    }
  }

  async function begin(): Promise<void> {
    const asked = new AbortController()
    asking = asked
    try {
      const shelf = await given.store.open(given.call, { signal: asked.signal, onFailed: fail })
      await show('on')
      part = openPart({ ...given, shelf, fail })
      onOpen(true)
    } catch {
      if (!asked.signal.aborted) fail()
    }
    asking = null
  }

  async function stop(opened: Part): Promise<void> {
    part = null
    onOpen(false)
    void show(hasFailed ? 'failed' : 'off')
    await opened.end()
  }

  function fail(): void {
    if (hasFailed || isClosed) return
    hasFailed = true
    void show('failed')
    run()
  }

  function run(): void {
    running ??= settle().finally(() => {
      running = null
    })
  }

  return {
    wish(wanted) {
      wished.resolve()
      if (wanted === isWanted) return
      isWanted = wanted
      // Whoever asks once more is not refused for what was.
      hasFailed = false
      if (!wanted) {
        asking?.abort()
        if (part === null) void show('off')
      }
      run()
    },
    async settled() {
      const over = new AbortController()
      const late = pause(SETTLED_WITHIN_MS, undefined, { signal: over.signal }).catch(() => {})
      await Promise.race([wished.promise.then(() => running), late])
      over.abort()
    },
    learner(samples) {
      const now = performance.now()
      if (part !== null && now - part.startsAt > UNDER_WAY_MS) part.timeline.learner(samples, now)
    },
    persona: (samples, inMs) => part?.timeline.persona(samples, performance.now() + inMs),
    personaStops: () => part?.timeline.takeBack(performance.now()),
    async close() {
      isClosed = true
      asking?.abort()
      run()
      await running
    },
  }
}

type Opened = Pick<Given, 'encoders' | 'talkMs'> & { shelf: Shelf; fail: () => void }

/** From one beginning to its end. */
function openPart({ encoders, talkMs, shelf, fail }: Opened): Part {
  const startsAt = performance.now()
  const timeline = createTimeline(startsAt)
  const encoder: Encoder = encoders.open()
  let begins: number | null = Math.max(0, Math.round(talkMs()))

  async function keep(encoded: Promise<Uint8Array[]>): Promise<void> {
    const packets = await encoded
    if (packets.length === 0) return
    shelf.add({ packets, begins })
    begins = null
  }
  const taking = setInterval(() => {
    const sound = timeline.take(performance.now() - LATE_MS)
    if (sound.length > 0) keep(encoder.encode(sound)).catch(fail)
  }, TAKE_EVERY_MS)

  return {
    startsAt,
    timeline,
    async end() {
      clearInterval(taking)
      timeline.takeBack(performance.now())
      await keep(encoder.end(timeline.take(performance.now()))).catch(() => {})
      await shelf.close()
    },
  }
}
