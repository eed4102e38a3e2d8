import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createSpent } from './spent.ts'

/** How busy this process was in the last seconds, with those that work for it. */
export type Load = {
  /** What its event loop was late by, the hundredth of times when it was worst. */
  lateMs: number
  /** Of all processors of the machine, from 0 to 1. */
  cpu: number
}

/**
 * Above the first of each no call is taken, until both are below the second. On two cores 24 calls take 0.55 of them in this
 * process (4.6 % of one each), and answers come 1.4 times as late as in one alone; 30 take 0.7, and they come twice as
 * late (docs/decisions/024-the-voice.md). Of the 330 ms that an answer takes at best, 40 ms are an eighth.
 */
const FULL = { lateMs: 40, cpu: 0.7 }
const ROOM_AGAIN = { lateMs: 25, cpu: 0.55 }

/** Never more, whatever the processor says: each has threads, sockets and an encoder of its own. */
const MOST_PER_CORE = 12

/** What a call costs is seen a moment after it has begun: no more than so many are asked for until then. */
const MOST_AT_ONCE = 4

/** For how many more calls there is room. */
export type Places = (now: { calls: number; load: Load }) => number

export function createPlaces(cores = availableParallelism()): Places {
  let isFull = false
  return ({ calls, load }) => {
    const { lateMs, cpu } = isFull ? ROOM_AGAIN : FULL
    isFull = load.lateMs > lateMs || load.cpu > cpu
    // When it is others who keep the machine busy, one call can be tried all the same.
    if (isFull) return calls === 0 ? 1 : 0
    return Math.max(0, Math.min(MOST_AT_ONCE, cores * MOST_PER_CORE - calls))
  }
}

const WINDOW_MS = 5_000
const RESOLUTION_MS = 10

/** Looks back over whole windows of a few seconds: one bad moment does not turn learners away for long. */
export function watchLoad({
  pids,
  cores = availableParallelism(),
  windowMs = WINDOW_MS,
}: {
  /** Of the processes that work for this one. */
  pids: () => number[]
  cores?: number
  windowMs?: number
}): { load: () => Load; stop: () => void } {
  const spentBy = createSpent()
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let load: Load = { lateMs: 0, cpu: 0 }
  let used = process.cpuUsage()
  let at = performance.now()
  spentBy(pids())
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used)
    const passedMs = performance.now() - at
    load = {
      // It counts from one look to the next, which are apart by the resolution.
      lateMs: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
      cpu: ((user + system) / 1000 + spentBy(pids())) / (passedMs * cores),
    }
    used = process.cpuUsage()
    at = performance.now()
    delay.reset()
  }, windowMs)
  timer.unref()
  return {
    load: () => load,
    stop: () => {
      clearInterval(timer)
      delay.disable()
    },
  }
}
