import type { Judged } from './rubric.ts'

type Score = Exclude<Judged['score'], null>

/**
 * Of 100, where only the score is known: a person decided it, or a model. So that the bands mean what the anchors
 * say: a 3 is what people do who do it properly, in the middle of the middling band, and a 4 opens the good one.
 */
export const WORTH = [0, 20, 48, 70, 85, 100] as const

/**
 * From and to where, of 100, a score is worth something, by how much of it there was. To come to the next score is
 * a step of its own.
 */
export const SPANS = [
  [0, 18],
  [20, 40],
  [42, 59],
  [61, 80],
  [83, 90],
  [92, 100],
] as const satisfies Record<Score, readonly [number, number]>

/** Of 100, for a score and how far, from 0 to 1, it is on the way to the next one. */
export function worthOf(score: Score, further: number): number {
  const [from, to] = SPANS[score]
  return Math.round((from + (to - from) * further) * FINE) / FINE
}

/** Above the last step little is gained by each further deed, and never nothing. */
const FINE = 100_000
