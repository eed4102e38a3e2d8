import { describe, expect, it } from 'vitest'
import { isCutOff } from './reach.ts'

const NOW = 100_000
const ago = (ms: number) => NOW - ms

describe('somebody of whom nothing is heard', () => {
  it('may just check seldom, while their microphone is off', () => {
    expect(isCutOff({ connectionAt: ago(6_000), voicesAt: [] }, NOW)).toBe(false)
    expect(isCutOff({ connectionAt: ago(6_000), voicesAt: [ago(30_000)] }, NOW)).toBe(false)
  })

  it('is cut off when not even that comes', () => {
    expect(isCutOff({ connectionAt: ago(8_000), voicesAt: [] }, NOW)).toBe(true)
  })

  it('is cut off sooner when their microphone was on until then', () => {
    expect(isCutOff({ connectionAt: ago(3_500), voicesAt: [ago(3_200)] }, NOW)).toBe(true)
    expect(isCutOff({ connectionAt: ago(5_500), voicesAt: [ago(3_200)] }, NOW)).toBe(true)
  })

  it('is not for a hole that a bad network has', () => {
    expect(isCutOff({ connectionAt: ago(2_800), voicesAt: [ago(2_700)] }, NOW)).toBe(false)
  })

  it('is not while anything else comes', () => {
    expect(isCutOff({ connectionAt: ago(200), voicesAt: [ago(20_000)] }, NOW)).toBe(false)
  })
})
