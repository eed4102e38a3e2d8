import { describe, expect, it } from 'vitest'
import type { OwnStanding, Terms } from '../../data/assignments.ts'
import { leftToDo, liftInWords, startWords, submittedInWords, termsInWords } from './own-words.ts'

const terms = (change: Partial<Terms> = {}): Terms => ({
  id: 'a',
  roleplay: { id: 'r', name: 'Discovery call', description: null, is_available: true },
  note: '',
  due_at: null,
  pass_mark: 70,
  least_attempts: 1,
  most_attempts: null,
  counts: 'best',
  closed_at: null,
  ...change,
})

const own = (change: Partial<OwnStanding> = {}): OwnStanding => ({
  is_assigned: true,
  state: 'not-started',
  is_late: false,
  attempts_made: 0,
  attempts_left: null,
  may_start: true,
  score: null,
  ...change,
})

describe('what is asked', () => {
  it.each([
    [
      terms(),
      own(),
      '70 of 100 passes · your best submitted attempt counts · as many attempts as you like',
    ],
    [
      terms({ pass_mark: null, counts: 'last', most_attempts: 3 }),
      own({ attempts_left: 2 }),
      'Done once it is submitted · your last submitted attempt counts · 2 of 3 attempts left',
    ],
    [
      terms({ least_attempts: 2, most_attempts: 2 }),
      own({ attempts_left: 1 }),
      '70 of 100 passes · your best submitted attempt counts · at least 2 attempts, 1 of 2 attempts left',
    ],
    [
      terms({ least_attempts: 2 }),
      own(),
      '70 of 100 passes · your best submitted attempt counts · at least 2 attempts',
    ],
  ])('%#: is told in one line', (asked, standing, words) => {
    expect(termsInWords(asked, standing)).toBe(words)
  })
})

describe('what is left to do', () => {
  it.each([
    ['not-started', terms(), own(), 'Practise it, and submit the attempt that you choose.'],
    [
      'two to make',
      terms({ least_attempts: 2 }),
      own({ state: 'late' }),
      'Practise it 2 times, and submit the attempt that you choose.',
    ],
    [
      'one more to make',
      terms({ least_attempts: 3 }),
      own({ state: 'submitted', attempts_made: 2 }),
      '1 more attempt to make.',
    ],
    [
      'to submit',
      terms(),
      own({ state: 'in-progress', attempts_made: 2 }),
      'Submit the attempt that you choose.',
    ],
    [
      'waiting',
      terms(),
      own({ state: 'submitted', attempts_made: 1 }),
      'What you submitted is being graded.',
    ],
    [
      'not yet passed',
      terms(),
      own({ state: 'not-yet-passed', attempts_made: 1, score: 61 }),
      'It came to 61. Practise again, and submit a better one.',
    ],
    [
      'used up',
      terms({ most_attempts: 1 }),
      own({
        state: 'not-yet-passed',
        attempts_made: 1,
        attempts_left: 0,
        may_start: false,
        score: 61,
      }),
      'It came to 61. No attempts are left: if another one was better, submit that.',
    ],
    [
      'put away',
      terms({ roleplay: { ...terms().roleplay, is_available: false } }),
      own(),
      'It was put away, so that nobody can practise it now.',
    ],
    [
      'closed',
      terms({ closed_at: '2026-11-24T10:00:00Z' }),
      own({ may_start: false }),
      'It is closed: nothing more is asked of you.',
    ],
    [
      'out of the group',
      terms(),
      own({ is_assigned: false }),
      'You have left the group it was for: nothing more is asked of you.',
    ],
    ['passed', terms(), own({ state: 'passed' }), 'Nothing is left to do.'],
  ])('%s', (_, asked, standing, words) => {
    expect(leftToDo(asked, standing)).toBe(words)
  })
})

describe('what practising has changed', () => {
  it.each([
    [[], null],
    [[61], null],
    [[null, 61], null],
    [[78, null, 61], 'From 61 at first to 78 at best: 17 better.'],
    [[64, 78, 61], 'From 61 at first to 78 at best: 17 better.'],
    [[50, 61], 'Your first attempt is your best so far: 61.'],
  ])('of scores %j, newest first', (scores, words) => {
    expect(liftInWords(scores.map((score) => ({ score })))).toBe(words)
  })
})

describe('what submitting comes to is said before', () => {
  it.each([
    [
      { pass_mark: 70, counts: 'best' },
      { score: null, countedScore: null },
      'It came to no number.',
    ],
    [{ pass_mark: null, counts: 'best' }, { score: 50, countedScore: null }, 'It came to 50.'],
    [
      { pass_mark: 70, counts: 'best' },
      { score: 70, countedScore: null },
      'It came to 70, and 70 passes.',
    ],
    [
      { pass_mark: 70, counts: 'best' },
      { score: 50, countedScore: null },
      'It came to 50: that does not pass, 70 does.',
    ],
    [
      { pass_mark: 70, counts: 'best' },
      { score: 10, countedScore: 50 },
      'It came to 10: the one that came to 50 counts all the same.',
    ],
    [
      { pass_mark: 70, counts: 'last' },
      { score: 75, countedScore: 82 },
      'It came to 75, and 70 passes. It counts in place of the one that came to 82.',
    ],
  ] as const)('%j, %j: %s', (terms, handed, words) => {
    expect(submittedInWords(terms, handed)).toBe(words)
  })
})

it.each([
  [0, null, 'Start'],
  [0, 3, 'Start'],
  [0, 1, 'Start the only attempt'],
  [1, null, 'Start again'],
  [2, 1, 'Start the last attempt'],
])('after %s attempts with %s left the button says so', (made, left, words) => {
  expect(startWords(own({ attempts_made: made, attempts_left: left }))).toBe(words)
})
