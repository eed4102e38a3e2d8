/** Somebody who says so and is not heard for this long is on a line that is broken. */
const UNHEARD_AFTER_MS = 3_000

type Watched = { state: string | undefined; inStateSinceMs: number; lastHeardMs: number }

export const isUnheard = (
  { state, inStateSinceMs, lastHeardMs }: Watched,
  nowMs: number,
): boolean =>
  state === 'speaking' && nowMs - Math.max(inStateSinceMs, lastHeardMs) >= UNHEARD_AFTER_MS
