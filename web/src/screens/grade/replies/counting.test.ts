import { expect, it } from 'vitest'
import type { GradedData } from '../complete-grade.ts'
import { aCriterion } from '../testing/a-criterion.ts'
import { countingCriteria } from './counting.ts'

const said = (score: number | null): GradedData['disagreements'][number] => ({
  id: 'd',
  criterion_id: 'listening',
  turn: 0,
  words: '',
  made_at: '',
  status: score === null ? 'open' : 'accepted',
  score,
  reason: null,
  decided_at: null,
  decided_by: null,
})

it('what was judged counts until something else was accepted', () => {
  const criteria = [aCriterion(), aCriterion({ id: 'asking', score: 1 })]
  expect(countingCriteria({ criteria, disagreements: [said(null)] })).toEqual(criteria)
  const [listening, asking] = countingCriteria({ criteria, disagreements: [said(5)] })
  expect([listening?.score, asking?.score]).toEqual([5, 1])
})

it('what was not shown counts once a score for it was accepted, also none of five', () => {
  const criteria = [aCriterion({ score: null, status: 'not_shown' })]
  expect(countingCriteria({ criteria, disagreements: [said(0)] })).toMatchObject([
    { score: 0, status: 'scored' },
  ])
})

it('what kept the grade from passing does so no longer with a better score', () => {
  const criteria = [aCriterion({ score: 1, blocks: 'It has to be said' })]
  expect(countingCriteria({ criteria, disagreements: [said(4)] })[0]?.blocks).toBeNull()
  expect(countingCriteria({ criteria, disagreements: [said(0)] })[0]?.blocks).not.toBeNull()
})
