export const GOOD_FROM = 80
export const MIDDLING_FROM = 60

export type ScoreBand = 'good' | 'middling' | 'poor'

/** A missing score stands in the poor band; the screen says "Not graded" beside it. */
export function scoreBand(score: number | null): ScoreBand {
  if (score === null || score < MIDDLING_FROM) return 'poor'
  if (score < GOOD_FROM) return 'middling'
  return 'good'
}
