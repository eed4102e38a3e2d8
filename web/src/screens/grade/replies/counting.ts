import type { Criterion, GradedData } from '../complete-grade.ts'

/** With the scores that count now: what an admin accepted stands in place of what was judged. */
export const countingCriteria = ({
  criteria,
  disagreements,
}: Pick<GradedData, 'criteria' | 'disagreements'>): Criterion[] =>
  criteria.map((criterion) => {
    const score = disagreements.find((one) => one.criterion_id === criterion.id)?.score ?? null
    return score === null ? criterion : overruled(criterion, score)
  })

const overruled = (criterion: Criterion, score: number): Criterion => ({
  ...criterion,
  score,
  // What a person decided is worth what such a score is worth.
  worth: null,
  status: 'scored',
  // Below which score it blocks is not told: a better one is taken not to.
  blocks: criterion.score !== null && score <= criterion.score ? criterion.blocks : null,
})
