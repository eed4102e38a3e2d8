import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { attempts } from '../db/tables.ts'
import { TooMany } from '../errors.ts'

/**
 * Limits on what may be tried, kept in the database: they hold over all servers and over a restart.
 * An attempt is counted before it is made, so that many at once cannot slip through together, and is
 * taken back when it was a right one.
 */
export type Limit = { of: string; most: number; minutes: number }

export type Counted = { takeBack: () => Promise<void> }

/** All limits must have room: the attempt counts against none of them otherwise. */
export async function countAttempt(db: Db, limits: Limit[]): Promise<Counted> {
  const keyed = limits.map((limit) => ({ ...limit, key: keyOf(limit) }))
  const rows = await db
    .insert(attempts)
    .values(keyed.map(({ key }) => ({ key })))
    .returning({ id: attempts.id, key: attempts.key })
  const ids = rows.map((row) => row.id)
  const takeBack = async () => {
    await db.delete(attempts).where(inArray(attempts.id, ids))
  }

  const waits = await Promise.all(
    keyed.map((limit) => {
      const own = rows.find((row) => row.key.equals(limit.key))
      return secondsUntilFree(db, limit, own?.id ?? 0n)
    }),
  )
  const wait = Math.max(...waits)
  if (wait > 0) {
    await takeBack()
    throw new TooMany(wait)
  }
  return { takeBack }
}

export async function forgetAttempts(db: Db, limit: Limit): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(limit)))
}

/** 0 when there is room before the attempt with this id. */
async function secondsUntilFree(
  db: Db,
  limit: Limit & { key: Buffer },
  id: bigint,
): Promise<number> {
  const since = sql`now() - make_interval(mins => ${limit.minutes})`
  const earlier = await db
    .select({ age: sql<number>`extract(epoch from now() - ${attempts.at})::float8` })
    .from(attempts)
    .where(and(eq(attempts.key, limit.key), gt(attempts.at, since), sql`${attempts.id} < ${id}`))
    .orderBy(asc(attempts.at))
    // Never more than the limit can stand there, but for a few made at the same moment.
    .limit(limit.most * 2)
  if (earlier.length < limit.most) return 0
  const freeing = earlier[earlier.length - limit.most]
  return limit.minutes * 60 - (freeing?.age ?? 0)
}

const keyOf = ({ of, minutes }: Limit): Buffer =>
  createHash('sha256').update(`${of}/${minutes}`).digest()
