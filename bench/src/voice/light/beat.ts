import { FRAME_MS } from './sound.ts'

/** Microphones do not all send at the same moment: who joins is spread over so many of them. */
const PLACES = 4
const APART_MS = FRAME_MS / PLACES

const places = Array.from({ length: PLACES }, () => new Set<() => void>())
let joined = 0
let passed = 0
let nextAt = 0
let timer: NodeJS.Timeout | null = null

/**
 * Fifty times a second until it is stopped, by one timer for everybody. What was missed on a busy processor is made
 * up for at once, so that nobody ever sends less than a microphone does.
 */
export function onEachBeat(beat: () => void): () => void {
  const place = places[joined % PLACES]
  joined += 1
  place?.add(beat)
  if (timer === null) {
    nextAt = performance.now()
    look()
  }
  return () => void place?.delete(beat)
}

function look(): void {
  while (nextAt <= performance.now()) {
    places[passed % PLACES]?.forEach((beat) => beat())
    goOn()
  }
  // To wake up costs more than to send.
  for (let empty = 0; places[passed % PLACES]?.size === 0; empty += 1) {
    if (empty === PLACES) {
      timer = null
      return
    }
    goOn()
  }
  timer = setTimeout(look, Math.ceil(nextAt - performance.now()))
}

function goOn(): void {
  passed += 1
  nextAt += APART_MS
}
