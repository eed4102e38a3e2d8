import { describe, expect, it } from 'vitest'
import { nextRestart } from './restart-rule.ts'

/** The delays before each new life of what died after these times. */
function delaysAfter(...livesMs: number[]): number[] {
  let series = 0
  return livesMs.map((livedMs) => {
    const next = nextRestart({ livedMs, series })
    series = next.series
    return next.delayMs
  })
}

describe('what dies', () => {
  it('is started again at once the first time, however soon that is', () => {
    expect(delaysAfter(0)).toEqual([0])
    expect(delaysAfter(3_600_000)).toEqual([0])
  })

  it('waits longer each time when it dies again within 10 s of its start, but never over 10 s', () => {
    expect(delaysAfter(50, 50, 50, 50, 50, 50, 50, 50)).toEqual([
      0, 500, 1000, 2000, 4000, 8000, 10_000, 10_000,
    ])
  })

  it('is started at once again after a life of 10 s', () => {
    expect(delaysAfter(50, 50, 50, 10_000, 9_999)).toEqual([0, 500, 1000, 0, 500])
  })
})
