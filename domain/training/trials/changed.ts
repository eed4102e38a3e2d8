import type { Talk, TalkTurn } from '../../src/reading/talk.ts'

/** With other words in some turns: what is longer takes longer, and all that follows comes later. */
export function saying(talk: Talk, wordsOf: (turn: TalkTurn, n: number) => string): Talk {
  return laid(
    talk,
    pieces(talk).map((piece, n) => {
      const text = wordsOf(piece.turn, n)
      if (text === piece.turn.text) return piece
      const longer = countIn(text) / Math.max(1, countIn(piece.turn.text))
      return { ...piece, turn: { ...piece.turn, text }, ms: Math.max(200, piece.ms * longer) }
    }),
  )
}

/** Without some turns, and without the time that they took. */
export const without = (talk: Talk, turns: ReadonlySet<number>): Talk =>
  laid(
    talk,
    pieces(talk).filter((_, n) => !turns.has(n)),
  )

/** With one more turn of the learner before the turn `at`. */
export function withTurn(
  talk: Talk,
  at: number,
  { text, typed }: Pick<TalkTurn, 'text' | 'typed'>,
): Talk {
  const turn: TalkTurn = {
    speaker: 'trainee',
    text,
    typed,
    startedAtMs: 0,
    endedAtMs: 0,
    interrupted: false,
    confidence: null,
  }
  const ms = Math.max(300, (countIn(text) / (typed ? TYPED : SPOKEN)) * 60_000)
  const all = pieces(talk)
  return laid(talk, [...all.slice(0, at), { turn, gapMs: A_GAP_MS, ms }, ...all.slice(at)])
}

/** One after the other, each as long after the last as it was where it comes from. */
export const spokenAs = (talk: Talk, turns: readonly { from: Talk; n: number }[]): Talk =>
  laid(
    talk,
    turns.flatMap(({ from, n }) => pieces(from).slice(n, n + 1)),
  )

/** In words a minute. */
const SPOKEN = 150
const TYPED = 38
const A_GAP_MS = 500

type Piece = { turn: TalkTurn; gapMs: number; ms: number }

const pieces = ({ turns }: Talk): Piece[] =>
  turns.map((turn, n) => ({
    turn,
    gapMs: turn.startedAtMs - (turns[n - 1]?.endedAtMs ?? 0),
    ms: turn.endedAtMs - turn.startedAtMs,
  }))

function laid(talk: Talk, all: readonly Piece[]): Talk {
  let at = 0
  const turns = all.map(({ turn, gapMs, ms }) => {
    const startedAtMs = Math.max(0, Math.round(at + gapMs))
    const endedAtMs = Math.round(startedAtMs + ms)
    at = endedAtMs
    return { ...turn, startedAtMs, endedAtMs }
  })
  return { ...talk, turns }
}

const countIn = (text: string): number => text.split(/\s+/).filter(Boolean).length
