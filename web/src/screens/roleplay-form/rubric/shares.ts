import { type CriterionValues, numberIn, type RubricValues } from './rubric-values.ts'

/** How much of the score a criterion is, so that one can count it again. Of what is no number yet, nothing is said. */
export function shareOf({ weight }: CriterionValues, { criteria }: RubricValues): string {
  const own = numberIn(weight)
  if (!(own > 0)) return ''
  const all = criteria.map((one) => numberIn(one.weight)).filter((one) => one > 0)
  const sum = all.reduce((so, one) => so + one, 0)
  const percent = (100 * own) / sum
  return `${percent < 1 ? 'under 1' : Math.round(percent)} % of the score: ${own} of ${inShort(sum)}`
}

/** Without what adding up fractions leaves behind. */
const inShort = (sum: number): number => Math.round(sum * 100) / 100
