/**
 * Every table, on one page. What must never be untrue stands here as a foreign key or a check, so that
 * no path through the code can make it untrue. `organization_id` in a foreign key keeps the rows of
 * one organization from ever pointing into another.
 */
import type { Played } from '@colloquy/contract/desk'
import { CONVERSATION_STATES, UNGRADED_REASONS } from '@colloquy/domain/conversation'
import { DIFFICULTY_NAMES, type Difficulty } from '@colloquy/domain/graph/difficulty'
import type { OwnGraph } from '@colloquy/domain/graph/plan'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import type { UseCase } from '@colloquy/domain/use-cases'
import type { VoiceId } from '@colloquy/domain/voices'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { GradeReport } from '@colloquy/contract/grades'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const id = () => uuid('id').primaryKey().defaultRandom()
const createdAt = () => moment('created_at').notNull().defaultNow()
const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

// People

export const organizations = pgTable(
  'organizations',
  {
    id: id(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Whether the sound of calls is kept, of those who agree to it. */
    recordsCalls: boolean('records_calls').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('organizations_oldest_first').on(t.createdAt, t.id),
    check('organization_name_not_blank', sql`${t.name} ~ '\\S'`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique('users_email'),
    name: text('name').notNull(),
    /** Null until a one-time link has set one: nobody can sign in until then. */
    passwordHash: text('password_hash'),
    isDeveloper: boolean('is_developer').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** Where a person works now. The memberships would allow more than one. */
    activeOrganizationId: uuid('active_organization_id').references(() => organizations.id, {
      onDelete: 'set null',
    }),
    createdAt: createdAt(),
  },
  (t) => [
    index('users_by_active_organization').on(t.activeOrganizationId),
    check('email_in_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
)

export const memberships = pgTable(
  'memberships',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.organizationId, t.userId] }),
    index('memberships_oldest_first').on(t.organizationId, t.createdAt, t.userId),
    index('memberships_by_user').on(t.userId),
    check('membership_role', sql`lower(${t.role}) in ('admin', 'member')`),
  ],
)

export const groups = pgTable(
  'groups',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    unique('groups_within_organization').on(t.organizationId, t.id),
    index('groups_by_name').on(t.organizationId, t.name, t.id),
  ],
)

export const groupMembers = pgTable(
  'group_members',
  {
    organizationId: uuid('organization_id').notNull(),
    groupId: uuid('group_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.userId] }),
    index('group_members_by_user').on(t.organizationId, t.userId),
    foreignKey({
      name: 'group_members_group',
      columns: [t.organizationId, t.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'group_members_membership',
      columns: [t.organizationId, t.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique('invitations_token'),
    email: text('email'),
    role: text('role').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    unique('invitations_within_organization').on(t.organizationId, t.id),
    index('invitations_newest_first').on(t.organizationId, t.createdAt, t.id),
    check('invitation_role', sql`lower(${t.role}) in ('admin', 'member')`),
  ],
)

export const invitationGroups = pgTable(
  'invitation_groups',
  {
    organizationId: uuid('organization_id').notNull(),
    invitationId: uuid('invitation_id').notNull(),
    groupId: uuid('group_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invitationId, t.groupId] }),
    index('invitation_groups_by_group').on(t.organizationId, t.groupId),
    foreignKey({
      name: 'invitation_groups_invitation',
      columns: [t.organizationId, t.invitationId],
      foreignColumns: [invitations.organizationId, invitations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'invitation_groups_group',
      columns: [t.organizationId, t.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }).onDelete('cascade'),
  ],
)

// Signing in. Only hashes of tokens are kept: who reads the database cannot use them.

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytes('token_hash').notNull().unique('sessions_token'),
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sessions_newest_first').on(t.userId, t.createdAt, t.id),
    index('sessions_by_expiry').on(t.expiresAt),
  ],
)

export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('password_links_by_user').on(t.userId),
    index('password_links_by_expiry').on(t.expiresAt),
  ],
)

/** One row for each attempt that counts against a limit. The key is a hash of account or address. */
export const attempts = pgTable(
  'attempts',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    key: bytes('key').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('attempts_by_key').on(t.key, t.at), index('attempts_by_time').on(t.at)],
)

/** Addresses from which an account was used well: others cannot lock it out from there. */
export const knownPlaces = pgTable(
  'known_places',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    place: bytes('place').notNull(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.place] }),
    index('known_places_by_time').on(t.lastSeenAt),
  ],
)

/** Answers kept for writes that are sent again. Sealed with the key that only the sender has. */
export const rememberedAnswers = pgTable(
  'remembered_answers',
  {
    /** Hash of who sent it and of the idempotency key. */
    key: bytes('key').primaryKey(),
    fingerprint: bytes('fingerprint').notNull(),
    status: smallint('status'),
    sealed: bytes('sealed'),
    createdAt: createdAt(),
  },
  (t) => [index('remembered_answers_by_time').on(t.createdAt)],
)

// Roleplays

/** Where roleplays are kept together. One of another organization cannot hold them (see the migration 0007). */
export const folders = pgTable(
  'folders',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('folders_within_organization').on(t.organizationId, t.id),
    unique('folders_by_name').on(t.organizationId, t.name),
    check('folder_name_not_blank', sql`${t.name} ~ '\\S'`),
  ],
)

/** A name, or numbers. */
const difficulty = () =>
  jsonb('difficulty').$type<Difficulty>().notNull().default(sql`'"normal"'::jsonb`)
const isDifficulty = (column: AnyPgColumn): SQL =>
  sql`jsonb_typeof(${column}) = 'object' or ${oneOf(
    column,
    DIFFICULTY_NAMES.map((name) => `"${name}"`),
  )}`

export const roleplays = pgTable(
  'roleplays',
  {
    id: id(),
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The version people see: its content stands in roleplay_versions. */
    version: integer('version').notNull().default(1),
    name: text('name').notNull(),
    description: text('description'),
    scenario: text('scenario').$type<UseCase>().notNull(),
    difficulty: difficulty(),
    isPublic: boolean('is_public').notNull(),
    /** Null for those that are in none, also once theirs is deleted. */
    folderId: uuid('folder_id'),
    tags: text('tags').array().notNull().default([]),
    /** Put away: nobody can start it until it is restored. */
    archivedAt: moment('archived_at'),
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('roleplays_within_organization').on(t.organizationId, t.id),
    index('roleplays_by_name').on(t.organizationId, t.name, t.id).where(sql`deleted_at is null`),
    index('roleplays_by_folder').on(t.folderId).where(sql`folder_id is not null`),
    check('roleplay_difficulty', isDifficulty(t.difficulty)),
  ],
)

export type StoredPersona = {
  name: string
  role: string
  situation: string
  background: string
  painPoints: string[]
  goals: string[]
}

/** Written once, never changed: a conversation means what it meant when it was held. */
export const roleplayVersions = pgTable(
  'roleplay_versions',
  {
    organizationId: uuid('organization_id').notNull(),
    roleplayId: uuid('roleplay_id').notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    scenario: text('scenario').$type<UseCase>().notNull(),
    difficulty: difficulty(),
    persona: jsonb('persona').$type<StoredPersona>().notNull(),
    /** Its own, in place of what the template of its use case says. It holds what a learner has to find out. */
    graph: jsonb('graph').$type<OwnGraph>(),
    /** Null when the persona's name chooses it. */
    voice: text('voice').$type<VoiceId>(),
    /** By what its talks are judged, in place of the rubric of its use case. */
    rubric: jsonb('rubric').$type<Rubric>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** What a search looks in: the name before everything else, then all that is said of the persona. */
    words: searchable('words').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', "name"), 'A') || setweight(to_tsvector('english', coalesce("description", '')), 'B') || jsonb_to_tsvector('english', "persona", '["string"]')`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.roleplayId, t.version] }),
    index('roleplay_versions_by_words').using('gin', t.words),
    unique('roleplay_versions_within_organization').on(t.organizationId, t.roleplayId, t.version),
    index('roleplay_versions_by_author').on(t.createdBy),
    check('roleplay_version_difficulty', isDifficulty(t.difficulty)),
    check('roleplay_version_graph', sql`jsonb_typeof(${t.graph}) = 'object'`),
    check('roleplay_version_rubric', sql`jsonb_typeof(${t.rubric}) = 'object'`),
    foreignKey({
      name: 'roleplay_versions_roleplay',
      columns: [t.organizationId, t.roleplayId],
      foreignColumns: [roleplays.organizationId, roleplays.id],
    }).onDelete('cascade'),
  ],
)

export const roleplayGroups = pgTable(
  'roleplay_groups',
  {
    organizationId: uuid('organization_id').notNull(),
    roleplayId: uuid('roleplay_id').notNull(),
    groupId: uuid('group_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.roleplayId, t.groupId] }),
    index('roleplay_groups_by_group').on(t.organizationId, t.groupId),
    foreignKey({
      name: 'roleplay_groups_roleplay',
      columns: [t.organizationId, t.roleplayId],
      foreignColumns: [roleplays.organizationId, roleplays.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'roleplay_groups_group',
      columns: [t.organizationId, t.groupId],
      foreignColumns: [groups.organizationId, groups.id],
    }).onDelete('cascade'),
  ],
)

export const roleplayFavourites = pgTable(
  'roleplay_favourites',
  {
    organizationId: uuid('organization_id').notNull(),
    userId: uuid('user_id').notNull(),
    roleplayId: uuid('roleplay_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.roleplayId] }),
    index('roleplay_favourites_by_roleplay').on(t.roleplayId),
    index('roleplay_favourites_by_member').on(t.organizationId, t.userId),
    foreignKey({
      name: 'roleplay_favourites_roleplay',
      columns: [t.organizationId, t.roleplayId],
      foreignColumns: [roleplays.organizationId, roleplays.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'roleplay_favourites_membership',
      columns: [t.organizationId, t.userId],
      foreignColumns: [memberships.organizationId, memberships.userId],
    }).onDelete('cascade'),
  ],
)

// Assigning

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
    index('assignments_open').on(t.organizationId, t.createdAt, t.id).where(sql`${t.closedAt} is null`),
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

// Practising

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
    unique('tallies_once')
      .on(t.organizationId, t.groupId, t.kind, t.month, t.scenario, t.roleplayId, t.key)
      .nullsNotDistinct(),
    index('tallies_by_group').on(t.organizationId, t.groupId),
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

// Everything else

export const waitlistEntries = pgTable('waitlist_entries', {
  id: id(),
  email: text('email').notNull().unique('waitlist_entries_email'),
  name: text('name'),
  interests: text('interests').array().$type<UseCase[]>().notNull(),
  otherDetails: text('other_details'),
  createdAt: createdAt(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
