import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONVERSATION_STATES } from '../conversation.ts'
import { ASSIGNMENT_STATES, type AssignmentRules, type Attempt, standingOf } from './standing.ts'

const DUE = new Date('2026-03-10T22:00:00Z')
const BEFORE = new Date('2026-03-09T10:00:00Z')
const AFTER = new Date('2026-03-12T10:00:00Z')

const rules = (wishes: Partial<AssignmentRules> = {}): AssignmentRules => ({
  passMark: 70,
  leastAttempts: 1,
  mostAttempts: null,
  counts: 'best',
  dueAt: DUE,
  closedAt: null,
  isOffered: true,
  ...wishes,
})

let made = 0
const attempt = (wishes: Partial<Attempt> = {}): Attempt => ({
  id: `attempt ${(made += 1)}`,
  state: 'graded',
  score: 50,
  startedAt: BEFORE,
  submittedAt: null,
  ...wishes,
})
const submitted = (score: number, at = BEFORE): Attempt => attempt({ score, submittedAt: at })
const open = () => attempt({ state: 'requested', score: null, startedAt: null })
const ungraded = (wishes: Partial<Attempt> = {}) =>
  attempt({ state: 'ungraded', score: null, ...wishes })

const stateOf = (
  attempts: Attempt[],
  { now = BEFORE, ...wishes }: Partial<AssignmentRules> & { now?: Date } = {},
): string => {
  const { state, isLate } = standingOf(rules(wishes), attempts, now)
  return isLate && state !== 'late' ? `${state}, late` : state
}

describe('before it is due', () => {
  it('nothing was started', () => expect(stateOf([])).toBe('not-started'))
  it('a call is being made', () => expect(stateOf([open()])).toBe('in-progress'))
  it('nothing was submitted, however good', () =>
    expect(stateOf([attempt({ score: 100 })])).toBe('in-progress'))
  it('one that passes was submitted', () => expect(stateOf([submitted(70)])).toBe('passed'))
  it('one that does not pass was submitted', () =>
    expect(stateOf([submitted(69)])).toBe('not-yet-passed'))
  it('what was submitted has no number yet', () =>
    expect(stateOf([attempt({ state: 'grading', score: null, submittedAt: BEFORE })])).toBe(
      'submitted',
    ))
  it('what was submitted could not be graded', () =>
    expect(stateOf([ungraded({ submittedAt: BEFORE })])).toBe('not-yet-passed'))
  it('more attempts are asked for than were made', () =>
    expect(stateOf([submitted(90)], { leastAttempts: 2 })).toBe('submitted'))
  it('as many as are asked for were made, and one of them was submitted', () =>
    expect(stateOf([submitted(90), attempt()], { leastAttempts: 2 })).toBe('passed'))
  it('a call that goes on still is none of those that were made', () =>
    expect(stateOf([submitted(90), open()], { leastAttempts: 2 })).toBe('submitted'))
  it('without a pass mark it is done once it is submitted, whatever the score', () =>
    expect(stateOf([submitted(1)], { passMark: null })).toBe('done'))
})

describe('after it was due', () => {
  const now = AFTER
  it('what was not started is late', () => expect(stateOf([], { now })).toBe('late'))
  it('what was not submitted is late', () => expect(stateOf([attempt()], { now })).toBe('late'))
  it('what was never due is not', () =>
    expect(stateOf([], { now, dueAt: null })).toBe('not-started'))
  it('is the moment after, never the moment itself', () =>
    expect([stateOf([], { now: DUE }), stateOf([], { now: new Date(DUE.getTime() + 1) })]).toEqual([
      'not-started',
      'late',
    ]))
  it('what was closed before it was due is not', () =>
    expect(stateOf([], { now, closedAt: BEFORE })).toBe('not-started'))
  it('what had passed in time stays so', () =>
    expect(stateOf([submitted(70)], { now })).toBe('passed'))
  it('what passes later says so', () =>
    expect(stateOf([submitted(70, AFTER)], { now })).toBe('passed, late'))
  it('so does what is done later', () =>
    expect(stateOf([submitted(1, AFTER)], { now, passMark: null })).toBe('done, late'))
  it('a later one that passes, of whom had not passed in time', () =>
    expect(stateOf([submitted(60), submitted(70, AFTER)], { now })).toBe('passed, late'))
  it('who submitted in time and has not passed is not late', () =>
    expect(stateOf([submitted(60)], { now })).toBe('not-yet-passed'))
  it('who waits for a grade since before is not late', () =>
    expect(
      stateOf([attempt({ state: 'grading', score: null, submittedAt: BEFORE })], { now }),
    ).toBe('submitted'))
  it('who has made too few attempts is', () =>
    expect(stateOf([submitted(90)], { now, leastAttempts: 2 })).toBe('late'))
  it('who made the last of them later is late, and has passed', () =>
    expect(stateOf([submitted(90), attempt({ startedAt: AFTER })], { now, leastAttempts: 2 })).toBe(
      'passed, late',
    ))
})

describe('of the submitted attempts', () => {
  const [worse, better] = [submitted(60, BEFORE), submitted(80, BEFORE)]
  const last = submitted(65, DUE)
  const countedOf = (counts: 'best' | 'last', attempts: Attempt[]) =>
    standingOf(rules({ counts }), attempts, BEFORE).score
  it('the best counts', () => expect(countedOf('best', [worse, better, last])).toBe(80))
  it('or the last', () => expect(countedOf('last', [last, better, worse])).toBe(65))
  it('none counts that was not submitted', () =>
    expect(countedOf('best', [worse, attempt({ score: 99 })])).toBe(60))
  it('one that could not be graded takes nothing away', () =>
    expect(countedOf('last', [worse, ungraded({ submittedAt: DUE })])).toBe(60))
  it('one that is graded again keeps its number until there is another', () =>
    expect(countedOf('best', [{ ...better, state: 'grading' }])).toBe(80))
})

describe('an attempt is used up', () => {
  const left = (attempts: Attempt[], wishes: Partial<AssignmentRules> = {}) => {
    const { attemptsLeft, mayStart } = standingOf(
      rules({ mostAttempts: 2, ...wishes }),
      attempts,
      BEFORE,
    )
    return [attemptsLeft, mayStart]
  }
  it('by a talk, submitted or not', () =>
    expect(left([attempt(), submitted(3)])).toEqual([0, false]))
  it('by a call that can still be joined', () => expect(left([open()])).toEqual([1, true]))
  it('not by a call that nobody joined', () =>
    expect(left([ungraded({ startedAt: null })])).toEqual([2, true]))
  it('not by a talk that came to no grade', () => expect(left([ungraded()])).toEqual([2, true]))
  it('but by one that was submitted all the same', () =>
    expect(left([ungraded({ submittedAt: BEFORE })])).toEqual([1, true]))
  it('never where there may be as many as one likes', () =>
    expect(left([attempt()], { mostAttempts: null })).toEqual([null, true]))
  it('and after the most were made less, none is left', () =>
    expect(left([attempt(), attempt(), attempt()])).toEqual([0, false]))
  it('and none can be started once it is closed', () =>
    expect(left([], { closedAt: BEFORE })).toEqual([2, false]))
  it('nor by whom it is not for any more', () =>
    expect(left([], { isOffered: false })).toEqual([2, false]))
})

describe('something is asked', () => {
  const isAsked = (attempts: Attempt[], wishes: Partial<AssignmentRules> = {}) =>
    standingOf(rules({ mostAttempts: 1, ...wishes }), attempts, BEFORE).isAsked
  it('of who has not started', () => expect(isAsked([])).toBe(true))
  it('of who has an attempt to submit', () => expect(isAsked([attempt()])).toBe(true))
  it('not of who has passed, or is done', () =>
    expect([
      isAsked([submitted(90)], { mostAttempts: 3 }),
      isAsked([submitted(1)], { passMark: null, mostAttempts: 3 }),
    ]).toEqual([false, false]))
  it('not of who has no attempt left', () => expect(isAsked([submitted(3)])).toBe(false))
  it('not once it is closed', () => expect(isAsked([attempt()], { closedAt: BEFORE })).toBe(false))
})

// Whatever was practised

const aMoment = fc
  .integer({ min: -5, max: 5 })
  .map((days) => new Date(DUE.getTime() + days * 86_400_000))
const aScore = fc.integer({ min: 0, max: 100 })
const anAttempt: fc.Arbitrary<Attempt> = fc
  .record({
    id: fc.uuid(),
    state: fc.constantFrom(...CONVERSATION_STATES),
    score: aScore,
    hasScore: fc.boolean(),
    startedAt: fc.option(aMoment),
    submittedAt: fc.option(aMoment),
  })
  .map(({ hasScore, ...rest }) => ({
    ...rest,
    score: rest.state === 'graded' || (rest.state === 'grading' && hasScore) ? rest.score : null,
    startedAt: rest.state === 'requested' ? null : (rest.startedAt ?? DUE),
    submittedAt: ['requested', 'live'].includes(rest.state) ? null : rest.submittedAt,
  }))
const attemptsOf = fc.uniqueArray(anAttempt, { maxLength: 8, selector: ({ id }) => id })
const someRules: fc.Arbitrary<AssignmentRules> = fc
  .record({
    passMark: fc.option(fc.integer({ min: 1, max: 100 })),
    leastAttempts: fc.integer({ min: 1, max: 4 }),
    more: fc.option(fc.integer({ min: 0, max: 4 })),
    counts: fc.constantFrom('best' as const, 'last' as const),
    dueAt: fc.option(aMoment),
    closedAt: fc.option(aMoment),
    isOffered: fc.boolean(),
  })
  .map(({ more, ...rest }) => ({
    ...rest,
    mostAttempts: more === null ? null : rest.leastAttempts + more,
  }))

it('there is an answer to everything, and it makes sense', () => {
  fc.assert(
    fc.property(someRules, attemptsOf, aMoment, (given, attempts, now) => {
      const standing = standingOf(given, attempts, now)
      expect(ASSIGNMENT_STATES).toContain(standing.state)
      expect(standing.attemptsLeft ?? 0).not.toBeLessThan(0)
      const counted = attempts.find(({ id }) => id === standing.countedId)
      expect(counted?.score ?? null).toBe(standing.score)
      const { state, isLate, score, mayStart, attemptsLeft } = standing
      const isSound = [
        counted === undefined || counted.submittedAt !== null,
        state !== 'late' || isLate,
        state !== 'passed' || (score ?? 0) >= (given.passMark ?? 101),
        given.dueAt !== null || !isLate,
        !mayStart || (given.closedAt === null && attemptsLeft !== 0),
      ]
      expect(isSound).toEqual(isSound.map(() => true))
    }),
  )
})

it('in which order attempts are told makes no difference', () => {
  fc.assert(
    fc.property(
      someRules,
      attemptsOf.chain((attempts) =>
        fc.tuple(
          fc.constant(attempts),
          fc.shuffledSubarray(attempts, { minLength: attempts.length }),
        ),
      ),
      aMoment,
      (given, [attempts, shuffled], now) => {
        expect(standingOf(given, shuffled, now)).toEqual(standingOf(given, attempts, now))
      },
    ),
  )
})

it('where the best counts, another attempt never takes a pass away, nor makes it late', () => {
  fc.assert(
    fc.property(someRules, attemptsOf, anAttempt, aMoment, (any, attempts, another, now) => {
      const given = { ...any, counts: 'best' as const }
      const before = standingOf(given, attempts, now)
      fc.pre(before.state === 'passed' || before.state === 'done')
      const after = standingOf(given, [...attempts, another], now)
      expect(after.state).toBe(before.state)
      expect(after.isLate && !before.isLate).toBe(false)
    }),
  )
})

it('without what was submitted nobody has passed, and time alone only ever makes late', () => {
  fc.assert(
    fc.property(someRules, attemptsOf, aMoment, aMoment, (given, attempts, one, other) => {
      const [now, later] = one < other ? [one, other] : [other, one]
      const unsubmitted = attempts.map((each) => ({ ...each, submittedAt: null }))
      expect(['not-started', 'in-progress', 'late']).toContain(
        standingOf(given, unsubmitted, now).state,
      )
      const before = standingOf(given, attempts, now)
      const after = standingOf(given, attempts, later)
      expect(['late', before.state]).toContain(after.state)
      expect(before.isLate && !after.isLate).toBe(false)
    }),
  )
})
