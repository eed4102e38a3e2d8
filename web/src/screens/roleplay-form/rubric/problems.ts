import { RUBRIC_LIMITS } from '@colloquy/domain/rubric/limits'
import { type RubricFinding, validateRubric } from '@colloquy/domain/rubric/validate'
import {
  type CriterionValues,
  isBlank,
  numberIn,
  rubricOf,
  type RubricValues,
} from './rubric-values.ts'

/** Something that has to be mended before it can be saved, and at which field. */
export type Problem = { field: string; criterion: string; says: string }

type Part = NonNullable<RubricFinding['at']>['part']

/** The name of a field: it is told by it when somebody leaves it. */
export const fieldName = (key: string, part: Part, n = 0): string => `${key} ${part} ${n}`

/** Whether a model judges here, the server knows. It refuses what nothing could judge. */
const ANY_JUDGE = { hasModel: true }

export function problemsIn(values: RubricValues): Problem[] {
  const { criteria } = values
  const found = validateRubric(rubricOf(values), ANY_JUDGE).filter(({ is }) => is === 'error')
  const flaws = found.flatMap(({ at, says }): Problem[] => {
    const one = at && criteria[at.criterion]
    // Of a weight more is said below.
    if (one === undefined || at?.part === 'weight') return []
    return [problem(one, at?.part ?? 'name', says, placeOf(one, at))]
  })
  const ofAll = [...flaws, ...criteria.flatMap(checkWeight), ...sameNames(criteria)]
  return ofAll.toSorted((a, b) => placeIn(criteria, a) - placeIn(criteria, b))
}

export const isSound = (values: RubricValues): boolean =>
  problemsIn(values).length === 0 && flawOfAll(values) === undefined

/** What is wrong with the whole, where each of its criteria is sound. */
export const flawOfAll = (values: RubricValues): string | undefined =>
  validateRubric(rubricOf(values), ANY_JUDGE).find(({ is, at }) => is === 'error' && !at)?.says

const placeIn = (criteria: readonly CriterionValues[], { criterion }: Problem): number =>
  criteria.findIndex(({ key }) => key === criterion)

const problem = ({ key }: CriterionValues, part: Part, says: string, n = 0): Problem => ({
  field: fieldName(key, part, n),
  criterion: key,
  says,
})

/** Sentences without words are not sent, and so were not counted. */
function placeOf({ sentences }: CriterionValues, at: RubricFinding['at']): number {
  const n = at?.n ?? 0
  if (at?.part !== 'sentences') return n
  return sentences.flatMap((sentence, place) => (isBlank(sentence) ? [] : [place]))[n] ?? 0
}

function checkWeight(criterion: CriterionValues): Problem[] {
  const weight = numberIn(criterion.weight)
  return weight > 0 && weight <= RUBRIC_LIMITS.mostWeight
    ? []
    : [
        problem(
          criterion,
          'weight',
          `A weight is a number above 0, up to ${RUBRIC_LIMITS.mostWeight}.`,
        ),
      ]
}

/** Nobody could tell them apart in a report. */
function sameNames(criteria: readonly CriterionValues[]): Problem[] {
  const names = criteria.map(({ name }) => name.trim().toLowerCase())
  return criteria
    .filter((_, n) => names[n] !== '' && names.indexOf(names[n] ?? '') < n)
    .map((one) => problem(one, 'name', `There are two criteria called "${one.name.trim()}".`))
}
