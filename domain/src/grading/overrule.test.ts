import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Criterion, Judged } from '../rubric/rubric.ts'
import { type Points, totalAfter } from './overrule.ts'
import { totalOf } from './total.ts'

const criterion = (id: string, more: Partial<Criterion> = {}): Criterion => ({
  id,
  name: id,
  weight: 1,
  anchors: ['0', '1', '2', '3', '4', '5'],
  looksFor: null,
  blocks: null,
  matters: 'always',
  whenNotShown: 'earns-nothing',
  skill: id,
  ...more,
})

const judged = (
  id: string,
  score: Judged['score'],
  status: Judged['status'] = 'scored',
): Judged => ({
  id,
  name: id,
  weight: 1,
  score,
  status,
  reason: '',
  evidence: [],
  anchors: ['', '', '', '', '', ''],
  blocks: null,
  spread: null,
  by: 'code',
})

const rubric = (...criteria: Criterion[]) => ({ version: 1, criteria })

const points = fc.constantFrom<Points>(0, 1, 2, 3, 4, 5)
const judgement = (id: string) =>
  fc.oneof(
    points.map((score) => judged(id, score)),
    fc.constant(judged(id, null, 'not_shown')),
    fc.constant(judged(id, null, 'not_relevant')),
  )

it('changes nothing where nothing was decided, or only about something else', () => {
  const two = rubric(criterion('a'), criterion('b'))
  fc.assert(
    fc.property(judgement('a'), judgement('b'), points, (a, b, score) => {
      const before = totalOf([a, b], two)
      expect(totalAfter([a, b], two, [])).toBe(before)
      expect(totalAfter([a, b], two, [{ criterionId: 'c', score }])).toBe(before)
    }),
  )
})

it('counts a decided score as if it had been judged so in the first place', () => {
  const two = rubric(criterion('a'), criterion('b', { weight: 3 }))
  fc.assert(
    fc.property(judgement('a'), judgement('b'), points, (a, b, score) => {
      const decided = totalAfter([a, b], two, [{ criterionId: 'a', score }])
      expect(decided).toBe(totalOf([judged('a', score), b], two))
    }),
  )
})

it('counts what was not shown or did not matter, once somebody decided on its score', () => {
  const two = rubric(criterion('a'), criterion('b', { whenNotShown: 'is-left-out' }))
  const overruling = { criterionId: 'b', score: 0 as const }
  expect(totalAfter([judged('a', 5), judged('b', null, 'not_shown')], two, [])).toBe(100)
  expect(totalAfter([judged('a', 5), judged('b', null, 'not_shown')], two, [overruling])).toBe(50)
  expect(totalAfter([judged('a', 5), judged('b', null, 'not_relevant')], two, [overruling])).toBe(
    50,
  )
})

it('takes away what blocked the pass, where the decided score does not block', () => {
  const blocking = rubric(
    criterion('a', { weight: 9 }),
    criterion('b', { blocks: { below: 3, says: 'It must be said' } }),
  )
  const before = [judged('a', 5), judged('b', 0)]
  expect(totalAfter(before, blocking, [])).toBe(59)
  expect(totalAfter(before, blocking, [{ criterionId: 'b', score: 4 }])).toBe(99)
})
