/** Signing in. Only hashes of tokens are kept: who reads the database cannot use them. */
import { bigint, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from './columns.ts'
import { users } from './people.ts'

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
