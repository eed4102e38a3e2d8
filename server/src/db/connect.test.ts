import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestDatabase } from '../testing/test-database.ts'
import { connect } from './connect.ts'

/* A database that goes away in the middle of something costs that one request, and nothing more. */

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let killer: pg.Client
beforeAll(async () => {
  database = await makeTestDatabase()
  killer = new pg.Client({ connectionString: database.url })
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await database.drop()
})

const breakAll = () =>
  killer.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'colloquy'`)

it('gives every connection back, at whichever moment of a transaction it breaks', async () => {
  const { db, pool, close } = connect(database.url, { connections: 2 })
  let broken = 0
  for (let round = 0; round < 100; round += 1) {
    // So that there is one to break; it may be one that does not know yet that it is broken.
    await db.execute(sql`select 1`).catch(() => {})
    const work = db.transaction((tx) => tx.execute(sql`select 2`))
    const [, outcome] = await Promise.allSettled([breakAll(), work])
    if (outcome.status === 'rejected') broken += 1
  }
  expect(broken).toBeGreaterThan(0)
  expect(pool.totalCount - pool.idleCount).toBe(0)
  // As many as there are connections may still find theirs broken.
  for (let last = 0; last < 2; last += 1)
    await db.transaction((tx) => tx.execute(sql`select 3`)).catch(() => {})
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 4 as four`))
  expect(rows).toEqual([{ four: 4 }])
  await close()
})

it('ends no process when a connection breaks between the queries of a transaction', async () => {
  const { db, close } = connect(database.url, { connections: 2 })
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`select 1`)
    await breakAll()
    // Long enough to be told of it while nobody asks anything.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await tx.execute(sql`select 2`)
  })
  await expect(work).rejects.toThrow('Failed query')
  await close()
})
