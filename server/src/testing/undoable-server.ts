import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import pino from 'pino'
import { createTestHasher } from './test-hasher.ts'
import { createApp } from '../app.ts'
import type { Db } from '../db/connect.ts'
import { CONTENTS_OF, DIGEST, type Digest, digestOf } from './digest.ts'
import { makeTestDatabase } from './test-database.ts'
import { TEST_SETTINGS, type TestServer } from './test-server.ts'

/**
 * The whole server, on a transaction that is never committed: what a call did can be looked at and then
 * undone in a millisecond. Its clock stands still, and it does one thing after the other; what depends
 * on either is tested with a server that commits.
 */
export type UndoableServer = Pick<TestServer, 'app' | 'db'> & {
  /** What `work` does to the database is undone after it. */
  undoing: <T>(work: () => Promise<T>) => Promise<T>
  /** The same, but what it did stays when it answers true. */
  undoingUnless: (work: () => Promise<boolean>) => Promise<void>
  digest: () => Promise<Digest>
  /** Every row of an organization, as text. */
  contentsOf: (organizationId: string) => Promise<string[]>
  close: () => Promise<void>
}

export async function startUndoableServer(): Promise<UndoableServer> {
  const database = await makeTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  askInTurn(client)
  await client.connect()

  const { db, end } = await beginForEver(client)
  const settings = { ...TEST_SETTINGS, databaseUrl: database.url, trustProxy: 1 }
  const log = pino({ level: 'silent' })
  const app = await createApp({
    db,
    limits: db,
    longWork: db,
    hasher: createTestHasher(),
    settings,
    log,
  })
  await app.ready()

  let depth = 0
  const undoingUnless = async (work: () => Promise<boolean>): Promise<void> => {
    depth += 1
    const name = `undo_${depth}`
    let stays = false
    await client.query(`savepoint ${name}`)
    try {
      stays = await work()
    } finally {
      depth -= 1
      await client.query(stays ? `release savepoint ${name}` : `rollback to savepoint ${name}`)
    }
  }
  return {
    app,
    db,
    undoing: async (work) => {
      const results: Awaited<ReturnType<typeof work>>[] = []
      await undoingUnless(async () => {
        results.push(await work())
        return false
      })
      return results[0] as Awaited<ReturnType<typeof work>>
    },
    undoingUnless,
    digest: async () => digestOf((await client.query({ name: 'digest', text: DIGEST })).rows),
    contentsOf: async (organizationId) => {
      const { rows } = await client.query<{ content: string }>(CONTENTS_OF, [organizationId])
      return rows.map(({ content }) => content)
    },
    close: async () => {
      await app.close()
      await end()
      await client.end()
      await database.drop()
    },
  }
}

/** Inside it every transaction of the server is a savepoint. */
async function beginForEver(client: pg.Client): Promise<{ db: Db; end: () => Promise<void> }> {
  const begun = Promise.withResolvers<Db>()
  const over = Promise.withResolvers<never>()
  const transaction = drizzle(client)
    .transaction((tx) => {
      begun.resolve(tx)
      return over.promise
    })
    .catch(begun.reject)
  return {
    db: await begun.promise,
    end: async () => {
      over.reject(new Error('never kept'))
      await transaction
    },
  }
}

/** A pool gives queries of the same moment a connection each; here they take turns on one. */
function askInTurn(client: pg.Client): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  const askOnce = async (...given: unknown[]): Promise<unknown> => {
    const answer = await ask(...given)
    const [, savepoint] = ROLLBACK.exec(textOf(given[0])) ?? []
    // It is still there after that, and would hide one of the same name: of a transaction on another
    // connection, as the server believes.
    if (savepoint !== undefined) await ask(`release savepoint ${savepoint}`)
    return answer
  }
  const inTurn = (...given: unknown[]): Promise<unknown> => {
    const answer = last.then(() => askOnce(...given))
    last = answer.catch(() => {})
    return answer
  }
  client.query = inTurn as typeof client.query
}

const ROLLBACK = /^rollback to savepoint (\w+)$/

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
