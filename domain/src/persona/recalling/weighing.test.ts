import { expect, it } from 'vitest'
import { likelihoodsOf, type Signs } from './weighing.ts'

const aFact = (given: Partial<Signs>): Signs => ({
  fit: 0,
  kind: 'open',
  meant: 0,
  leastMeant: 0,
  isYesNo: false,
  isStrayWish: false,
  ...given,
})
const likelyOf = (...given: Partial<Signs>[]) => likelihoodsOf(given.map(aFact))

const good = { fit: 0.8, meant: 0.8, leastMeant: 0.6 }

it('is less sure of what has a near rival', () => {
  const [alone = 0] = likelyOf(good, {})
  const [besideAnother = 0] = likelyOf(good, { ...good, meant: 0.75 })
  expect(alone).toBeGreaterThan(0.6)
  expect(besideAnother).toBeLessThan(alone - 0.15)
})

it('believes words of like meaning, and less than the words themselves', () => {
  const [byMeaning = 0, byWords = 0, byNothing = 0] = likelyOf({ meant: 0.6 }, good, {})
  expect(byMeaning).toBeGreaterThan(byNothing)
  expect(byWords).toBeGreaterThan(byMeaning)
})

it('takes nothing of the wrong kind for an answer', () => {
  const [likely = 0] = likelyOf({ ...good, kind: 'no' })
  expect(likely).toBeLessThan(0.1)
})

it('leaves room for none of them', () => {
  const likely = likelyOf({}, {}, {})
  expect(likely.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.3)
  expect(likelihoodsOf([])).toEqual([])
})
