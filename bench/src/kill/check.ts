import type pg from 'pg'
import { connectTo } from '../product/database.ts'
import { findMissing } from '../product/missing.ts'
import type { Place } from '../product/start-product.ts'
import type { Acknowledged } from './writers.ts'

/** The acknowledged writes that are not in the database. */
export async function findLost(place: Place, writes: Acknowledged): Promise<string[]> {
  const database = await connectTo(place, { role: 'colloquy' })
  const lost = [
    await findMissing(database, { table: 'users', column: 'email', values: writes.accounts }),
    await findMissing(database, { table: 'roleplays', column: 'id', values: writes.roleplays }),
    await findMissing(database, {
      table: 'waitlist_entries',
      column: 'email',
      values: writes.waiting,
    }),
  ]
  await database.end()
  return lost.flat().map((value) => `${value} was lost`)
}

/** Indexes that do not agree with their tables, as Postgres's own check finds them. */
export async function findCorrupt(place: Place): Promise<string[]> {
  const database = await connectTo(place, { role: 'postgres' })
  await database.query('create extension if not exists amcheck')
  const { rows } = await database.query<{ name: string }>(
    `select c.oid::regclass::text as name
     from pg_index as i join pg_class as c on c.oid = i.indexrelid
     join pg_am as a on a.oid = c.relam
     where a.amname = 'btree' and c.relpersistence = 'p' and i.indisvalid`,
  )
  const corrupt: string[] = []
  for (const { name } of rows) {
    const problem = await checkIndex(database, name)
    if (problem !== null) corrupt.push(`${name}: ${problem}`)
  }
  await database.end()
  return corrupt
}

const checkIndex = (database: pg.Client, name: string): Promise<string | null> =>
  database.query('select bt_index_check($1::regclass, true)', [name]).then(
    () => null,
    (problem: Error) => problem.message,
  )
