import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { users } from '../db/tables/people.ts'
import { sessions } from '../db/tables/signing-in.ts'
import { NotFound } from '../errors.ts'

export async function renameAccount({ db, actor }: Context, name: string): Promise<Actor> {
  await db.update(users).set({ name }).where(eq(users.id, actor.userId))
  return { ...actor, name }
}

/** Nobody is signed in in more places than they can look through. */
const MOST_SESSIONS = 100

export const listSessions = ({ db, actor }: Context) =>
  db
    .select({
      id: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(MOST_SESSIONS)

export async function endSession({ db, actor }: Context, sessionId: string): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new NotFound()
}
