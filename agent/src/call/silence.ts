export type SilenceLimits = {
  /** Until somebody asks whether one is still there. */
  firstMs: number
  /** Each time after that. */
  laterMs: number
  /** For who writes: writing is slower, and nobody sees that it is being done. */
  whileTypingMs: number
}

export const SILENCE_LIMITS: SilenceLimits = {
  firstMs: 12_000,
  laterMs: 15_000,
  whileTypingMs: 40_000,
}

/** Calls when nobody has said anything for a while. */
export function createSilence(limits: SilenceLimits, onSilence: () => void) {
  let timer: NodeJS.Timeout | undefined
  let nudges = 0
  let types = false
  return {
    /** From now on nobody speaks. */
    begins() {
      clearTimeout(timer)
      const { firstMs, laterMs, whileTypingMs } = limits
      const ms = types ? whileTypingMs : nudges === 0 ? firstMs : laterMs
      timer = setTimeout(() => {
        nudges += 1
        onSilence()
      }, ms)
    },
    /** Somebody makes a sound, or the persona speaks. */
    ends() {
      clearTimeout(timer)
    },
    /** The learner said something. */
    broken({ typed }: { typed: boolean }) {
      clearTimeout(timer)
      nudges = 0
      types = typed
    },
  }
}
