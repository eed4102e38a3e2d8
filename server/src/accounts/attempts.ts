import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { attempts } from '../db/tables/signing-in.ts'
import { TooMany } from '../errors.ts'

/**
 * Limits on what may be tried, kept in the database: they hold over all servers and over a restart.
 * An attempt is counted before it is made, so that many at once cannot slip through together, and is
 * taken back when it was a right one.
 */
export type Limit = { of: string; most: number; minutes: number }

export type Counted = {
  /** With `all`, those before it that counted against that limit are forgotten too. */
  takeBack: (all?: Limit) => Promise<void>
}

/** All limits must have room: the attempt counts against none of them otherwise. */
export async function countAttempt(db: Db, limits: Limit[]): Promise<Counted> {
  const rows = await db
    .insert(attempts)
    .values(limits.map((limit) => ({ key: keyOf(limit) })))
    .returning({ id: attempts.id, key: attempts.key })
  const takeBack = async (all?: Limit) => {
    const isThis = inArray(
      attempts.id,
      rows.map(({ id }) => id),
    )
    await db
      .delete(attempts)
      .where(all === undefined ? isThis : or(isThis, eq(attempts.key, keyOf(all))))
  }

  // After the attempts are stored, not with them: those made at the same moment are seen by one of both.
  const earlier = await earlierThan(db, rows, limits)
  const wait = Math.max(...limits.map((limit, n) => secondsUntilFree(limit, earlier[n] ?? [])))
  if (wait > 0) {
    await takeBack()
    throw new TooMany(wait)
  }
  return { takeBack }
}

/** Of each limit the ages in seconds of what counts against it, the oldest first. */
async function earlierThan(
  db: Db,
  rows: { id: bigint; key: Buffer }[],
  limits: Limit[],
): Promise<number[][]> {
  const ofEach = limits.map((limit, n) => {
    const key = keyOf(limit)
    const own = rows.find((row) => row.key.equals(key))
    return (
      db
        .select({
          n: sql`${n}::int`.as('n'),
          age: sql`extract(epoch from now() - ${attempts.at})::float8`.as('age'),
        })
        .from(attempts)
        .where(
          and(
            eq(attempts.key, key),
            gt(attempts.at, sql`now() - make_interval(mins => ${limit.minutes})`),
            sql`${attempts.id} < ${own?.id ?? 0n}`,
          ),
        )
        .orderBy(asc(attempts.at))
        // Never more than the limit can stand there, but for a few made at the same moment.
        .limit(limit.most * 2)
    )
  })
  const { rows: found } = await db.execute<{ n: number; age: number }>(
    sql.join(
      ofEach.map((query) => sql`${query}`),
      sql` union all `,
    ),
  )
  return limits.map((_, n) =>
    found
      .filter((row) => row.n === n)
      .map(({ age }) => age)
      .sort((one, other) => other - one),
  )
}

/** 0 when there is room. */
function secondsUntilFree({ most, minutes }: Limit, ages: number[]): number {
  if (ages.length < most) return 0
  return minutes * 60 - (ages[ages.length - most] ?? 0)
}

const keyOf = ({ of, minutes }: Limit): Buffer =>
  createHash('sha256').update(`${of}/${minutes}`).digest()
