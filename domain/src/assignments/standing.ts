import { type ConversationState, canBeJoined } from '../conversation.ts'

/**
 * How somebody stands with what they were asked to practise. Late: the moment it was due has passed, and something is
 * missing still. Done: there is no pass mark, and it was submitted.
 */
export const ASSIGNMENT_STATES = [
  'not-started',
  'in-progress',
  'submitted',
  'passed',
  'not-yet-passed',
  'late',
  'done',
] as const
export type AssignmentState = (typeof ASSIGNMENT_STATES)[number]

/** Which of the submitted attempts. */
export const COUNTS = ['best', 'last'] as const
export type Counts = (typeof COUNTS)[number]

export type AssignmentRules = {
  /** Null where it is done once it is submitted, whatever the score. */
  passMark: number | null
  leastAttempts: number
  /** Null for as many as one likes. */
  mostAttempts: number | null
  counts: Counts
  dueAt: Date | null
  closedAt: Date | null
  /** It is for them today, and what is practised is there. */
  isOffered: boolean
}

/** Of one learner. */
export type Attempt = {
  id: string
  state: ConversationState
  score: number | null
  /** When both sides had joined. */
  startedAt: Date | null
  submittedAt: Date | null
}

export type Standing = {
  state: AssignmentState
  /** It came after the moment it was due, or is missing since. */
  isLate: boolean
  /** The submitted attempt that counts, once one came to a number. */
  countedId: string | null
  score: number | null
  attemptsMade: number
  /** Null for as many as one likes. */
  attemptsLeft: number | null
  mayStart: boolean
  /** Something is missing still, and there is a way to do it. */
  isAsked: boolean
}

/** Nobody gets there: what keeps the attempts of one person from growing without end. */
const MOST_ATTEMPTS_EVER = 200

export function standingOf(
  rules: AssignmentRules,
  attempts: readonly Attempt[],
  now: Date,
): Standing {
  const used = attempts.filter(usesOneUp)
  const left = Math.max(0, (rules.mostAttempts ?? MOST_ATTEMPTS_EVER) - used.length)
  const reached = reachedBy(rules, used)
  const isLate = isOverdue(rules, now) && cameLate(reached, reachedBy(rules, inTime(rules, used)))
  const counted = countedOf(rules.counts, used)
  const mayStart = rules.isOffered && rules.closedAt === null && left > 0
  return {
    state: isLate && isMissing(reached) ? 'late' : STATES[reached],
    isLate,
    countedId: counted?.id ?? null,
    score: counted?.score ?? null,
    attemptsMade: used.length,
    attemptsLeft: rules.mostAttempts === null ? null : left,
    mayStart,
    isAsked: rules.closedAt === null && isOpen(reached) && (mayStart || used.some(canBeSubmitted)),
  }
}

/**
 * An open one does, so that nobody opens two at once in place of one. What came to no grade is given back: a dropped
 * line is nobody's attempt.
 */
const usesOneUp = ({ state, startedAt, submittedAt }: Attempt): boolean =>
  canBeJoined(state) || (startedAt !== null && (state !== 'ungraded' || submittedAt !== null))

const canBeSubmitted = ({ state, submittedAt }: Attempt): boolean =>
  state === 'graded' && submittedAt === null

type Reached =
  | 'nothing'
  | 'started'
  | 'too few attempts'
  | 'waiting for its grade'
  | 'not passed'
  | 'passed'
  | 'done'

const STATES: Record<Reached, AssignmentState> = {
  nothing: 'not-started',
  started: 'in-progress',
  'too few attempts': 'submitted',
  'waiting for its grade': 'submitted',
  'not passed': 'not-yet-passed',
  passed: 'passed',
  done: 'done',
}

function reachedBy(
  { passMark, leastAttempts, counts }: AssignmentRules,
  used: readonly Attempt[],
): Reached {
  if (used.length === 0) return 'nothing'
  if (!used.some(isSubmitted)) return 'started'
  if (used.filter(({ state }) => !canBeJoined(state)).length < leastAttempts)
    return 'too few attempts'
  if (passMark === null) return 'done'
  const score = countedOf(counts, used)?.score ?? null
  if (score !== null && score >= passMark) return 'passed'
  return used.some(isWaiting) ? 'waiting for its grade' : 'not passed'
}

const isSubmitted = ({ submittedAt }: Attempt): boolean => submittedAt !== null

/** Graded again, it keeps its number until there is another. */
const isWaiting = (attempt: Attempt): boolean =>
  isSubmitted(attempt) &&
  attempt.score === null &&
  (attempt.state === 'ended' || attempt.state === 'grading')

function countedOf(counts: Counts, used: readonly Attempt[]): Attempt | null {
  const scored = used.filter((attempt) => isSubmitted(attempt) && attempt.score !== null)
  const order = counts === 'best' ? byScore : bySubmission
  return scored.toSorted(order).at(-1) ?? null
}

const when = (moment: Date | null): number => moment?.getTime() ?? 0
const byId = (one: Attempt, other: Attempt): number => (one.id < other.id ? -1 : 1)
/** Of two that are as good, the one that came first. */
const byScore = (one: Attempt, other: Attempt): number =>
  (one.score ?? 0) - (other.score ?? 0) ||
  when(other.submittedAt) - when(one.submittedAt) ||
  byId(one, other)
/** Of two that came together, the better one. */
const bySubmission = (one: Attempt, other: Attempt): number =>
  when(one.submittedAt) - when(other.submittedAt) ||
  (one.score ?? 0) - (other.score ?? 0) ||
  byId(one, other)

/** Once it is closed, nobody can be late with it who was not. */
const isOverdue = ({ dueAt, closedAt }: AssignmentRules, now: Date): boolean =>
  dueAt !== null && when(dueAt) < Math.min(now.getTime(), closedAt?.getTime() ?? Infinity)

export const isAfterDue = ({ dueAt }: Pick<AssignmentRules, 'dueAt'>, moment: Date): boolean =>
  dueAt !== null && moment > dueAt

/** What there was when it was due, with what came of it since. */
const inTime = (rules: AssignmentRules, used: readonly Attempt[]): Attempt[] =>
  used
    .filter(({ startedAt }) => startedAt !== null && !isAfterDue(rules, startedAt))
    .map((attempt) =>
      attempt.submittedAt !== null && isAfterDue(rules, attempt.submittedAt)
        ? { ...attempt, submittedAt: null }
        : attempt,
    )

/** Who submitted in time and has not passed is not late: only a pass that came of a later one is. */
const cameLate = (reached: Reached, reachedInTime: Reached): boolean =>
  isMissing(reached) ||
  isMissing(reachedInTime) ||
  (reached === 'passed' && reachedInTime === 'not passed')

const isOpen = (reached: Reached): boolean =>
  isMissing(reached) || reached === 'waiting for its grade' || reached === 'not passed'

const isMissing = (reached: Reached): boolean =>
  reached === 'nothing' || reached === 'started' || reached === 'too few attempts'
