import type { Finding } from '../graph/validate.ts'
import { type Criterion, couldJudge, type Rubric, sentencesFor } from './rubric.ts'
import { isRule, RULES } from './rules.ts'
import { FEWEST_THAT_COUNT, wordsThatCount } from './sentence-words.ts'

/** Who can judge: code always, and where one was set up, a model. */
export type Judges = { hasModel: boolean }

/** Where in a criterion something is wrong; `n` counts its anchors and its sentences. */
type Part = { part: 'name' | 'weight' | 'rule' | 'sentences' | 'blocks' | 'anchors'; n?: number }
export type RubricFinding = Finding & {
  /** Of which criterion, from 0. Without it, of the whole. */
  at?: Part & { criterion: number }
}
type Flaw = Finding & Part

/** What is wrong with a rubric, in plain sentences; of one without a flaw, nothing. */
export function validateRubric({ criteria }: Rubric, judges: Judges): RubricFinding[] {
  if (criteria.length === 0) return [error('There is nothing to judge by: no criterion.')]
  return [
    ...twice(criteria),
    ...criteria.flatMap((one, criterion) =>
      [...checkRule(one), ...checkBlock(one, judges), ...checkWords(one), ...checkWeight(one)].map(
        ({ is, says, ...at }): RubricFinding => ({ is, says, at: { criterion, ...at } }),
      ),
    ),
    ...checkWeights(criteria),
    ...checkThatItComesToANumber(criteria, judges),
  ]
}

const error = (says: string): Finding => ({ is: 'error', says })
const warning = (says: string): Finding => ({ is: 'warning', says })

/** A criterion in a sentence. One without a name has that said of it. */
const called = ({ name }: Criterion): string => (name.trim() === '' ? 'A criterion' : `"${name}"`)

const twice = (criteria: readonly Criterion[]): Finding[] =>
  criteria
    .filter(({ id }, n) => criteria.findIndex((other) => other.id === id) < n)
    .map(({ id }) => error(`There are two criteria called "${id}".`))

function checkRule(criterion: Criterion): Flaw[] {
  const { looksFor } = criterion
  if (looksFor === null) return []
  const { rule, with: bounds = {} } = looksFor
  const wrong = (says: string): Flaw[] => [
    { ...error(`${called(criterion)} ${says}`), part: 'rule' },
  ]
  if (!isRule(rule))
    return wrong(
      `looks for "${rule}", which nobody can. There are: ${Object.keys(RULES).join(', ')}.`,
    )
  const unknown = Object.keys(bounds).filter((bound) => rule !== 'says' || bound !== 'any')
  if (unknown.length > 0) return wrong(`looks for "${rule}", which takes no "${unknown[0]}".`)
  return rule === 'says' ? checkSentences(criterion) : []
}

function checkSentences(criterion: Criterion): Flaw[] {
  const sentences = sentencesFor(criterion)
  const wrong = (says: string, n: number): Flaw => ({
    ...error(`${called(criterion)} ${says}`),
    part: 'sentences',
    n,
  })
  if (sentences.length === 0) return [wrong('waits for a sentence, and does not say which.', 0)]
  return sentences.flatMap((sentence, n) =>
    wordsThatCount(sentence) >= FEWEST_THAT_COUNT
      ? []
      : [
          wrong(
            `waits for "${sentence}", which has too few words of its own to be told from anything else.`,
            n,
          ),
        ],
  )
}

function checkBlock(criterion: Criterion, { hasModel }: Judges): Flaw[] {
  const { blocks } = criterion
  if (blocks === null) return []
  const flaw = (finding: (says: string) => Finding, says: string): Flaw => ({
    ...finding(`${called(criterion)} ${says}`),
    part: 'blocks',
  })
  const flaws = [
    ...(Number.isInteger(blocks.below) && blocks.below >= 1 && blocks.below <= 5
      ? []
      : [flaw(error, `blocks below ${blocks.below}, and scores go from 0 to 5.`)]),
    ...(blocks.says.trim() === ''
      ? [flaw(error, 'blocks, and does not tell the learner why.')]
      : []),
  ]
  // Of a rule that there is not, enough is said.
  if (criterion.looksFor !== null) return flaws
  return hasModel
    ? [...flaws, flaw(warning, 'blocks, and only where a model has judged it.')]
    : [...flaws, flaw(error, 'blocks, and nothing can judge it.')]
}

function checkWords(criterion: Criterion): Flaw[] {
  const { name, anchors } = criterion
  const unnamed: Flaw[] =
    name.trim() === '' ? [{ ...error('A criterion has no name.'), part: 'name' }] : []
  const empty = anchors.flatMap((anchor, n): Flaw[] =>
    anchor.trim() === ''
      ? [{ ...error(`${called(criterion)} does not say what a ${n} is.`), part: 'anchors', n }]
      : [],
  )
  if (empty.length > 0) return [...unnamed, ...empty]
  const said = anchors.map((anchor) => anchor.trim().toLowerCase())
  const again = said.findIndex((anchor, n) => said.indexOf(anchor) < n)
  return again === -1
    ? unnamed
    : [
        ...unnamed,
        {
          ...warning(`${called(criterion)} says of two scores that they are the same.`),
          part: 'anchors',
          n: again,
        },
      ]
}

const checkWeight = (criterion: Criterion): Flaw[] =>
  !Number.isFinite(criterion.weight) || criterion.weight < 0
    ? [
        {
          ...error(`${called(criterion)} has a weight that is none: it must be 0 or more.`),
          part: 'weight',
        },
      ]
    : []

const checkWeights = (criteria: readonly Criterion[]): Finding[] =>
  criteria.every(({ weight }) => weight === 0)
    ? [error('Nothing weighs anything: all weights are 0.')]
    : []

/** What nothing judges is left out: where that is all of it, there is never a number. */
function checkThatItComesToANumber(
  criteria: readonly Criterion[],
  { hasModel }: Judges,
): Finding[] {
  const unjudged = criteria.filter((criterion) => !couldJudge(criterion, 'code'))
  const isNumber = criteria.some(
    (criterion) => criterion.weight > 0 && (hasModel || couldJudge(criterion, 'code')),
  )
  if (!isNumber && criteria.some(({ weight }) => weight > 0))
    return [
      error(
        'This could never come to a number: nothing in it can be judged by code, and no model is set up.',
      ),
    ]
  return unjudged
    .filter(({ looksFor }) => looksFor === null && !hasModel)
    .map(({ name }) => warning(`"${name}" is left out, as long as no model is set up to judge it.`))
}
