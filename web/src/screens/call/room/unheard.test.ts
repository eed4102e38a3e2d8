import { expect, it } from 'vitest'
import { isUnheard } from './unheard.ts'

it('a persona that listens or thinks need not be heard', () => {
  const silent = { inStateSinceMs: 0, lastHeardMs: 0 }
  expect(isUnheard({ state: 'listening', ...silent }, 60_000)).toBe(false)
  expect(isUnheard({ state: 'thinking', ...silent }, 60_000)).toBe(false)
  expect(isUnheard({ state: undefined, ...silent }, 60_000)).toBe(false)
})

it('a persona that claims to speak and is not heard for 3 s is on a broken line', () => {
  const speaking = { state: 'speaking', inStateSinceMs: 10_000, lastHeardMs: 4_000 }
  expect(isUnheard(speaking, 12_999)).toBe(false)
  expect(isUnheard(speaking, 13_000)).toBe(true)
})

it('a pause within speech counts from the last sound', () => {
  const speaking = { state: 'speaking', inStateSinceMs: 10_000, lastHeardMs: 14_000 }
  expect(isUnheard(speaking, 16_900)).toBe(false)
  expect(isUnheard(speaking, 17_000)).toBe(true)
})
