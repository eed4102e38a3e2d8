import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../db/migrate.ts'

const TEMPLATE = 'colloquy_template'

/** Any number that no other lock of the tests uses. */
const TEMPLATE_LOCK = 0x74656d70

/** A database of one's own, with all tables and nothing in them: copied, which is faster than migrated. */
export async function makeTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner(async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [TEMPLATE])
    if (rowCount === 0) {
      await owner.query(`create database ${TEMPLATE}_new`)
      await migrate(urlOf(`${TEMPLATE}_new`))
      await owner.query(`alter database ${TEMPLATE}_new rename to ${TEMPLATE}`)
    }
    await owner.query(`create database ${name} template ${TEMPLATE}`)
  })
  return {
    url: urlOf(name),
    drop: () => asOwner((owner) => owner.query(`drop database ${name} with (force)`)),
  }
}

/** Empty, for what begins with migrating. */
export async function makeEmptyDatabase(): Promise<{ url: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asOwner((owner) => owner.query(`create database ${name}`))
  return { url: urlOf(name) }
}

async function asOwner(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: inject('postgresUrl') })
  await owner.connect()
  try {
    await work(owner)
  } finally {
    await owner.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  return url.href
}
