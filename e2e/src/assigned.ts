import { randomUUID } from 'node:crypto'

/** Answers about assignments in every state, as the server gives them: for screens that nobody has practised up. */

const DAY_MS = 86_400_000

/** Ahead of now, or with a minus before it. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

export const LONG_NOTE =
  'Begin with what the customer told you last week, and do not talk about prices before they do. '
    .repeat(8)
    .trim()

type State =
  | 'not-started'
  | 'in-progress'
  | 'submitted'
  | 'passed'
  | 'not-yet-passed'
  | 'late'
  | 'done'

const STATES: readonly State[] = [
  'late',
  'not-started',
  'in-progress',
  'submitted',
  'not-yet-passed',
  'passed',
  'done',
]

type Change = { id?: string; name?: string; state?: State; [key: string]: unknown }

const terms = ({ name = 'Discovery call at Brackwater', id = randomUUID() }: Change = {}) => ({
  id,
  roleplay: { id: randomUUID(), name, description: null, is_available: true },
  note: '',
  due_at: inDays(3),
  pass_mark: 70,
  least_attempts: 1,
  most_attempts: 3,
  counts: 'best',
  created_at: inDays(-2),
  closed_at: null,
})

const own = (state: State) => {
  const made = state === 'not-started' ? 0 : 2
  return {
    is_assigned: true,
    state,
    is_late: state === 'late',
    attempts_made: made,
    attempts_left: 3 - made,
    may_start: true,
    score: ['passed', 'done'].includes(state) ? 78 : state === 'not-yet-passed' ? 61 : null,
  }
}

/** One for each state, the soonest due first. */
export const assignedInEveryState = (name?: string) =>
  STATES.map((state, n) => ({
    ...terms(name === undefined ? {} : { name }),
    due_at: state === 'done' ? null : inDays(n - 1),
    note: state === 'late' ? LONG_NOTE : '',
    pass_mark: state === 'done' ? null : 70,
    own: own(state),
  }))

const counts = (of: Partial<Record<State, number>>) =>
  Object.fromEntries(STATES.map((state) => [state, of[state] ?? 0]))

const SOME = { passed: 3, submitted: 1, 'not-yet-passed': 1, 'in-progress': 2, late: 1 }
const MANY = counts({ ...SOME, 'not-started': 304 })

export const summaries = (name?: string) => [
  {
    ...terms(name === undefined ? {} : { name }),
    assigned: 12,
    states: counts({ ...SOME, 'not-started': 4 }),
  },
  { ...terms({ name: 'First session' }), due_at: inDays(-2), assigned: 312, states: MANY },
  {
    ...terms({ name: 'Put away since' }),
    roleplay: { id: randomUUID(), name: 'Put away', description: null, is_available: false },
    due_at: null,
    pass_mark: null,
    assigned: 0,
    states: counts({}),
  },
]

const attempt = (change: Record<string, unknown>) => ({
  conversation_id: randomUUID(),
  status: 'graded',
  score: 61,
  started_at: inDays(-1),
  submitted_at: null,
  is_counted: false,
  ...change,
})

/** One with all that an attempt can be. */
export const ownAssignment = (state: State = 'in-progress', name?: string) => ({
  ...terms(name === undefined ? {} : { name }),
  note: LONG_NOTE,
  own: {
    ...own(state),
    attempts: [
      attempt({ status: 'live', score: null, started_at: null }),
      attempt({ status: 'grading', score: null }),
      attempt({ score: 78 }),
      attempt({ status: 'ungraded', score: null }),
      attempt({ submitted_at: inDays(-0.5), is_counted: true }),
    ],
  },
  managed: null,
})

export const managedAssignment = (name?: string) => ({
  ...terms(name === undefined ? {} : { name }),
  note: 'Before Monday, please.',
  own: null,
  managed: {
    people: [{ user_id: randomUUID(), name: name ?? 'Mika Member' }],
    groups: [
      { id: randomUUID(), name: name ?? 'Sales North', is_active: true },
      { id: randomUUID(), name: 'Last year', is_active: false },
    ],
    assigned: 312,
    states: MANY,
  },
})

/** As many as a page holds, and one in each state. */
export const people = (name?: string) =>
  Array.from({ length: 50 }, (_, n) => {
    const state = STATES[n % STATES.length] ?? 'done'
    const submitted = (score: number | null, isCounted: boolean) => ({
      conversation_id: randomUUID(),
      score,
      submitted_at: inDays(-1),
      is_late: state === 'late',
      is_counted: isCounted,
    })
    const isIn = ['passed', 'done', 'not-yet-passed'].includes(state)
    return {
      user_id: randomUUID(),
      name: name ?? `Person ${n + 1}`,
      is_assigned: n % 9 !== 8,
      state,
      is_late: n % 5 === 0,
      score: isIn ? 78 : null,
      submitted: isIn ? [submitted(78, true), submitted(61, false)] : [],
    }
  })

const comment = (change: Record<string, unknown>) => ({
  id: randomUUID(),
  turn: null,
  words: 'You let her finish. That is why she told you about the docks.',
  by: 'Ada Admin',
  is_own: false,
  made_at: inDays(-1),
  ...change,
})

/** What people said beside it, who looked, and what it is an attempt at. */
export const beside = (name = 'Ada Admin') => ({
  submitted_at: inDays(-1),
  can_comment: true,
  comments: [
    comment({ by: name }),
    comment({ turn: 2, by: name, words: LONG_NOTE }),
    comment({ turn: 2, by: 'Mika Member', is_own: true, words: 'Thank you.' }),
  ],
  looks: [
    { name, at: inDays(-0.1) },
    { name, at: inDays(-0.5) },
  ],
  assignment: {
    id: randomUUID(),
    name: 'Discovery call at Brackwater',
    due_at: inDays(3),
    pass_mark: 70,
    counts: 'best',
    is_closed: false,
    is_counted: true,
    own: own('passed'),
  },
})
