import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { connect, type Connection } from '../db/connect.ts'
import { conversations, grades } from '../db/tables.ts'
import { aTalk, jobsOf, startGradings } from '../testing/gradings.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { anOrganization, aPerson, aRoleplay } from '../testing/world.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let connection: Connection
let db: Connection['db']
beforeAll(async () => {
  database = await makeTestDatabase()
  connection = connect(database.url, { connections: 5 })
  db = connection.db
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

let learner: { organizationId: string; userId: string; roleplayId: string }
beforeEach(async () => {
  const organizationId = await anOrganization(db)
  const { userId } = await aPerson(db, { organizationId })
  learner = { organizationId, userId, roleplayId: await aRoleplay(db, organizationId) }
})

const rowOf = async (id: string) =>
  (await db.select().from(conversations).where(eq(conversations.id, id)))[0]
const stateOf = async (id: string) => (await rowOf(id))?.state
const gradesOf = (id: string) => db.select().from(grades).where(eq(grades.conversationId, id))

it('has neither a job nor an ending where what ended it is undone', async () => {
  const id = await aTalk(db, learner)
  const undone = db.transaction(async (tx) => {
    await endConversation(tx, id)
    expect(await jobsOf(tx, id)).toEqual(['created'])
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await jobsOf(db, id)).toEqual([])
  expect(await stateOf(id)).toBe('live')
})

it('is graded once it has ended', async () => {
  const gradings = await startGradings(database.url)
  const id = await aTalk(db, learner)
  await endConversation(db, id)
  await expect.poll(() => stateOf(id), { timeout: 5_000 }).toBe('graded')
  const [given] = await gradesOf(id)
  expect(given).toMatchObject({ number: 1, isSample: false })
  expect((await rowOf(id))?.score).toBe(given?.score)
  await gradings.stop()
})
