import { describe, expect, it } from 'vitest'
import type { Criterion, Judged } from '../rubric/rubric.ts'
import { totalOf } from './total.ts'

const criterion = (id: string, weight: number, more: Partial<Criterion> = {}): Criterion => ({
  id,
  name: id,
  weight,
  anchors: ['0', '1', '2', '3', '4', '5'],
  looksFor: { rule: 'listens' },
  blocks: null,
  matters: 'always',
  whenNotShown: 'earns-nothing',
  skill: id,
  ...more,
})

const judged = (
  id: string,
  score: Judged['score'],
  status: Judged['status'] = 'scored',
): Judged => ({
  id,
  name: id,
  weight: 1,
  score,
  status,
  reason: '',
  evidence: [],
  anchors: ['', '', '', '', '', ''],
  blocks: null,
  spread: null,
  by: 'code',
})

const rubric = (...criteria: Criterion[]) => ({ version: 1, criteria })

it('has no number where nothing could be judged', () => {
  expect(totalOf([], rubric())).toBeNull()
  expect(totalOf([judged('a', null, 'not_relevant')], rubric(criterion('a', 1)))).toBeNull()
})

it('weighs the scores', () => {
  const two = rubric(criterion('a', 3), criterion('b', 1))
  expect(totalOf([judged('a', 5), judged('b', 0)], two)).toBe(75)
})

it('spreads the weight of what is not relevant over the rest', () => {
  const two = rubric(criterion('a', 3), criterion('b', 1))
  expect(totalOf([judged('a', null, 'not_relevant'), judged('b', 5)], two)).toBe(100)
})

it('counts what was not shown as the rubric says', () => {
  const all = [judged('a', null, 'not_shown'), judged('b', 5)]
  expect(totalOf(all, rubric(criterion('a', 1), criterion('b', 1)))).toBe(50)
  const left = criterion('a', 1, { whenNotShown: 'is-left-out' })
  expect(totalOf(all, rubric(left, criterion('b', 1)))).toBe(100)
})

it('leaves out what nobody could judge, whatever the rubric says', () => {
  const nobody = criterion('a', 1, { looksFor: null })
  const all = [judged('a', null, 'not_shown'), judged('b', 5)]
  expect(totalOf(all, rubric(nobody, criterion('b', 1)))).toBe(100)
  const byModel = [{ ...judged('a', null, 'not_shown'), by: 'model' as const }, judged('b', 5)]
  expect(totalOf(byModel, rubric(nobody, criterion('b', 1)))).toBe(50)
})

describe('what blocks', () => {
  const blocks = { below: 2, says: 'It must be said.' }
  const two = rubric(criterion('a', 1, { blocks }), criterion('b', 9))

  it('lets nobody pass who misses it', () => {
    expect(totalOf([judged('a', 1), judged('b', 5)], two)).toBe(59)
    expect(totalOf([judged('a', 2), judged('b', 5)], two)).toBeGreaterThan(90)
  })

  it('lets nobody pass who did not show it at all, also where that costs nothing else', () => {
    const all = [judged('a', null, 'not_shown'), judged('b', 5)]
    expect(totalOf(all, two)).toBe(59)
    const left = criterion('a', 1, { blocks, whenNotShown: 'is-left-out' })
    expect(totalOf(all, rubric(left, criterion('b', 9)))).toBe(59)
  })

  it('keeps nobody from passing where it does not matter, or nobody could judge it', () => {
    expect(totalOf([judged('a', null, 'not_relevant'), judged('b', 5)], two)).toBe(100)
    const nobody = criterion('a', 1, { blocks, looksFor: null })
    const all = [judged('a', null, 'not_shown'), judged('b', 5)]
    expect(totalOf(all, rubric(nobody, criterion('b', 9)))).toBe(100)
  })
})
