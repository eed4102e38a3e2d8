import { expect, it } from 'vitest'
import { foldsOf } from './folds.ts'

it('keeps in one part what is nearly the same, and what answers the same sentence', () => {
  const folds = foldsOf(
    [
      { text: 'So um how do you keep track of all that at the moment then' },
      { text: 'how do you keep track of all that at the moment, Tom?' },
      { text: 'Right.', previous: 'We have nine clinics by now.' },
      { text: 'Nine.', previous: 'We have nine clinics by now.' },
    ],
    1000,
  )
  expect(folds[0]).toBe(folds[1])
  expect(folds[2]).toBe(folds[3])
  expect(folds[0]).not.toBe(folds[2])
})
