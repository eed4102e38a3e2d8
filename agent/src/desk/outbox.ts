import type { OverBecause, SpokenTurn } from '@colloquy/contract/desk'

/** What the server has not said it has stored. It is forgotten then, and not before. */
export type Outbox = {
  /** False when there is no room: nothing was stored for so long that this call cannot go on. */
  add: (turn: SpokenTurn) => boolean
  /** After all that was said: it is sent last. */
  end: (because: OverBecause) => void
  stored: (seq: number) => void
  /** In order, to be sent again over a new line. */
  unstored: () => readonly SpokenTurn[]
  /** Null while the call goes on. */
  ended: () => OverBecause | null
}

/** Half an hour of talk is a few hundred turns: more than a whole call has no place here. */
const MOST_UNSTORED = 1_000

export function createOutbox(): Outbox {
  const kept: SpokenTurn[] = []
  let over: OverBecause | null = null
  return {
    add: (turn) => {
      if (kept.length >= MOST_UNSTORED) return false
      kept.push(turn)
      return true
    },
    end: (because) => {
      over ??= because
    },
    stored: (seq) => {
      const place = kept.findIndex((turn) => turn.seq === seq)
      if (place !== -1) kept.splice(place, 1)
    },
    unstored: () => kept,
    ended: () => over,
  }
}
