import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import { groupMembers, groups, memberships, organizations, users } from '../db/tables/people.ts'
import { sessions } from '../db/tables/signing-in.ts'
import { tokenHash } from './tokens.ts'

/** A session nobody uses ends by itself, long before the day it could be used until. */
const IDLE = sql`interval '7 days'`

/** Often enough to tell where one is signed in, seldom enough that reading stays reading. */
const NOTE_USE_AFTER_MS = 60_000

/** Everything is read anew for every call: a changed role counts from the next one. */
export async function findActor(db: Db, token: string | null): Promise<Actor | null> {
  if (token === null) return null
  const [row] = await actorOfToken(db).execute({ tokenHash: tokenHash(token) })
  if (row === undefined) return null
  if (Date.now() - row.lastUsedAt.getTime() > NOTE_USE_AFTER_MS) await noteUse(db, row.sessionId)
  return toActor(row)
}

/** After a call that changed who its caller is. */
export async function findActorOfSession(db: Db, sessionId: string): Promise<Actor | null> {
  const [row] = await selectActors(db, eq(sessions.id, sessionId))
  return row === undefined ? null : toActor(row)
}

const actorOfToken = statement((db) =>
  selectActors(db, eq(sessions.tokenHash, sql.placeholder('tokenHash'))).prepare('actor_of_token'),
)

function selectActors(db: Db, isTheSession: SQL) {
  return db
    .select({
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      name: users.name,
      email: users.email,
      isDeveloper: users.isDeveloper,
      organizationId: organizations.id,
      organizationName: organizations.name,
      recordsCalls: organizations.recordsCalls,
      role: memberships.role,
      groupIds: sql<string[]>`array(
        select ${groupMembers.groupId}
        from ${groupMembers} join ${groups} on ${groups.id} = ${groupMembers.groupId}
        where ${groupMembers.organizationId} = ${memberships.organizationId}
          and ${groupMembers.userId} = ${users.id} and ${groups.isActive})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(
      memberships,
      and(
        eq(memberships.userId, users.id),
        eq(memberships.organizationId, users.activeOrganizationId),
      ),
    )
    .leftJoin(organizations, eq(organizations.id, memberships.organizationId))
    .where(
      and(
        isTheSession,
        gt(sessions.expiresAt, sql`now()`),
        gt(sessions.lastUsedAt, sql`now() - ${IDLE}`),
        isNull(users.disabledAt),
      ),
    )
}

async function noteUse(db: Db, sessionId: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, sql`now() - interval '50 seconds'`)),
    )
}

type Row = Omit<Actor, 'member'> & {
  organizationId: string | null
  organizationName: string | null
  recordsCalls: boolean | null
  role: string | null
  groupIds: string[]
}

function toActor(found: Row): Actor {
  const { organizationId, organizationName, recordsCalls, role, groupIds, ...row } = found
  const { userId, sessionId, name, email, isDeveloper } = row
  const member =
    organizationId === null || organizationName === null || recordsCalls === null || role === null
      ? null
      : { userId, organizationId, organizationName, recordsCalls, role, groupIds }
  return { userId, sessionId, name, email, isDeveloper, member }
}
