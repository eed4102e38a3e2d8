import { expect, it } from 'vitest'
import { averageOf, monthsUpTo } from './analytics.ts'

it('nothing has no average', () => {
  expect(averageOf({ n: 0, sum: 0 }, { digits: 0 })).toBeNull()
  expect(averageOf({ n: 3, sum: 200 }, { digits: 0 })).toBe(67)
  expect(averageOf({ n: 3, sum: 10 }, { digits: 1 })).toBe(3.3)
})

it('the months are those of UTC, this one included, over the end of a year too', () => {
  expect(monthsUpTo(new Date('2026-01-31T23:59:00Z'), 3)).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
  ])
})
