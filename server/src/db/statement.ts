import type { Db } from './connect.ts'

/**
 * A query that is written once and then only asked: to write one takes drizzle several times as long
 * as it takes to ask it (measured: 150 of the 185 µs of reading an account). For those that many calls
 * make; a transaction writes it anew.
 */
export function statement<Prepared>(write: (db: Db) => Prepared): (db: Db) => Prepared {
  const written = new WeakMap<Db, Prepared>()
  return (db) => {
    const known = written.get(db) ?? write(db)
    written.set(db, known)
    return known
  }
}
