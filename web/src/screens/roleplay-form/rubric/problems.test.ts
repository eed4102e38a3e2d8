import { rubricOf as shippedRubric } from '@colloquy/domain/rubric/rubrics'
import { expect, it } from 'vitest'
import { newCriterion, newSentence, withRule } from './new-criterion.ts'
import { fieldName, flawOfAll, problemsIn } from './problems.ts'
import { type CriterionValues, rubricValues } from './rubric-values.ts'
import { shareOf } from './shares.ts'

const shipped = rubricValues(shippedRubric('sales', 'learner'))
const beside = (...added: CriterionValues[]) =>
  problemsIn({ version: 1, criteria: [...shipped.criteria, ...added] }).map(({ field, says }) => [
    field,
    says,
  ])
const told = (more: Partial<CriterionValues> = {}): CriterionValues => ({
  ...newSentence([]),
  name: 'Told',
  sentences: ['This call is recorded'],
  blocks: { below: 5, says: 'It has to be said.' },
  ...more,
})

it('nothing is wrong with what comes along, nor with a sentence that was written to the end', () => {
  expect(beside(told())).toEqual([])
})

it.each<[string, Partial<CriterionValues>, string, string]>([
  ['a name that is missing', { name: ' ' }, 'name 0', 'A criterion has no name.'],
  ['a name that there is', { name: 'listening' }, 'name 0', 'two criteria called "listening"'],
  ['a weight that is none', { weight: 'ten' }, 'weight 0', 'A weight is a number above 0'],
  ['no weight', { weight: '' }, 'weight 0', 'A weight is a number above 0'],
  ['a weight of nothing', { weight: '0' }, 'weight 0', 'A weight is a number above 0'],
  ['too much weight', { weight: '1001' }, 'weight 0', 'up to 1000'],
  ['no sentence', { sentences: [' ', ''] }, 'sentences 0', 'does not say which'],
  [
    'a sentence that is in every talk, after one without words',
    { sentences: ['', 'okay then'] },
    'sentences 1',
    '"okay then", which has too few words',
  ],
  ['no word to who missed it', { blocks: { below: 5, says: ' ' } }, 'blocks 0', 'the learner why'],
  [
    'a score without words',
    { anchors: ['a', 'b', 'c', 'd', '', 'f'] },
    'anchors 4',
    'does not say what a 4 is',
  ],
])('what is wrong is said at its field: %s', (_, more, place, sentence) => {
  const criterion = told(more)
  const [part = '', n] = place.split(' ')
  expect(beside(criterion)).toEqual([
    [fieldName(criterion.key, part as 'name', Number(n)), expect.stringContaining(sentence)],
  ])
})

it('a rubric without a criterion is told as a whole', () => {
  expect(problemsIn({ version: 1, criteria: [] })).toEqual([])
  expect(flawOfAll({ version: 1, criteria: [] })).toContain('There is nothing to judge by')
  expect(flawOfAll(shipped)).toBeUndefined()
})

it('another rule brings its anchors, as long as nobody wrote others', () => {
  const blank = newCriterion(shipped.criteria)
  const summing = { ...blank, ...withRule(blank, 'sums-up') }
  expect(summing.anchors[5]).toContain('Gathers what was said')
  const said = { ...summing, ...withRule(summing, 'says') }
  expect(said).toMatchObject({ sentences: [''], anchors: told().anchors })
  const written = { ...said, anchors: said.anchors.with(0, 'Denies it.') }
  expect(withRule(written, 'listens')).toEqual({ rule: 'listens' })
})

it('a share can be counted again', () => {
  const [first] = shipped.criteria
  expect(first && shareOf(first, shipped)).toBe('7 % of the score: 8 of 118')
  const fractions = { version: 1, criteria: [told({ weight: '0.1' }), told({ weight: '0.2' })] }
  expect(shareOf(told({ weight: '0.1' }), fractions)).toBe('33 % of the score: 0.1 of 0.3')
  expect(shareOf(told({ weight: 'x' }), fractions)).toBe('')
})
