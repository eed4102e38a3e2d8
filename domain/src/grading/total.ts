import { blocksWith, couldJudge, type Judged, type Rubric } from '../rubric/rubric.ts'

/**
 * Of 100. What is not relevant spreads its weight over the rest; what was not shown does as the rubric says.
 * Whoever misses what blocks stays below the pass, however good the rest is. Null when nothing could be judged.
 */
export function totalOf(judged: readonly Counted[], { criteria }: Rubric): number | null {
  let weights = 0
  let earned = 0
  let isBlocked = false
  for (const criterion of criteria) {
    const one = judged.find(({ id }) => id === criterion.id)
    const weight = Number.isFinite(criterion.weight) ? Math.max(0, criterion.weight) : 0
    if (one === undefined || one.status === 'not_relevant') continue
    if (blocksWith(criterion, one)) isBlocked = true
    if (one.status === 'not_shown' && isLeftOut(criterion, one)) continue
    weights += weight
    earned += weight * (one.score === null ? 0 : WORTH[one.score])
  }
  if (weights === 0) return null
  const total = Math.round(earned / weights)
  return isBlocked ? Math.min(total, BELOW_THE_PASS) : total
}

/** All that a judgement is counted by. */
export type Counted = Pick<Judged, 'id' | 'score' | 'status' | 'by'>

/** What nobody could judge costs nobody anything. */
const isLeftOut = (criterion: Rubric['criteria'][number], { by }: Counted): boolean =>
  criterion.whenNotShown === 'is-left-out' || !couldJudge(criterion, by)

/**
 * Of 100, so that the bands mean what the anchors say: a 3 is what people do who do it properly, in the middle of
 * the middling band, and a 4 opens the good one.
 */
const WORTH = [0, 20, 48, 70, 85, 100] as const

/** One below the band in which a talk passes. */
const BELOW_THE_PASS = 59
