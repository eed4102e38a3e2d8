/**
 * Who sends pictures is asked for a whole one: for those who begin to see it, and for those who lost a
 * part. It costs as much as dozens of others, and so it is asked for now and then at most.
 */
export type KeyFrames = {
  wanted: () => void
  /** A packet came: time to ask for what was wanted too soon after the last. */
  look: () => void
}

const ASK_EVERY_MS = 500

export function createKeyFrames(of: { now: () => number; ask: () => unknown }): KeyFrames {
  let askedAt = Number.NEGATIVE_INFINITY
  let isWanted = false
  const look = () => {
    if (!isWanted || of.now() - askedAt < ASK_EVERY_MS) return
    isWanted = false
    askedAt = of.now()
    of.ask()
  }
  return {
    wanted() {
      isWanted = true
      look()
    },
    look,
  }
}
