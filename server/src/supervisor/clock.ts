import { setTimeout as sleep } from 'node:timers/promises'

export type Clock = {
  nowMs: () => number
  /** Resolves early when the signal says so. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>
}

export const realClock: Clock = {
  nowMs: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }).catch(() => {}),
}
