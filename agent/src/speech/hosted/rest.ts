/** How long an engine that failed is left alone, so that nobody waits for it at every line. */
export type Rest = {
  isOver: () => boolean
  failed: () => void
  worked: () => void
}

const FIRST_MS = 10_000
const LONGEST_MS = 120_000

export function createRest(now: () => number = () => performance.now()): Rest {
  let until = 0
  let lengthMs = FIRST_MS
  return {
    isOver: () => now() >= until,
    failed: () => {
      until = now() + lengthMs
      lengthMs = Math.min(lengthMs * 2, LONGEST_MS)
    },
    worked: () => {
      until = 0
      lengthMs = FIRST_MS
    },
  }
}
