/** What conversations came to, one by one and in sums. */
import type { UseCase } from '@colloquy/domain/use-cases'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
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
import { moment, oneOf } from './columns.ts'
import { groups, organizations } from './people.ts'
import { conversations } from './practising.ts'
import { roleplays } from './roleplays.ts'

/**
 * What a graded conversation came to, as it counts now: its newest grading with what was decided about it since, small
 * enough to read many of. Kept in the transaction that changes a grade; a trigger adds what was submitted to `tallies`.
 */
export const outcomes = pgTable(
  'outcomes',
  {
    conversationId: uuid('conversation_id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Null once the roleplay is deleted for good (see the migration 0007). */
    roleplayId: uuid('roleplay_id'),
    scenario: text('scenario').$type<UseCase>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** As its conversation has it, and whether that goes on from another one: filled in by a trigger. */
    name: text('name').notNull().default(''),
    isDrill: boolean('is_drill').notNull().default(false),
    seconds: integer('seconds').notNull(),
    score: smallint('score').notNull(),
    criteria: jsonb('criteria').$type<OutcomeCriterion[]>().notNull(),
    stages: jsonb('stages').$type<OutcomeStage[]>().notNull(),
    figures: jsonb('figures').$type<OutcomeFigures>().notNull(),
    /** Null until its learner submits it. */
    submittedAt: moment('submitted_at'),
    /** Where its learner was when it was submitted: who moves on leaves it where it was made. */
    groupIds: uuid('group_ids').array().notNull().default([]),
  },
  (t) => [
    index('outcomes_newest_first').on(
      t.organizationId,
      t.userId,
      t.scenario,
      t.isDrill,
      t.startedAt,
    ),
    index('outcomes_best_first').on(
      t.organizationId,
      t.userId,
      t.scenario,
      t.isDrill,
      t.score,
      t.startedAt,
    ),
    index('outcomes_by_roleplay').on(t.roleplayId),
    check('outcome_score', sql`${t.score} between 0 and 100`),
  ],
)

/** Of one that was scored. */
export type OutcomeCriterion = { id: string; name: string; score: number }

export type OutcomeStage = { id: string; name: string; isReached: boolean; isCovered: boolean }
/** Null where there was too little to measure. */

export type OutcomeFigures = {
  wordsPerMinute: number | null
  talkShare: number | null
  questions: number | null
  openQuestions: number | null
  /** Of a hundred words. */
  fillers: number | null
}

/**
 * `attempt`: all that was submitted, and the sum of their scores of 100. `criterion`: those in which it was scored, and
 * the sum of its scores of 5. Of the attempts that had a stage ahead, `reached` sums up those that came to it and
 * `covered` those that did what it is for: the first gap tells where talks end, the second where they go past it.
 */
const TALLY_KINDS = ['attempt', 'criterion', 'reached', 'covered'] as const

/**
 * Sums over what was submitted, a month a row, kept by a trigger on `outcomes`: so analytics cost the same after ten
 * talks and after a million. Null stands for all: all groups, all roleplays of a use case, all use cases.
 */
export const tallies = pgTable(
  'tallies',
  {
    /** A hash of all that tells one from another, so that null is found as quickly as anything else. */
    cell: uuid('cell').primaryKey(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id'),
    scenario: text('scenario').$type<UseCase>(),
    roleplayId: uuid('roleplay_id'),
    /** Its first day, in UTC: in which it was practised. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind', { enum: TALLY_KINDS }).notNull(),
    /** Which criterion or stage; empty for attempts. */
    key: text('key').notNull(),
    /** As it was called last. */
    name: text('name').notNull(),
    n: integer('n').notNull(),
    sum: integer('sum').notNull(),
    /** How many people they are of. */
    people: integer('people').notNull(),
  },
  (t) => [
    // Both hold what is read of a cell as well (see the migration 0010): a year of cells lies side by side in them.
    unique('tallies_once')
      .on(t.organizationId, t.groupId, t.kind, t.scenario, t.roleplayId, t.month, t.key)
      .nullsNotDistinct(),
    index('tallies_attempts')
      .on(t.organizationId, t.groupId, t.month)
      .where(sql`${t.kind} = 'attempt'`),
    index('tallies_by_roleplay').on(t.organizationId, t.roleplayId),
    foreignKey({
      name: 'tallies_group',
      columns: [t.organizationId, t.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'tallies_roleplay',
      columns: [t.organizationId, t.roleplayId],
      foreignColumns: [roleplays.organizationId, roleplays.id],
    }).onDelete('cascade'),
    check('tally_kind', oneOf(t.kind, TALLY_KINDS)),
    check('tally_counts', sql`${t.n} > 0 and ${t.people} <= ${t.n}`),
  ],
)

/** Whose they are, and how many of each: so that it is known when the last of somebody goes. */
export const tallyPeople = pgTable(
  'tally_people',
  {
    cell: uuid('cell')
      .notNull()
      .references(() => tallies.cell, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cell, t.userId] }),
    check('tally_people_counts', sql`${t.n} > 0`),
  ],
)
