import type { OutgoingHeader } from '../transport/srtp.ts'

/**
 * What was sent last to one who hears it, for when they ask for it again. Nobody gets more out of it than
 * they were sent before: what is said again is earned by what is said.
 */
export type Memory = {
  sent: (header: OutgoingHeader, payload: Buffer) => void
  /** What they asked for, as far as it is known and not on its way already. */
  recall: (sequences: number[]) => Sent[]
  /** How long their question and our answer take. */
  roundTrip: (ms: number) => void
  /** Of 256 that were sent since it was asked last, how many were asked for again. */
  repaired: () => number
}

export type Sent = { header: OutgoingHeader; payload: Buffer }

/** 1.3 seconds of speech, some 25 kB: who lacks something for longer has gone on without it. */
const REMEMBERED = 64
const MOST_TIMES = 3
/** A client asks on and on until it comes: as long as an answer is under way, it gets no other. */
const FIRST_ROUND_TRIP_MS = 70
const SHORTEST_ROUND_TRIP_MS = 15
const LONGEST_ROUND_TRIP_MS = 200
/** Of what is sent, so much may be sent again: enough where a third is lost. */
const EARNED_WITH_EACH = 0.5
const MOST_EARNED = 25

type Remembered = Sent & { times: number; recalledAt: number }

export function createMemory(now: () => number): Memory {
  const ring: (Remembered | undefined)[] = []
  let earned = MOST_EARNED
  let roundTripMs = FIRST_ROUND_TRIP_MS
  let counted = { sent: 0, repaired: 0 }

  const mayRecall = ({ times, recalledAt }: Remembered): boolean =>
    times === 0 || (times < MOST_TIMES && now() - recalledAt >= roundTripMs)

  return {
    sent(header, payload) {
      earned = Math.min(MOST_EARNED, earned + EARNED_WITH_EACH)
      counted.sent += 1
      const place = header.index % REMEMBERED
      // One that comes late does not take the place of a newer one.
      if ((ring[place]?.header.index ?? -1) > header.index) return
      ring[place] = { header, payload, times: 0, recalledAt: 0 }
    },
    recall(sequences) {
      const recalled: Sent[] = []
      for (const sequence of sequences) {
        // Sequence numbers begin anew at a multiple of the ring's length.
        const known = ring[sequence % REMEMBERED]
        if (earned < 1 || known === undefined || (known.header.index & 0xffff) !== sequence)
          continue
        if (!mayRecall(known)) continue
        if (known.times === 0) counted.repaired += 1
        known.times += 1
        known.recalledAt = now()
        earned -= 1
        recalled.push(known)
      }
      return recalled
    },
    repaired() {
      const { sent, repaired } = counted
      counted = { sent: 0, repaired: 0 }
      return sent === 0 ? 0 : Math.min(256, (256 * repaired) / sent)
    },
    roundTrip(ms) {
      roundTripMs = Math.min(LONGEST_ROUND_TRIP_MS, Math.max(SHORTEST_ROUND_TRIP_MS, ms))
    },
  }
}
