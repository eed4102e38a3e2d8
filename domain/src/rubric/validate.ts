import type { Finding } from '../graph/validate.ts'
import { FEWEST_THAT_COUNT, wordsThatCount } from './must-say.ts'
import { type Criterion, couldJudge, type Rubric, sentencesFor } from './rubric.ts'
import { isRule, RULES } from './rules.ts'

/** Who can judge: code always, and where one was set up, a model. */
export type Judges = { hasModel: boolean }

/** What is wrong with a rubric, in plain sentences; of one without a flaw, nothing. */
export function validateRubric({ criteria }: Rubric, judges: Judges): Finding[] {
  if (criteria.length === 0) return [error('There is nothing to judge by: no criterion.')]
  return [
    ...twice(criteria),
    ...criteria.flatMap((one) => [
      ...checkRule(one),
      ...checkBlock(one, judges),
      ...checkWords(one),
    ]),
    ...checkWeights(criteria),
    ...checkThatItComesToANumber(criteria, judges),
  ]
}

const error = (says: string): Finding => ({ is: 'error', says })
const warning = (says: string): Finding => ({ is: 'warning', says })

const twice = (criteria: readonly Criterion[]): Finding[] =>
  criteria
    .filter(({ id }, n) => criteria.findIndex((other) => other.id === id) < n)
    .map(({ id }) => error(`There are two criteria called "${id}".`))

function checkRule({ name, looksFor }: Criterion): Finding[] {
  if (looksFor === null) return []
  const { rule, with: bounds = {} } = looksFor
  if (!isRule(rule))
    return [
      error(
        `"${name}" looks for "${rule}", which nobody can. There are: ${Object.keys(RULES).join(', ')}.`,
      ),
    ]
  const unknown = Object.keys(bounds).filter((bound) => rule !== 'says' || bound !== 'any')
  if (unknown.length > 0)
    return [error(`"${name}" looks for "${rule}", which takes no "${unknown[0]}".`)]
  return rule === 'says' ? checkSentences(name, sentencesFor({ looksFor })) : []
}

function checkSentences(name: string, sentences: readonly string[]): Finding[] {
  if (sentences.length === 0)
    return [error(`"${name}" waits for a sentence, and does not say which.`)]
  return sentences
    .filter((sentence) => wordsThatCount(sentence) < FEWEST_THAT_COUNT)
    .map((sentence) =>
      error(
        `"${name}" waits for "${sentence}", which has too few words of its own to be told from anything else.`,
      ),
    )
}

function checkBlock(criterion: Criterion, { hasModel }: Judges): Finding[] {
  const { name, blocks } = criterion
  if (blocks === null) return []
  const findings = [
    ...(Number.isInteger(blocks.below) && blocks.below >= 1 && blocks.below <= 5
      ? []
      : [error(`"${name}" blocks below ${blocks.below}, and scores go from 0 to 5.`)]),
    ...(blocks.says.trim() === ''
      ? [error(`"${name}" blocks, and does not tell the learner why.`)]
      : []),
  ]
  // Of a rule that there is not, enough is said.
  if (criterion.looksFor !== null) return findings
  return hasModel
    ? [...findings, warning(`"${name}" blocks, and only where a model has judged it.`)]
    : [...findings, error(`"${name}" blocks, and nothing can judge it.`)]
}

function checkWords({ name, anchors }: Criterion): Finding[] {
  if (name.trim() === '') return [error('A criterion has no name.')]
  const empty = anchors.findIndex((anchor) => anchor.trim() === '')
  if (empty !== -1) return [error(`"${name}" does not say what a ${empty} is.`)]
  return new Set(anchors.map((anchor) => anchor.trim().toLowerCase())).size < anchors.length
    ? [warning(`"${name}" says of two scores that they are the same.`)]
    : []
}

function checkWeights(criteria: readonly Criterion[]): Finding[] {
  const negative = criteria
    .filter(({ weight }) => !Number.isFinite(weight) || weight < 0)
    .map(({ name }) => error(`"${name}" has a weight that is none: it must be 0 or more.`))
  return criteria.every(({ weight }) => weight === 0)
    ? [...negative, error('Nothing weighs anything: all weights are 0.')]
    : negative
}

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
