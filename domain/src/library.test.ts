import { expect, it } from 'vitest'
import { nameOfCopy, tidyTags } from './library.ts'

it('takes tags for the same that differ by capitals or spaces alone', () => {
  expect(tidyTags([' New  Hires ', 'new hires', 'Q3', '  ', 'constructor', '__proto__'])).toEqual([
    '__proto__',
    'constructor',
    'new hires',
    'q3',
  ])
})

it('calls a copy a copy, and no longer than a name may be', () => {
  expect(nameOfCopy('Discovery call', 200)).toBe('Copy of Discovery call')
  expect(nameOfCopy('x'.repeat(200), 200)).toHaveLength(200)
  // Half of a letter is none.
  expect(nameOfCopy('🙂🙂', 9).isWellFormed()).toBe(true)
})
