/** Conversations, what was said in them, and how much of them there was. */
import type { Played } from '@colloquy/contract/desk'
import { CONVERSATION_STATES, UNGRADED_REASONS } from '@colloquy/domain/conversation'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { organizations, users } from './people.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Both null once the roleplay is deleted for good: name and grade stay (see the migration 0001). */
    roleplayId: uuid('roleplay_id'),
    roleplayVersion: integer('roleplay_version'),
    name: text('name').notNull(),
    state: text('state', { enum: CONVERSATION_STATES }).notNull().default('requested'),
    reason: text('reason', { enum: UNGRADED_REASONS }),
    /** The seed of the persona's choices: same seed and same words, same conversation. */
    seed: integer('seed').notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    /** When both sides had joined. */
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
    /** When its learner showed it to the admins. */
    submittedAt: moment('submitted_at'),
    /** The newest grading's, with what was decided about it since. */
    score: smallint('score'),
    /** What its learner expected before the number was shown. Skipped: asked, without one. */
    predictedScore: smallint('predicted_score'),
    predictedAt: moment('predicted_at'),
    /** A drill goes on from a moment of this one, and began with as many of its turns. */
    parentId: uuid('parent_id').references((): AnyPgColumn => conversations.id, {
      onDelete: 'set null',
    }),
    carriedTurns: integer('carried_turns').notNull().default(0),
    /** What it is an attempt at. Null again once that is deleted (see the migration 0007). */
    assignmentId: uuid('assignment_id'),
  },
  (t) => [
    // The last four find nothing: they are what a page shows, which is then read from here alone.
    index('conversations_newest_first')
      .on(
        t.organizationId,
        t.userId,
        t.startedAt.desc().nullsFirst(),
        t.id.desc().nullsFirst(),
        t.name,
        t.score,
        t.state,
        t.predictedAt,
      )
      .where(sql`started_at is not null`),
    index('conversations_open')
      .on(t.organizationId, t.userId, t.requestedAt)
      .where(sql`state in ('requested', 'live')`),
    index('conversations_waiting').on(t.requestedAt).where(sql`state = 'requested'`),
    index('conversations_to_grade').on(t.id).where(sql`state in ('ended', 'grading')`),
    index('conversations_never_joined').on(t.requestedAt).where(sql`reason = 'never-joined'`),
    index('conversations_by_user').on(t.userId),
    index('conversations_by_roleplay').on(t.roleplayId, t.roleplayVersion),
    check('conversation_state', oneOf(t.state, CONVERSATION_STATES)),
    check('conversation_reason', oneOf(t.reason, UNGRADED_REASONS)),
    check(
      'conversation_ungraded_has_reason',
      sql`(${t.state} = 'ungraded') = (${t.reason} is not null)`,
    ),
    check(
      'conversation_graded_has_score',
      sql`(${t.state} <> 'graded') or (${t.score} is not null)`,
    ),
    check(
      'conversation_ungraded_has_no_score',
      sql`(${t.state} <> 'ungraded') or (${t.score} is null)`,
    ),
    check('conversation_score', sql`${t.score} between 0 and 100`),
    index('conversations_by_assignment')
      .on(t.assignmentId, t.userId, t.requestedAt)
      .where(sql`assignment_id is not null`),
    index('conversations_by_parent').on(t.parentId).where(sql`parent_id is not null`),
    check('conversation_prediction', sql`${t.predictedScore} between 0 and 100`),
    check(
      'conversation_predicted',
      sql`${t.predictedScore} is null or ${t.predictedAt} is not null`,
    ),
    check('conversation_carried', sql`${t.carriedTurns} >= 0`),
    check(
      'conversation_started',
      sql`${t.startedAt} is not null or ${t.state} = 'requested' or ${t.reason} = 'never-joined'`,
    ),
    check(
      'conversation_ended',
      sql`(${t.endedAt} is null) = (${t.state} in ('requested', 'live'))`,
    ),
    check('conversation_in_order', sql`${t.endedAt} >= ${t.startedAt}`),
  ],
)

/** What was said, appended as it is said. */
export const turns = pgTable(
  'turns',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    speaker: text('speaker', { enum: ['trainee', 'persona'] }).notNull(),
    text: text('text').notNull(),
    startedAtMs: integer('started_at_ms').notNull(),
    endedAtMs: integer('ended_at_ms').notNull(),
    typed: boolean('typed').notNull().default(false),
    interrupted: boolean('interrupted').notNull().default(false),
    confidence: real('confidence'),
    /** What a line of the persona came of, so that the talk can be folded again. */
    played: jsonb('played').$type<Played>(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    check('turn_speaker', oneOf(t.speaker, ['trainee', 'persona'])),
    check(
      'turn_in_order',
      sql`${t.seq} >= 0 and ${t.startedAtMs} >= 0 and ${t.endedAtMs} >= ${t.startedAtMs}`,
    ),
    check('turn_confidence', sql`${t.confidence} between 0 and 1`),
    check('turn_played', sql`${t.played} is null or ${t.speaker} = 'persona'`),
  ],
)

/**
 * Who plays the persona of an open conversation: an agent at the desk of a server, or nobody yet. A row
 * outlives its conversation, so no foreign key: it goes once the agent and the room are told.
 */
export const calls = pgTable(
  'calls',
  {
    conversationId: uuid('conversation_id').primaryKey(),
    /** Grows each time the call changes hands. */
    claim: integer('claim').notNull().default(0),
    /** The newest claim whose agent is out of the room: one whose line is cut may still be in it. */
    vacated: integer('vacated').notNull().default(0),
    /** The server at whose desk the agent is. It says again and again that it is there. */
    replica: uuid('replica'),
    claimedUntil: moment('claimed_until'),
    waitingSince: moment('waiting_since').defaultNow(),
  },
  (t) => [
    index('calls_waiting').on(t.waitingSince).where(sql`waiting_since is not null`),
    check('call_claim', sql`${t.claim} >= 0`),
    check(
      'call_is_held_or_waits',
      sql`(${t.waitingSince} is null) = (${t.replica} is not null) and (${t.replica} is null) = (${t.claimedUntil} is null)`,
    ),
  ],
)

/**
 * The sound of a conversation: a file of the data folder, named by `file`, of which the first `bytes` count. When a
 * row goes, whatever takes it along, a trigger notes the file among `files_to_delete`.
 */
export const recordings = pgTable(
  'recordings',
  {
    conversationId: uuid('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    file: uuid('file').notNull().unique('recordings_file').defaultRandom(),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    pages: integer('pages').notNull().default(0),
    /** On the clock of Ogg Opus, 48 to the millisecond. */
    samples: bigint('samples', { mode: 'number' }).notNull().default(0),
    /** What of the talk is in it, in order: from when in the talk, and where that is in the sound. */
    parts: jsonb('parts').$type<RecordedPart[]>().notNull().default([]),
    /** When somebody had agreed to it, and its first sound came. */
    createdAt: createdAt(),
  },
  (t) => [
    check('recording_size', sql`${t.bytes} >= 0 and ${t.pages} >= 0 and ${t.samples} >= 0`),
    check('recording_parts', sql`jsonb_typeof(${t.parts}) = 'array'`),
  ],
)

export type RecordedPart = { talkMs: number; soundMs: number }

export const filesToDelete = pgTable('files_to_delete', { file: uuid('file').primaryKey() })

/** Sums over the conversations of a learner, kept by a trigger on `conversations`. */
export const practiceTotals = pgTable(
  'practice_totals',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversations: integer('conversations').notNull().default(0),
    seconds: bigint('seconds', { mode: 'number' }).notNull().default(0),
    graded: integer('graded').notNull().default(0),
    scoreSum: bigint('score_sum', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    index('practice_totals_by_user').on(t.userId),
  ],
)

/** When somebody practised, by the hour: a reader knows which day that was where they are. Kept by a trigger. */
export const practiceHours = pgTable(
  'practice_hours',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: moment('hour').notNull(),
    conversations: integer('conversations').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId, t.hour] }),
    index('practice_hours_by_user').on(t.userId),
  ],
)
