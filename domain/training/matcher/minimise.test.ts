import { expect, it } from 'vitest'
import { minimise } from './minimise.ts'

it('finds the lowest point of a long valley', () => {
  const lowest = minimise(
    (at, gradient) => {
      const [x = 0, y = 0] = at
      gradient[0] = 2 * (x - 3)
      gradient[1] = 200 * (y + 1)
      return (x - 3) ** 2 + 100 * (y + 1) ** 2
    },
    { size: 2, steps: 50 },
  )
  expect(lowest[0]).toBeCloseTo(3, 4)
  expect(lowest[1]).toBeCloseTo(-1, 4)
})
