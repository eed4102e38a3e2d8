import type { CallClock } from '@colloquy/contract/room'

export type Times = {
  elapsed: string
  left: string
  /** Said aloud once, when there is little left. */
  isNearEnd: boolean
}

const NEAR_END_MS = 2 * 60_000

/** How long the talk has gone on, and how long it may. The agent's clock may go otherwise than ours. */
export function timesOf({ startedAt, endsAt }: CallClock, nowMs: number): Times {
  const lengthMs = Math.max(0, endsAt - startedAt)
  const elapsedMs = Math.min(lengthMs, Math.max(0, nowMs - startedAt))
  const leftMs = lengthMs - elapsedMs
  return {
    elapsed: minutesAndSeconds(Math.floor(elapsedMs / 1_000)),
    left: minutesAndSeconds(Math.ceil(leftMs / 1_000)),
    isNearEnd: leftMs <= NEAR_END_MS,
  }
}

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
