import fc from 'fast-check'

/** Something that happens in an organization. Numbers choose among what is there at that moment. */
export type Step =
  | { does: 'talk'; who: number; what: number; daysAgo: number; grade: GradeMade }
  | { does: 'grade again'; which: number; grade: GradeMade | null }
  | { does: 'overrule'; which: number; criterion: number; score: number }
  | { does: 'submit'; which: number }
  | { does: 'delete the conversation'; which: number }
  | { does: 'delete the person'; who: number }
  | { does: 'remove the member'; who: number }
  | { does: 'move'; who: number; groups: number }
  | { does: 'delete the group'; which: number }
  | { does: 'delete the roleplay'; which: number; isForGood: boolean }

/** What a grader found: null where a criterion was not shown; 0 a stage that was missed, 1 reached, 2 covered. */
export type GradeMade = { score: number; criteria: (number | null)[]; stages: number[] }

const few = fc.nat(7)

const gradeMade: fc.Arbitrary<GradeMade> = fc.record({
  score: fc.nat(100),
  criteria: fc.array(fc.option(fc.nat(5)), { minLength: 1, maxLength: 3 }),
  stages: fc.array(fc.nat(2), { maxLength: 3 }),
})

const talk = fc.record({
  does: fc.constant('talk' as const),
  who: few,
  what: few,
  daysAgo: fc.nat(70),
  grade: gradeMade,
})

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: talk },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('submit' as const), which: few }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('grade again' as const),
      which: few,
      grade: fc.option(gradeMade, { freq: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('overrule' as const),
      which: few,
      criterion: fc.nat(2),
      score: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('move' as const), who: few, groups: few }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delete the conversation' as const), which: few }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delete the person' as const), who: few }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('remove the member' as const), who: few }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('delete the group' as const), which: few }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('delete the roleplay' as const),
      which: few,
      isForGood: fc.boolean(),
    }),
  },
)

export const history: fc.Arbitrary<Step[]> = fc.array(step, {
  minLength: 3,
  maxLength: 24,
  size: 'max',
})
