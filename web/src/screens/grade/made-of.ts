import { BELOW_THE_PASS, worthIn } from '@colloquy/domain/grading/total'
import type { Criterion } from './complete-grade.ts'

/** What one criterion brings to the score: of so many points, so many. */
export type Share = { criterion: Criterion; of: number; earned: number }

export type MadeOf = {
  /** In the order of the rubric; what does not count is not among them. */
  shares: Share[]
  /** What they come to before it is rounded: there each deed is felt, also where the score stays the same. */
  together: number
  /** What the points come to, when something keeps the score below it. */
  withoutBlock: number | null
}

/**
 * How the score comes about: of what each criterion counted when it was judged. Null where the points do not come to the score that
 * is shown: then the parts would explain something that is not there.
 */
export function madeOf(criteria: readonly Criterion[], score: number | null): MadeOf | null {
  const relevant = criteria.filter(({ status }) => status !== 'not_relevant')
  // What was not shown earns nothing or is left out, as the rubric has it: the answer does not say which.
  const shown = relevant.filter(({ status }) => status === 'scored')
  for (const counted of [relevant, shown]) {
    const made = sharesOf(counted)
    if (made === null || score === null) continue
    const { shares, together } = made
    const total = Math.round(together)
    if (total === score) return { shares, together, withoutBlock: null }
    const isBlocked = counted.some(({ blocks }) => blocks !== null)
    if (isBlocked && Math.min(total, BELOW_THE_PASS) === score)
      return { shares, together, withoutBlock: total }
  }
  return null
}

/** With what they come to together. */
function sharesOf(counted: readonly Criterion[]): { shares: Share[]; together: number } | null {
  let weights = 0
  let earned = 0
  for (const criterion of counted) {
    weights += weightOf(criterion)
    earned += weightOf(criterion) * worthIn(criterion)
  }
  if (weights === 0) return null
  const shares = counted.map((criterion) => {
    const of = (100 * weightOf(criterion)) / weights
    return { criterion, of, earned: (of * worthIn(criterion)) / 100 }
  })
  return { shares, together: earned / weights }
}

const weightOf = ({ weight }: Criterion): number => Math.max(0, weight)

/** As few figures as tell it: 16.7, and 8. */
export const points = (value: number): string => String(Math.round(value * 10) / 10)
