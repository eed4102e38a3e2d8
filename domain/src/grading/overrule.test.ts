import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Points, totalAfter } from './overrule.ts'
import { aCriterion, aJudgement, aRubric } from './testing/judgements.ts'
import { totalOf } from './total.ts'

const points = fc.constantFrom<Points>(0, 1, 2, 3, 4, 5)
const judgement = (id: string) =>
  fc.oneof(
    fc
      .tuple(points, fc.option(fc.integer({ min: 0, max: 100 })))
      .map(([score, worth]) => aJudgement(id, score, { worth })),
    fc.constant(aJudgement(id, null)),
    fc.constant(aJudgement(id, null, { status: 'not_relevant' })),
  )

it('changes nothing where nothing was decided, or only about something else', () => {
  const two = aRubric(aCriterion('a'), aCriterion('b'))
  fc.assert(
    fc.property(judgement('a'), judgement('b'), points, (a, b, score) => {
      const before = totalOf([a, b], two)
      expect(totalAfter([a, b], two, [])).toBe(before)
      expect(totalAfter([a, b], two, [{ criterionId: 'c', score }])).toBe(before)
    }),
  )
})

it('counts a decided score as if it had been judged so in the first place', () => {
  const two = aRubric(aCriterion('a'), aCriterion('b', { weight: 3 }))
  fc.assert(
    fc.property(judgement('a'), judgement('b'), points, (a, b, score) => {
      const decided = totalAfter([a, b], two, [{ criterionId: 'a', score }])
      expect(decided).toBe(totalOf([aJudgement('a', score), b], two))
    }),
  )
})

it('counts what was not shown or did not matter, once somebody decided on its score', () => {
  const two = aRubric(aCriterion('a'), aCriterion('b', { whenNotShown: 'is-left-out' }))
  const overruling = { criterionId: 'b', score: 0 as const }
  expect(totalAfter([aJudgement('a', 5), aJudgement('b', null)], two, [])).toBe(100)
  expect(totalAfter([aJudgement('a', 5), aJudgement('b', null)], two, [overruling])).toBe(50)
  expect(
    totalAfter([aJudgement('a', 5), aJudgement('b', null, { status: 'not_relevant' })], two, [
      overruling,
    ]),
  ).toBe(50)
})

it('takes away what blocked the pass, where the decided score does not block', () => {
  const blocking = aRubric(
    aCriterion('a', { weight: 9 }),
    aCriterion('b', { blocks: { below: 3, says: 'It must be said' } }),
  )
  const before = [aJudgement('a', 5), aJudgement('b', 0)]
  expect(totalAfter(before, blocking, [])).toBe(59)
  expect(totalAfter(before, blocking, [{ criterionId: 'b', score: 4 }])).toBe(99)
})
