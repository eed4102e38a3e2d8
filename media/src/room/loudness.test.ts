import { expect, it } from 'vitest'
import { createLoudness } from './loudness.ts'

const hear = (levels: number[]): number => {
  const loudness = createLoudness()
  for (const level of levels) loudness.heard(level)
  return loudness.look()
}

it('nobody speaks in silence, or with one cough', () => {
  expect(hear([])).toBe(0)
  expect(hear([127, 127, 80])).toBe(0)
  expect(hear([10, 90, 90, 90, 90])).toBe(0)
})

it('who speaks is as loud as their loudest packet', () => {
  expect(hear([20, 26, 40])).toBeCloseTo(0.1)
  expect(hear([0, 0])).toBe(1)
})

it('each look begins anew', () => {
  const loudness = createLoudness()
  loudness.heard(10)
  loudness.look()
  expect(loudness.look()).toBe(0)
})
