import { blocksWith, couldJudge, type Judged, type Rubric } from '../rubric/rubric.ts'
import { WORTH } from '../rubric/worth.ts'

/**
 * Of 100. What is not relevant spreads its weight over the rest; what was not shown does as the rubric says.
 * Whoever misses what blocks stays below the pass, however good the rest is. Null when nothing could be judged.
 */
export function totalOf(judged: readonly Counted[], rubric: Rubric): number | null {
  const exact = exactTotalOf(judged, rubric)
  return exact === null ? null : Math.round(exact)
}

/** The same before it is rounded: there every deed is felt, also where a whole number is not another one. */
export function exactTotalOf(judged: readonly Counted[], { criteria }: Rubric): number | null {
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
    earned += weight * worthIn(one)
  }
  if (weights === 0) return null
  const total = earned / weights
  return isBlocked ? Math.min(total, BELOW_THE_PASS) : total
}

/** All that a judgement is counted by. Grades of before know only scores. */
export type Counted = Pick<Judged, 'id' | 'score' | 'status' | 'by'> &
  Partial<Pick<Judged, 'worth'>>

/** What a judgement counts, of 100: where only its score is known, what that is worth. */
export const worthIn = ({ score, worth }: Worthy): number =>
  score === null ? 0 : (worth ?? WORTH[score] ?? 0)

type Worthy = { score: number | null; worth?: number | null }

/** What nobody could judge costs nobody anything. */
const isLeftOut = (criterion: Rubric['criteria'][number], { by }: Counted): boolean =>
  criterion.whenNotShown === 'is-left-out' || !couldJudge(criterion, by)

/** One below the band in which a talk passes. */
export const BELOW_THE_PASS = 59
