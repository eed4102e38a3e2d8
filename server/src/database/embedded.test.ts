import { inject, expect, it } from 'vitest'
import { Client } from 'pg'
it('x', async () => {
  const client = new Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
})
