import fc from 'fast-check'
import { expect, it } from 'vitest'
import { theMost } from './the-most.ts'

it('are those that a sort of all puts first, in its order', () => {
  const some = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 30 })
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 40 }), (numbers, count) => {
      const all = numbers.map((much, n) => ({ much, n }))
      expect(theMost(all, { by: ({ much }) => much, count })).toEqual(
        all.toSorted((a, b) => b.much - a.much).slice(0, count),
      )
    }),
  )
})
