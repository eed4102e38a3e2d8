import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { ASSIGNMENT_STATES, type AssignmentState } from '@colloquy/domain/assignments/standing'
import { displayName } from '../accounts/present.ts'
import { awaitsPrediction } from '../conversations/policy.ts'
import type { CalendarEntry } from './calendar.ts'
import type { AssignedPerson, NamedFor } from './people.ts'
import {
  type FoundAssignment,
  type FoundAttempt,
  type FoundTerms,
  type StateCounts,
  standingWith,
} from './read.ts'

type AssignmentAnswer = Answer<typeof endpoints.readAssignment>
type Own = NonNullable<AssignmentAnswer['own']>

const presentTerms = (found: FoundTerms) => ({
  id: found.id,
  roleplay: {
    id: found.roleplay.id,
    name: found.roleplay.name,
    description: found.roleplay.description,
    is_available: found.roleplay.isAvailable,
  },
  note: found.note,
  due_at: found.dueAt?.toISOString() ?? null,
  pass_mark: found.passMark,
  least_attempts: found.leastAttempts,
  most_attempts: found.mostAttempts,
  counts: found.counts,
  created_at: found.createdAt.toISOString(),
  closed_at: found.closedAt?.toISOString() ?? null,
})

const presentOwn = (found: FoundAssignment): Omit<Own, 'attempts'> => {
  const standing = standingWith(found, found)
  return {
    is_assigned: found.isAsked,
    state: standing.state,
    is_late: standing.isLate,
    attempts_made: standing.attemptsMade,
    attempts_left: standing.attemptsLeft,
    may_start: standing.mayStart,
    score: standing.score,
  }
}

const presentOwnAttempt = (
  attempt: FoundAttempt,
  countedId: string | null,
): Own['attempts'][number] => ({
  conversation_id: attempt.id,
  status: attempt.state,
  score: attempt.score,
  started_at: attempt.startedAt?.toISOString() ?? null,
  submitted_at: attempt.submittedAt?.toISOString() ?? null,
  awaits_prediction: awaitsPrediction(attempt),
  is_counted: attempt.id === countedId,
})

export const presentAssigned = (
  found: FoundAssignment,
): Answer<typeof endpoints.listAssigned>[number] => ({
  ...presentTerms(found),
  own: presentOwn(found),
})

const presentCounts = ({ assigned, states }: StateCounts) => ({
  assigned,
  states: Object.fromEntries(
    ASSIGNMENT_STATES.map((state) => [state, states[state] ?? 0]),
  ) as Record<AssignmentState, number>,
})

const NOBODY: StateCounts = { assigned: 0, states: {} }

export const presentAssignmentSummary = (
  found: FoundTerms,
  counts: StateCounts = NOBODY,
): Answer<typeof endpoints.listAssignments>[number] => ({
  ...presentTerms(found),
  ...presentCounts(counts),
})

export function presentAssignment(
  found: FoundAssignment,
  managed: (NamedFor & { counts: StateCounts | undefined }) | null,
): AssignmentAnswer {
  const { countedId } = standingWith(found, found)
  const wasAsked = found.isAsked || found.attempts.length > 0
  return {
    ...presentTerms(found),
    own: wasAsked
      ? {
          ...presentOwn(found),
          attempts: found.attempts.map((attempt) => presentOwnAttempt(attempt, countedId)),
        }
      : null,
    managed: managed && {
      people: managed.people.map((person) => ({
        user_id: person.userId,
        name: displayName(person),
      })),
      groups: managed.groups.map(({ id, name, isActive }) => ({ id, name, is_active: isActive })),
      ...presentCounts(managed.counts ?? NOBODY),
    },
  }
}

export const presentAssignedPerson = (
  person: AssignedPerson,
): Answer<typeof endpoints.listAssignedPeople>[number] => ({
  user_id: person.id,
  name: displayName(person),
  is_assigned: person.isAsked,
  state: person.state,
  is_late: person.isLate,
  score: person.score,
  submitted: person.submitted.map((attempt) => ({
    conversation_id: attempt.id,
    score: attempt.score,
    submitted_at: attempt.submittedAt.toISOString(),
    is_late: attempt.isLate,
    is_counted: attempt.isCounted,
  })),
})

/** Beside the grade of an attempt. What is left of it is told to its learner alone. */
export const presentAttempted = (
  found: FoundAssignment,
  { conversationId, isOwn }: { conversationId: string; isOwn: boolean },
): Answer<typeof endpoints.readGrade>['assignment'] => ({
  id: found.id,
  name: found.roleplay.name,
  due_at: found.dueAt?.toISOString() ?? null,
  pass_mark: found.passMark,
  counts: found.counts,
  is_closed: found.closedAt !== null,
  is_counted: standingWith(found, found).countedId === conversationId,
  own: isOwn ? presentOwn(found) : null,
})

export const presentEntry = (
  found: FoundTerms & { dueAt: Date },
  origin: string,
): CalendarEntry => ({
  uid: `assignment-${found.id}@colloquy`,
  at: found.dueAt,
  summary: `Due: ${found.roleplay.name}`,
  description: found.note,
  url: `${origin}/assignments/${found.id}`,
})
