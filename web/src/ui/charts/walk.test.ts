import { describe, expect, it } from 'vitest'
import { pointedAt, walkTo } from './walk.ts'

describe('walking along a chart', () => {
  it('goes a point on with an arrow key, and stays at the ends', () => {
    expect(walkTo('ArrowRight', { at: 1, count: 3 })).toBe(2)
    expect(walkTo('ArrowRight', { at: 2, count: 3 })).toBe(2)
    expect(walkTo('ArrowLeft', { at: 1, count: 3 })).toBe(0)
    expect(walkTo('ArrowLeft', { at: 0, count: 3 })).toBe(0)
  })

  it('goes to both ends at once', () => {
    expect(walkTo('Home', { at: 2, count: 9 })).toBe(0)
    expect(walkTo('End', { at: 2, count: 9 })).toBe(8)
  })

  it('leaves every other key alone', () => {
    expect(walkTo('Tab', { at: 2, count: 9 })).toBeNull()
    expect(walkTo('a', { at: 2, count: 9 })).toBeNull()
  })

  it('finds the nearest one, also from beside the chart', () => {
    expect(pointedAt(0.49, 2)).toBe(0)
    expect(pointedAt(0.51, 2)).toBe(1)
    expect(pointedAt(-3, 5)).toBe(0)
    expect(pointedAt(1, 5)).toBe(4)
  })
})
