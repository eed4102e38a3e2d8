import { describe, expect, it } from 'vitest'
import { madeOf, points } from './made-of.ts'
import { aCriterion } from './testing/a-criterion.ts'

describe('what a score is made of', () => {
  it('is what each criterion earns of its weight', () => {
    const made = madeOf(
      [aCriterion({ weight: 3, score: 5 }), aCriterion({ weight: 1, score: 3 })],
      93,
    )
    expect(made?.shares.map(({ of, earned }) => [of, earned])).toEqual([
      [75, 75],
      [25, 17.5],
    ])
    expect(made?.withoutBlock).toBeNull()
  })

  it('comes together to more than the whole number says, so that one deed more is seen', () => {
    const togetherOf = (worth: number) => {
      const made = madeOf(
        [aCriterion({ weight: 3, score: 5, worth }), aCriterion({ score: 3 })],
        91,
      )
      return points(made?.together ?? 0)
    }
    expect([togetherOf(97.7), togetherOf(97.9)]).toEqual(['90.8', '90.9'])
  })

  it('is what was stored, and not what such a score is worth today', () => {
    const criteria = [aCriterion({ weight: 1, score: 3, worth: 79.5 }), aCriterion({ score: 5 })]
    const made = madeOf(criteria, 90)
    expect(made?.shares.map(({ earned }) => earned)).toEqual([39.75, 50])
  })

  it('leaves out what was not relevant, and spreads its weight', () => {
    const made = madeOf(
      [
        aCriterion({ weight: 1, score: 5 }),
        aCriterion({ weight: 9, score: null, status: 'not_relevant' }),
      ],
      100,
    )
    expect(made?.shares).toHaveLength(1)
    expect(made?.shares[0]?.of).toBe(100)
  })

  it.each([
    ['earns nothing', 50, 2],
    ['is left out', 100, 1],
  ])('has what was not shown as the rubric wants it: it %s', (_, score, parts) => {
    const criteria = [
      aCriterion({ weight: 1, score: 5 }),
      aCriterion({ weight: 1, score: null, status: 'not_shown' }),
    ]
    expect(madeOf(criteria, score)?.shares).toHaveLength(parts)
  })

  it('says what it would have been where something blocks', () => {
    const criteria = [
      aCriterion({ weight: 9, score: 5 }),
      aCriterion({ weight: 1, score: 0, blocks: 'Whoever insults does not pass.' }),
    ]
    expect(madeOf(criteria, 59)?.withoutBlock).toBe(90)
  })

  it('explains no score that it does not come to', () => {
    expect(madeOf([aCriterion({ weight: 1, score: 5 })], 42)).toBeNull()
    expect(madeOf([aCriterion({ weight: 1, score: 5 })], null)).toBeNull()
    expect(madeOf([], 42)).toBeNull()
  })

  it('is told in as few figures as tell it', () => {
    expect([points(16.666), points(8), points(0)]).toEqual(['16.7', '8', '0'])
  })
})
