import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from '../db/connect.ts'
import { turns } from '../db/tables/practising.ts'
import { aPersonasTurn } from '../testing/agent.ts'
import { aTalk } from '../testing/gradings.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { anOrganization, aPerson, aRoleplay } from '../testing/world.ts'
import { readTalk } from './read-talk.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let connection: Connection
beforeAll(async () => {
  database = await makeTestDatabase()
  connection = connect(database.url, { connections: 2 })
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

it('hands on what a line of our own engine told, unless it was cut off before it was heard', async () => {
  const { db } = connection
  const organizationId = await anOrganization(db)
  const { userId } = await aPerson(db, { organizationId })
  const roleplayId = await aRoleplay(db, organizationId)
  const id = await aTalk(db, { organizationId, userId, roleplayId })
  const { played } = aPersonasTurn(1)
  for (const [seq, interrupted] of [
    [1, false],
    [3, true],
  ] as const)
    await db
      .update(turns)
      .set({ played, interrupted })
      .where(and(eq(turns.conversationId, id), eq(turns.seq, seq)))

  const found = await readTalk(db, id)
  expect(found?.talk.turns.slice(0, 6).map(({ tells }) => tells)).toEqual([
    undefined,
    played?.reveals,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(await readTalk(db, organizationId)).toBeNull()
})
