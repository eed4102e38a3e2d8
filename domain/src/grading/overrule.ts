import type { Rubric } from '../rubric/rubric.ts'
import { type Counted, totalOf } from './total.ts'

export type Points = 0 | 1 | 2 | 3 | 4 | 5

/** What a person decided about a criterion, in place of what was judged. */
export type Overruling = { criterionId: string; score: Points }

/** What a talk comes to with what was decided about it since: counted as ever, from the scores that count now. */
export const totalAfter = (
  judged: readonly Counted[],
  rubric: Rubric,
  overrulings: readonly Overruling[],
): number | null => totalOf(overruled(judged, overrulings), rubric)

/** Whoever decides on a score says that it matters and was shown. */
const overruled = (judged: readonly Counted[], overrulings: readonly Overruling[]): Counted[] =>
  judged.map((criterion) => {
    const decided = overrulings.find(({ criterionId }) => criterionId === criterion.id)
    return decided === undefined
      ? criterion
      : { ...criterion, score: decided.score, worth: null, status: 'scored' as const }
  })
