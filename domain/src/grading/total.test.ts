import { describe, expect, it } from 'vitest'
import { aCriterion, aJudgement, aRubric } from './testing/judgements.ts'
import { totalOf } from './total.ts'

it('has no number where nothing could be judged', () => {
  expect(totalOf([], aRubric())).toBeNull()
  expect(
    totalOf([aJudgement('a', null, { status: 'not_relevant' })], aRubric(aCriterion('a'))),
  ).toBeNull()
})

it('weighs the scores', () => {
  const two = aRubric(aCriterion('a', { weight: 3 }), aCriterion('b'))
  expect(totalOf([aJudgement('a', 5), aJudgement('b', 0)], two)).toBe(75)
})

it('counts what each is worth, and the score alone where nothing finer was judged', () => {
  const two = aRubric(aCriterion('a'), aCriterion('b'))
  const b = aJudgement('b', 4)
  expect(totalOf([aJudgement('a', 3, { worth: 79 }), b], two)).toBe(82)
  expect(totalOf([aJudgement('a', 3, { worth: 65 }), b], two)).toBe(75)
  // As grades of before were stored.
  const { worth: _, ...stored } = aJudgement('a', 3)
  expect(totalOf([stored, b], two)).toBe(78)
})

it('spreads the weight of what is not relevant over the rest', () => {
  const two = aRubric(aCriterion('a', { weight: 3 }), aCriterion('b'))
  expect(
    totalOf([aJudgement('a', null, { status: 'not_relevant' }), aJudgement('b', 5)], two),
  ).toBe(100)
})

it('counts what was not shown as the rubric says', () => {
  const all = [aJudgement('a', null), aJudgement('b', 5)]
  expect(totalOf(all, aRubric(aCriterion('a'), aCriterion('b')))).toBe(50)
  const left = aCriterion('a', { whenNotShown: 'is-left-out' })
  expect(totalOf(all, aRubric(left, aCriterion('b')))).toBe(100)
})

it('leaves out what nobody could judge, whatever the rubric says', () => {
  const nobody = aCriterion('a', { looksFor: null })
  const all = [aJudgement('a', null), aJudgement('b', 5)]
  expect(totalOf(all, aRubric(nobody, aCriterion('b')))).toBe(100)
  const byModel = [{ ...aJudgement('a', null), by: 'model' as const }, aJudgement('b', 5)]
  expect(totalOf(byModel, aRubric(nobody, aCriterion('b')))).toBe(50)
})

describe('what blocks', () => {
  const blocks = { below: 2, says: 'It must be said.' }
  const two = aRubric(aCriterion('a', { blocks }), aCriterion('b', { weight: 9 }))

  it('lets nobody pass who misses it', () => {
    expect(totalOf([aJudgement('a', 1), aJudgement('b', 5)], two)).toBe(59)
    expect(totalOf([aJudgement('a', 2), aJudgement('b', 5)], two)).toBeGreaterThan(90)
  })

  it('lets nobody pass who did not show it at all, also where that costs nothing else', () => {
    const all = [aJudgement('a', null), aJudgement('b', 5)]
    expect(totalOf(all, two)).toBe(59)
    const left = aCriterion('a', { blocks, whenNotShown: 'is-left-out' })
    expect(totalOf(all, aRubric(left, aCriterion('b', { weight: 9 })))).toBe(59)
  })

  it('keeps nobody from passing where it does not matter, or nobody could judge it', () => {
    expect(
      totalOf([aJudgement('a', null, { status: 'not_relevant' }), aJudgement('b', 5)], two),
    ).toBe(100)
    const nobody = aCriterion('a', { blocks, looksFor: null })
    const all = [aJudgement('a', null), aJudgement('b', 5)]
    expect(totalOf(all, aRubric(nobody, aCriterion('b', { weight: 9 })))).toBe(100)
  })
})
