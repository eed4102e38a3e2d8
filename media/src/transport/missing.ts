/**
 * Which packets of one stream are missing, and when to ask for them again (RFC 4585, generic NACK). It is
 * asked at each packet that comes, so it needs no clock of its own to wake up: a stream that says nothing
 * has nothing to ask for either.
 */
export type Missing = {
  arrived: (index: number) => void
  /** Those to ask for now, lowest first. Whoever is told of them asks. */
  due: () => number[]
  /** How many came only when they were asked for, since it was asked last. */
  repaired: () => number
}

/** What comes in another order mostly comes within this time, and need not be asked for. */
const REORDERED_WITHIN_MS = 20
/** Later it is of no use any more: no jitter buffer waits for longer. */
const WORTH_WITHIN_MS = 400
const MOST_TIMES_ASKED = 4
/** More than that in a row was no loss of packets, but of the network. */
const LONGEST_GAP = 25
/** At the same time, in a stream of 50 packets a second. */
const MOST_MISSING = 50

/** As long as it was not seen; then it is as long as it takes until what was asked for comes. */
const FIRST_ROUND_TRIP_MS = 70
const SHORTEST_ROUND_TRIP_MS = 20

type Gap = { since: number; askedAt: number; timesAsked: number }

const NOTHING: number[] = []

export function createMissing(now: () => number): Missing {
  let highest: number | null = null
  let roundTripMs = FIRST_ROUND_TRIP_MS
  let repaired = 0
  /** By index, lowest first, since they are found in that order. */
  const gaps = new Map<number, Gap>()

  const isDue = ({ since, askedAt, timesAsked }: Gap, at: number): boolean =>
    timesAsked === 0
      ? at - since >= REORDERED_WITHIN_MS
      : timesAsked < MOST_TIMES_ASKED && at - askedAt >= roundTripMs

  const filled = (index: number) => {
    const gap = gaps.get(index)
    if (gap === undefined) return
    gaps.delete(index)
    if (gap.timesAsked > 0) repaired += 1
    // Of what was asked for twice nobody knows which answer it is.
    if (gap.timesAsked !== 1) return
    const tookMs = now() - gap.askedAt
    roundTripMs = Math.max(SHORTEST_ROUND_TRIP_MS, roundTripMs + (tookMs - roundTripMs) / 4)
  }

  return {
    arrived(index) {
      if (highest === null) highest = index
      else if (index <= highest) filled(index)
      else {
        if (index - highest <= LONGEST_GAP)
          for (let lost = highest + 1; lost < index && gaps.size < MOST_MISSING; lost += 1)
            gaps.set(lost, { since: now(), askedAt: 0, timesAsked: 0 })
        highest = index
      }
    },
    due() {
      if (gaps.size === 0) return NOTHING
      const at = now()
      const due: number[] = []
      for (const [index, gap] of gaps) {
        if (at - gap.since > WORTH_WITHIN_MS) gaps.delete(index)
        else if (isDue(gap, at)) {
          gap.askedAt = at
          gap.timesAsked += 1
          due.push(index)
        }
      }
      return due
    },
    repaired() {
      const since = repaired
      repaired = 0
      return since
    },
  }
}
