/** What is said about a conversation: by the grader, its learner and those who may read it. */
import type { GradeReport } from '@colloquy/contract/grades'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { organizations, users } from './people.ts'
import { conversations } from './practising.ts'

/** Written once. Another grading of the same conversation has the next number, and the newest counts. */
export const grades = pgTable(
  'grades',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** As it was graded, whatever was decided about it since. Null when it came to no number. */
    score: smallint('score'),
    report: jsonb('report').$type<GradeReport>().notNull(),
    /** By what it was judged: what is decided later is summed up by the same. */
    rubric: jsonb('rubric').$type<Rubric>().notNull(),
    /** Of a conversation that was written for the demo. */
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.number] }),
    check('grade_number', sql`${t.number} >= 1`),
    check('grade_score', sql`${t.score} between 0 and 100`),
  ],
)

/**
 * A learner says of a criterion that it was judged wrongly, and shows where. Decided once, by an admin, with a
 * reason: the row is what remembers who decided what.
 */
export const disagreements = pgTable(
  'disagreements',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').notNull(),
    number: integer('number').notNull(),
    criterionId: text('criterion_id').notNull(),
    /** Which turn of the talk speaks against it; counted from 0. */
    turn: integer('turn').notNull(),
    words: text('words').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decision: text('decision', { enum: ['accepted', 'rejected'] }),
    reason: text('reason'),
    /** Of the criterion, where it was accepted. */
    score: smallint('score'),
  },
  (t) => [
    foreignKey({
      name: 'disagreements_grade',
      columns: [t.conversationId, t.number],
      foreignColumns: [grades.conversationId, grades.number],
    }).onDelete('cascade'),
    unique('disagreements_once').on(t.conversationId, t.number, t.criterionId),
    index('disagreements_by_decider').on(t.decidedBy),
    index('disagreements_open').on(t.organizationId, t.createdAt).where(sql`decided_at is null`),
    check('disagreement_turn', sql`${t.turn} >= 0`),
    check('disagreement_decision', oneOf(t.decision, ['accepted', 'rejected'])),
    check(
      'disagreement_decided',
      sql`num_nulls(${t.decidedAt}, ${t.decision}, ${t.reason}) in (0, 3)`,
    ),
    check('disagreement_score', sql`${t.score} between 0 and 5`),
    check(
      'disagreement_accepted_has_score',
      sql`(${t.decision} is not distinct from 'accepted') = (${t.score} is not null)`,
    ),
  ],
)

/** What somebody says about a talk, beside its grade: at one of its turns, or about all of it. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    turn: integer('turn'),
    words: text('words').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('comments_oldest_first').on(t.conversationId, t.createdAt, t.id),
    index('comments_by_author').on(t.authorId),
    check('comment_turn', sql`${t.turn} >= 0`),
  ],
)

/** That somebody who is not its learner opened a conversation, to the minute. Its learner can read it. */
export const looks = pgTable(
  'looks',
  {
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    viewerId: uuid('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.at, t.viewerId] }),
    index('looks_by_viewer').on(t.viewerId),
  ],
)
