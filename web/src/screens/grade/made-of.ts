import { BELOW_THE_PASS, WORTH } from '@colloquy/domain/grading/total'
import type { Criterion } from './complete-grade.ts'

/** What one criterion brings to the score: of so many points, so many. */
export type Share = { criterion: Criterion; of: number; earned: number }

export type MadeOf = {
  /** In the order of the rubric; what does not count is not among them. */
  shares: Share[]
  /** What the points come to, when something keeps the score below it. */
  withoutBlock: number | null
}

/**
 * How the score comes about, by the arithmetic of the grader. Null where the points do not come to the score that
 * is shown: then the parts would explain something that is not there.
 */
export function madeOf(criteria: readonly Criterion[], score: number | null): MadeOf | null {
  const relevant = criteria.filter(({ status }) => status !== 'not_relevant')
  // What was not shown earns nothing or is left out, as the rubric has it: the answer does not say which.
  const shown = relevant.filter(({ status }) => status === 'scored')
  for (const counted of [relevant, shown]) {
    const made = sharesOf(counted)
    if (made === null || score === null) continue
    const total = Math.round(made.reduce((sum, { earned }) => sum + earned, 0))
    if (total === score) return { shares: made, withoutBlock: null }
    const isBlocked = counted.some(({ blocks }) => blocks !== null)
    if (isBlocked && Math.min(total, BELOW_THE_PASS) === score)
      return { shares: made, withoutBlock: total }
  }
  return null
}

function sharesOf(counted: readonly Criterion[]): Share[] | null {
  const all = counted.reduce((sum, { weight }) => sum + Math.max(0, weight), 0)
  if (all === 0) return null
  return counted.map((criterion) => {
    const of = (100 * Math.max(0, criterion.weight)) / all
    return { criterion, of, earned: (of * (WORTH[criterion.score ?? 0] ?? 0)) / 100 }
  })
}

/** As few figures as tell it: 16.7, and 8. */
export const points = (value: number): string => String(Math.round(value * 10) / 10)
