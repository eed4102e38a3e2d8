/** Two who are both there leave no more between two turns: after 40 s the persona asks who writes, and few speak for longer. */
const MOST_BETWEEN_TURNS_MS = 60_000
/** Whatever took the agent before may have taken the learner as well, and both come back together. */
const LEAST_MS = 10_000

/**
 * How long whoever takes a call over waits for a learner who is away. Since when they are nobody knows but the agent
 * that is gone; only that nobody has said anything for so long is known. Without it the wait would begin anew each time.
 */
export function leftToComeBackMs({ quietMs, awayMs }: { quietMs: number; awayMs: number }): number {
  const awayForMs = Math.max(0, quietMs - MOST_BETWEEN_TURNS_MS)
  return Math.min(awayMs, Math.max(LEAST_MS, awayMs - awayForMs))
}
