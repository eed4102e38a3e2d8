import { readdirSync, readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { makeEmptyDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'
import { allTables } from '../testing/all-tables.ts'

const folder = new URL('../../migrations/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')

describe('the migrations', () => {
  it('say the same as the tables', async () => {
    const newest = readdirSync(new URL('meta/', folder))
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1)
    const before = JSON.parse(read(`meta/${newest}`)) as Parameters<typeof generateMigration>[0]
    expect(await generateMigration(before, generateDrizzleJson(allTables, before.id))).toEqual([])
  })

  it('are never changed once they are written', () => {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .toSorted()
    const sums = files.map(
      (name) => `${createHash('sha256').update(read(name)).digest('hex')}  ${name}\n`,
    )
    expect(sums.join('')).toBe(read('frozen.txt'))
  })

  it('run once when several servers start on an empty database', async () => {
    const { url } = await makeEmptyDatabase()
    await Promise.all([migrate(url), migrate(url), migrate(url), migrate(url)])
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(
      'select count(*)::int as count from drizzle.__drizzle_migrations',
    )
    await client.end()
    expect(rows).toEqual([
      { count: readdirSync(folder).filter((name) => name.endsWith('.sql')).length },
    ])
  })
})
