import { expect, it } from 'vitest'
import { confusionOf, f1Of, kappaOf, macroF1Of } from './agreement.ts'

const pairs = (text: string) =>
  text.split(' ').map((pair) => ({ meant: pair.charAt(0), found: pair.charAt(1) }))

it('calls what agrees always 1, and what agrees as often as chance 0', () => {
  expect(kappaOf(confusionOf(['a', 'b'], pairs('aa bb aa bb')))).toBe(1)
  expect(kappaOf(confusionOf(['a', 'b'], pairs('aa ab ba bb')))).toBe(0)
})

it('counts what was missed and what was found wrongly', () => {
  const confusion = confusionOf(['a', 'b'], pairs('aa aa ab bb'))
  expect(f1Of(confusion, 'a')).toBeCloseTo(0.8)
  expect(f1Of(confusion, 'b')).toBeCloseTo(2 / 3)
  expect(macroF1Of(confusion)).toBeCloseTo((0.8 + 2 / 3) / 2)
})
