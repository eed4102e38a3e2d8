import { expect, it } from 'vitest'
import { type Matcher, score } from './matching.ts'

const matcher: Matcher = {
  first: -1,
  signs: { words: 3 },
  step: 0.5,
  traits: [
    [2, 0],
    [0, -4],
  ],
}

const aFact = (words: number, traits = [0, 0]) => ({
  signs: { words },
  traits: Float64Array.from(traits),
})
const asked = (...facts: ReturnType<typeof aFact>[]) =>
  score({ traits: Float64Array.from([1, 1]), facts }, matcher)

it('is less sure of what has a near rival', () => {
  const [alone = 0] = asked(aFact(1), aFact(0)).facts
  const [besideAnother = 0] = asked(aFact(1), aFact(0.9)).facts
  expect(alone).toBeGreaterThan(0.7)
  expect(besideAnother).toBeLessThan(alone - 0.2)
})

it('believes a fact the more, the more its traits have to do with those of the question', () => {
  const [fitting = 0, plain = 0, unfitting = 0] = asked(
    aFact(0.5, [1, 0]),
    aFact(0.5),
    aFact(0.5, [0, 1]),
  ).facts
  expect(fitting).toBeGreaterThan(plain)
  expect(plain).toBeGreaterThan(unfitting)
})

it('leaves room for none of them', () => {
  expect(asked(aFact(0), aFact(0)).none).toBeGreaterThan(0.5)
  expect(asked().facts).toEqual([])
})
