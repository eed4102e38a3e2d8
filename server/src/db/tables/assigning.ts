/** What somebody was asked to practise. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf } from './columns.ts'
import { groups, memberships, organizations, users } from './people.ts'
import { roleplays } from './roleplays.ts'

/** A roleplay that somebody is to practise. Whom it is for stands in the two tables below, as it is today. */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    roleplayId: uuid('roleplay_id').notNull(),
    note: text('note').notNull().default(''),
    /** The moment itself: whoever reads it, reads it in their own time zone. */
    dueAt: moment('due_at'),
    /** Null where it is done once it is submitted, whatever the score. */
    passMark: smallint('pass_mark'),
    leastAttempts: smallint('least_attempts').notNull().default(1),
    /** Null for as many as one likes. */
    mostAttempts: smallint('most_attempts'),
    /** Which of the submitted attempts. */
    counts: text('counts', { enum: ['best', 'last'] })
      .notNull()
      .default('best'),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Nobody can start it any more; what was submitted stays. */
    closedAt: moment('closed_at'),
  },
  (t) => [
    unique('assignments_within_organization').on(t.organizationId, t.id),
    index('assignments_newest_first').on(t.organizationId, t.createdAt, t.id),
    index('assignments_open')
      .on(t.organizationId, t.createdAt, t.id)
      .where(sql`${t.closedAt} is null`),
    index('assignments_by_roleplay').on(t.roleplayId),
    index('assignments_by_author').on(t.createdBy),
    foreignKey({
      name: 'assignments_roleplay',
      columns: [t.organizationId, t.roleplayId],
      foreignColumns: [roleplays.organizationId, roleplays.id],
    }).onDelete('cascade'),
    check('assignment_pass_mark', sql`${t.passMark} between 0 and 100`),
    check(
      'assignment_attempts',
      sql`${t.leastAttempts} >= 1 and ${t.mostAttempts} >= ${t.leastAttempts}`,
    ),
    check('assignment_counts', oneOf(t.counts, ['best', 'last'])),
  ],
)

/** Whether their assignment is: kept by a trigger, so that what is asked of somebody is found without all that once was. */
const isOpen = () => boolean('is_open').notNull().default(true)

export const assignmentPeople = pgTable(
  'assignment_people',
  {
    organizationId: uuid('organization_id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    userId: uuid('user_id').notNull(),
    isOpen: isOpen(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.userId] }),
    index('assignment_people_by_member').on(t.organizationId, t.userId, t.isOpen),
    foreignKey({
      name: 'assignment_people_assignment',
      columns: [t.organizationId, t.assignmentId],
      foreignColumns: [assignments.organizationId, assignments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'assignment_people_membership',
      columns: [t.organizationId, t.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
)

export const assignmentGroups = pgTable(
  'assignment_groups',
  {
    organizationId: uuid('organization_id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    groupId: uuid('group_id').notNull(),
    isOpen: isOpen(),
  },
  (t) => [
    primaryKey({ columns: [t.assignmentId, t.groupId] }),
    index('assignment_groups_by_group').on(t.organizationId, t.groupId, t.isOpen),
    foreignKey({
      name: 'assignment_groups_assignment',
      columns: [t.organizationId, t.assignmentId],
      foreignColumns: [assignments.organizationId, assignments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'assignment_groups_group',
      columns: [t.organizationId, t.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }).onDelete('cascade'),
  ],
)
