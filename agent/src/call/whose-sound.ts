/** A word takes a quarter of a second, and that nothing follows it as long. */
const SOONEST_WORDS_MS = 450

/** The learner's sounds, and of which of them words are. */
export type Sounds = {
  began: (at: number) => void
  /** When the last one began. */
  last: () => number
  /** When the one began that all these words are of, which come now, and so much later than they could. */
  ofWords: (now: number, behindMs: number) => number
}

export function createSounds(): Sounds {
  let last = 0
  let before = 0
  return {
    began(at) {
      before = last
      last = at
    },
    last: () => last,
    // So soon after one began, they are of the one before.
    ofWords: (now, behindMs) =>
      now - last < SOONEST_WORDS_MS + behindMs && before > 0 ? before : last,
  }
}
