import { describe, expect, it } from 'vitest'
import { areOwnWords } from './own-words.ts'

const LINE = 'Drivers learn of their shifts by text message at midnight.'

describe('what is heard while the persona speaks', () => {
  it.each(['but how many drivers are there', 'wait a moment', 'the drivers', '', 'their shifts'])(
    'is the learner’s: "%s"',
    (heard) => {
      expect(areOwnWords(heard, LINE)).toBe(false)
    },
  )

  it.each([
    'drivers learn of their shift',
    'drivers learn of the shifts by text',
    'text message at midnight',
  ])('is its own line: "%s"', (heard) => {
    expect(areOwnWords(heard, LINE)).toBe(true)
  })
})
