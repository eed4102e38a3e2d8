import { CRITERIA } from '@colloquy/domain/rubric/criteria'
import { type CriterionValues, isBlank, SAYS } from './rubric-values.ts'

/** With nothing in it but what most of them have. */
export const newCriterion = (others: readonly CriterionValues[]): CriterionValues => ({
  key: newKey(others),
  id: '',
  name: '',
  weight: '10',
  anchors: NO_WORDS,
  rule: 'listens',
  sentences: [],
  blocks: null,
  matters: 'always',
  whenNotShown: 'earns-nothing',
  skill: null,
})

/** It has to be said: that is mostly why somebody writes one. */
export const newSentence = (others: readonly CriterionValues[]): CriterionValues => ({
  ...newCriterion(others),
  weight: '5',
  rule: SAYS,
  anchors: anchorsFor(SAYS),
  sentences: [''],
  blocks: { below: WAS_SAID, says: '' },
})

/** A sentence was said, or it was not shown: there is nothing between. */
export const WAS_SAID = 5

const NO_WORDS = ['', '', '', '', '', '']

const OF_A_SENTENCE = [
  'Says that it is not so.',
  'Speaks of it in a way that nobody understands.',
  'Hints at it.',
  'Says a part of it.',
  'Says most of it.',
  'Says it.',
]

/** What comes with another rule: its anchors, as long as nobody wrote others. */
export function withRule(criterion: CriterionValues, rule: string): Partial<CriterionValues> {
  const { anchors, sentences, blocks } = criterion
  const isUnwritten =
    anchors.every(isBlank) || anchors.join('\n') === anchorsFor(criterion.rule).join('\n')
  return {
    rule,
    ...(isUnwritten ? { anchors: anchorsFor(rule) } : {}),
    ...(rule === SAYS && sentences.length === 0 ? { sentences: [''] } : {}),
    ...(rule === SAYS && blocks !== null ? { blocks: { ...blocks, below: WAS_SAID } } : {}),
  }
}

/** Those of the first one that comes along and looks for the same. */
function anchorsFor(rule: string): string[] {
  if (rule === SAYS) return OF_A_SENTENCE
  const found = Object.values(CRITERIA).find(({ looksFor }) => looksFor?.rule === rule)
  return found === undefined ? NO_WORDS : [...found.anchors]
}

/** One more than the highest of those that were added before, so that none comes twice. */
function newKey(others: readonly CriterionValues[]): string {
  const numbers = others.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0))
  return `new ${Math.max(0, ...numbers) + 1}`
}
