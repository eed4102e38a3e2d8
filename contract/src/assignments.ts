import { ASSIGNMENT_STATES, COUNTS } from '@colloquy/domain/assignments/standing'
import { CONVERSATION_STATES } from '@colloquy/domain/conversation'
import { z } from 'zod'
import { id, moment, text } from './texts.ts'

/** What somebody is asked to practise, by when, and how they stand with it. */

const MOST_NOTE_CHARACTERS = 2_000
const MOST_PEOPLE = 500
const MOST_GROUPS = 100
/** What can be asked for. Who may try as often as they like is stopped far beyond that (domain). */
const MOST_ATTEMPTS = 50

export const AssignmentId = z.strictObject({ assignmentId: id() })

const PassMark = z.int().min(1).max(100)
const Attempts = z.int().min(1).max(MOST_ATTEMPTS)

const Terms = z.object({
  id: id(),
  roleplay: z.object({
    id: id(),
    name: z.string(),
    description: z.string().nullable(),
    /** Not once it was archived or deleted: nobody can start an attempt then. */
    is_available: z.boolean(),
  }),
  note: z.string(),
  due_at: moment().nullable(),
  /** Null where it is done once it is submitted, whatever the score. */
  pass_mark: z.int().nullable(),
  least_attempts: z.int(),
  /** Null for as many as one likes. */
  most_attempts: z.int().nullable(),
  /** Which of the submitted attempts. */
  counts: z.enum(COUNTS),
  created_at: moment(),
  /** Null while it is open. */
  closed_at: moment().nullable(),
})

const State = z.enum(ASSIGNMENT_STATES)

/** How its learner stands. For nobody else: of others only what they submitted is told. */
const OwnStanding = z
  .object({
    /** False once one has left the group it was for: what one made stays, and nothing more is asked. */
    is_assigned: z.boolean(),
    state: State,
    /** What was asked came after it was due, or is missing still: `passed` may be late too. */
    is_late: z.boolean(),
    attempts_made: z.int(),
    /** Null for as many as one likes. */
    attempts_left: z.int().nullable(),
    may_start: z.boolean(),
    /** Of the submitted attempt that counts; null until one came to a number. */
    score: z.int().nullable(),
  })
  .meta({ id: 'OwnStanding' })

/** What one was asked oneself. */
export const AssignedPractice = Terms.extend({ own: OwnStanding }).meta({ id: 'AssignedPractice' })

/** Of the people who are assigned today, how many stand where. The keys are the states. */
const StateCounts = z.record(State, z.int()).meta({ id: 'StateCounts' })

/** What an admin sees in the list of all. */
export const AssignmentSummary = Terms.extend({
  /** How many people it is for today. */
  assigned: z.int(),
  states: StateCounts,
}).meta({ id: 'AssignmentSummary' })

/** One's own attempt, whether it was submitted or not. */
const OwnAttempt = z
  .object({
    conversation_id: id(),
    status: z.enum(CONVERSATION_STATES),
    score: z.int().nullable(),
    /** Null until both sides have joined. */
    started_at: moment().nullable(),
    submitted_at: moment().nullable(),
    /** It is graded, and its learner was not asked yet what they expect. */
    awaits_prediction: z.boolean(),
    /** Whether it is the one that counts. */
    is_counted: z.boolean(),
  })
  .meta({ id: 'OwnAttempt' })

export const Assignment = Terms.extend({
  /** Null for those who were never asked. */
  own: OwnStanding.extend({
    /** Newest first. */
    attempts: z.array(OwnAttempt),
  }).nullable(),
  /** Null for all but admins. The people themselves come in pages. */
  managed: z
    .object({
      /** Those who were named, not those who are in a group. */
      people: z.array(z.object({ user_id: id(), name: z.string() })),
      groups: z.array(z.object({ id: id(), name: z.string(), is_active: z.boolean() })),
      assigned: z.int(),
      states: StateCounts,
    })
    .nullable(),
}).meta({ id: 'Assignment' })

/** Newest first; `before` is the id of the last one already seen. */
export const AssignmentPage = z.strictObject({
  state: z.enum(['open', 'closed']).default('open'),
  before: id().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** Open ones by when they are due, the soonest first; closed ones newest first. */
export const AssignedPage = z.strictObject({
  state: z.enum(['open', 'closed']).default('open'),
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
})

/** By name; `after` is the id of the last one already seen. */
export const AssignedPeoplePage = z.strictObject({
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

/** Somebody it is for, as an admin sees them: what was not submitted does not show. */
export const AssignedPerson = z
  .object({
    user_id: id(),
    name: z.string(),
    /** False for who has left the group: what they submitted stays. */
    is_assigned: z.boolean(),
    state: State,
    is_late: z.boolean(),
    /** Of the submitted attempt that counts. */
    score: z.int().nullable(),
    /** Newest first. */
    submitted: z.array(
      z.object({
        conversation_id: id(),
        /** Null while it is graded again, and where it came to no number. */
        score: z.int().nullable(),
        submitted_at: moment(),
        is_late: z.boolean(),
        is_counted: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AssignedPerson' })

const note = () =>
  text(MOST_NOTE_CHARACTERS)
    .default('')
    .transform((value) => value.trim())

const change = {
  people: z.array(id()).max(MOST_PEOPLE).default([]),
  groups: z.array(id()).max(MOST_GROUPS).default([]),
  note: note(),
  due_at: moment().nullable().default(null),
  pass_mark: PassMark.nullable().default(null),
  least_attempts: Attempts.default(1),
  most_attempts: Attempts.nullable().default(null),
  counts: z.enum(COUNTS).default('best'),
}

const AnyChange = z.object(change)
type AnyChange = z.output<typeof AnyChange>

const requireSense = (
  { people, groups, least_attempts, most_attempts }: AnyChange,
  context: z.RefinementCtx,
): void => {
  if (people.length + groups.length === 0)
    context.addIssue({
      code: 'custom',
      path: ['people'],
      message: 'Choose at least one person or group',
    })
  if (most_attempts !== null && most_attempts < least_attempts)
    context.addIssue({
      code: 'custom',
      path: ['most_attempts'],
      message: 'Cannot be less than the least number of attempts',
    })
}

const ownWords = (body: AnyChange) => ({
  userIds: [...new Set(body.people)],
  groupIds: [...new Set(body.groups)],
  note: body.note,
  dueAt: body.due_at === null ? null : new Date(body.due_at),
  passMark: body.pass_mark,
  leastAttempts: body.least_attempts,
  mostAttempts: body.most_attempts,
  counts: body.counts,
})

export const AssignmentInput = z
  .strictObject({ roleplay_id: id(), ...change })
  .superRefine(requireSense)
  .transform((body) => ({ roleplayId: body.roleplay_id, ...ownWords(body) }))
  .meta({ id: 'AssignmentInput' })

/** All but what is practised: attempts at something else would count. */
export const AssignmentChange = z
  .strictObject(change)
  .superRefine(requireSense)
  .transform(ownWords)
  .meta({ id: 'AssignmentChange' })

/** As text/calendar (RFC 5545): what one was asked oneself, is open and has a moment when it is due. */
export const CalendarFile = z
  .object({ filename: z.string(), content_type: z.literal('text/calendar'), content: z.string() })
  .meta({ id: 'CalendarFile' })

/** What a talk is an attempt at, beside its grade. */
export const AttemptedAssignment = z
  .object({
    id: id(),
    name: z.string(),
    due_at: moment().nullable(),
    pass_mark: z.int().nullable(),
    counts: z.enum(COUNTS),
    is_closed: z.boolean(),
    /** Whether this is the attempt that counts. */
    is_counted: z.boolean(),
    /** Null for all but its learner. */
    own: OwnStanding.nullable(),
  })
  .meta({ id: 'AttemptedAssignment' })
