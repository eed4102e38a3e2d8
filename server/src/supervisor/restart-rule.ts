/** Who lives longer than this had a good start: what ended it is not in the start. */
const GOOD_START_MS = 10_000

const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 10_000

/** How many times in a row it has died since its last good start. */
export type Series = number

/**
 * What dies is started again at once. Only what dies again soon after its start has to wait, longer
 * each time, so that one bad moment costs no time and a bad machine is not worn out.
 */
export function nextRestart(death: { livedMs: number; series: Series }): {
  delayMs: number
  series: Series
} {
  const before = death.livedMs >= GOOD_START_MS ? 0 : death.series
  const delayMs = before === 0 ? 0 : FIRST_DELAY_MS * 2 ** (before - 1)
  return { delayMs: Math.min(delayMs, LONGEST_DELAY_MS), series: before + 1 }
}
