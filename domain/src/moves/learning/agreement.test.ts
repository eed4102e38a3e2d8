import { expect, it } from 'vitest'
import {
  confusionOf,
  f1Of,
  kappaOf,
  macroF1Of,
  oneAgainstRest,
  precisionOf,
  recallOf,
} from './agreement.ts'

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

it('tells what is found too often from what is found too seldom', () => {
  const confusion = confusionOf(['a', 'b'], pairs('aa aa ab bb'))
  expect([precisionOf(confusion, 'a'), recallOf(confusion, 'a')]).toEqual([1, 2 / 3])
  expect([precisionOf(confusion, 'b'), recallOf(confusion, 'b')]).toEqual([0.5, 1])
})

it('takes all other labels for one', () => {
  const confusion = confusionOf(['a', 'b', 'c'], pairs('aa ab ba bb bc cc'))
  expect(oneAgainstRest(confusion, 'a')).toEqual(
    confusionOf(
      ['a', 'not a'],
      [
        ...[
          { meant: 'a', found: 'a' },
          { meant: 'a', found: 'not a' },
        ],
        ...[{ meant: 'not a', found: 'a' }],
        ...[1, 2, 3].map(() => ({ meant: 'not a', found: 'not a' })),
      ],
    ),
  )
})
