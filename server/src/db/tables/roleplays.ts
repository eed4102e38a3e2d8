/** What is practised, in its versions, and where it is kept. */
import { type Difficulty, DIFFICULTY_NAMES } from '@colloquy/domain/graph/difficulty'
import type { OwnGraph } from '@colloquy/domain/graph/plan'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import type { UseCase } from '@colloquy/domain/use-cases'
import type { VoiceId } from '@colloquy/domain/voices'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment, oneOf, searchable } from './columns.ts'
import { groups, memberships, organizations, users } from './people.ts'

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
