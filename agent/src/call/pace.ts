/**
 * How this person speaks: who stops to think in the middle of what they say is waited for longer, who speaks
 * without a pause is answered a little sooner. In a call of its own, forgotten with it.
 */
export type Pace = {
  /** Of the usual waits. */
  factor: () => number
  /** They were silent in the middle of a turn, while so much would have been waited. */
  wentOn: (pause: { pauseMs: number; waitMs: number }) => void
  /** They were answered, and went on. */
  cutOff: () => void
  /** A turn was over. */
  decided: () => void
}

const [SHORTEST, LONGEST] = [0.85, 1.5]
const BY_PAUSE = 1.1
const BY_CUT = 1.25
const BY_TURN = 0.97
/** Of the wait: what was shorter would have been waited for twice over. */
const NEAR = 0.5

export function createPace(): Pace {
  let factor = 1
  const change = (by: number) => {
    factor = Math.min(LONGEST, Math.max(SHORTEST, factor * by))
  }
  return {
    factor: () => factor,
    wentOn({ pauseMs, waitMs }) {
      if (pauseMs > waitMs * NEAR) change(BY_PAUSE)
    },
    cutOff: () => change(BY_CUT),
    decided: () => change(BY_TURN),
  }
}
