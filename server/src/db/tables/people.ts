/** Who there is, and to what they belong. */
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from './columns.ts'

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
