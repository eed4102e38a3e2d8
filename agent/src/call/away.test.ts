import { describe, expect, it } from 'vitest'
import { leftToComeBackMs } from './away.ts'

const MINUTE = 60_000
const leftAfter = (quietMs: number) => leftToComeBackMs({ quietMs, awayMs: MINUTE })

describe('how long somebody who is away is waited for by whoever takes their call over', () => {
  it('is all of the time, where they may have left just now', () => {
    expect(leftAfter(0)).toBe(MINUTE)
    expect(leftAfter(MINUTE)).toBe(MINUTE)
  })
  it('is what is left of it, where nobody has said anything for longer than anybody is silent', () => {
    expect(leftAfter(MINUTE + 20_000)).toBe(40_000)
  })
  it('is a moment at least: they may be coming back as well', () => {
    expect(leftAfter(30 * MINUTE)).toBe(10_000)
    expect(leftToComeBackMs({ quietMs: 30 * MINUTE, awayMs: 1_500 })).toBe(1_500)
  })
  it('is two minutes after the last word and a moment for each hand-over, however many agents die', () => {
    let quietMs = 0
    for (let kill = 0; kill < 20; kill += 1) quietMs += Math.min(leftAfter(quietMs), 15_000)
    expect(leftAfter(quietMs)).toBe(10_000)
  })
})
