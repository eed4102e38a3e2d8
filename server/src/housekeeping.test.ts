import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { invitations } from './db/tables/people.ts'
import { attempts, passwordLinks, rememberedAnswers, sessions } from './db/tables/signing-in.ts'
import { sweep } from './housekeeping.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { anOrganization, aPerson, aSession } from './testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

it('sweeps away what has run out and leaves the rest', async () => {
  const { db } = server
  const ana = await aPerson(db)
  await aSession(db, ana.userId, '-1 minute')
  const organizationId = await anOrganization(db)
  const bytes = (text: string) => Buffer.from(text)
  const past = sql`now() - interval '40 days'`
  const future = sql`now() + interval '1 hour'`
  await db.insert(passwordLinks).values([
    { tokenHash: bytes('old'), userId: ana.userId, expiresAt: past },
    { tokenHash: bytes('new'), userId: ana.userId, expiresAt: future },
  ])
  await db.insert(invitations).values([
    { tokenHash: bytes('old'), organizationId, role: 'member', expiresAt: past },
    { tokenHash: bytes('new'), organizationId, role: 'member', expiresAt: future },
  ])
  await db.insert(attempts).values([{ key: bytes('old'), at: past }, { key: bytes('new') }])
  await db.insert(rememberedAnswers).values([
    { key: bytes('old'), fingerprint: bytes(''), createdAt: past },
    { key: bytes('new'), fingerprint: bytes('') },
  ])

  await sweep(db)

  const tables = [sessions, passwordLinks, invitations, attempts, rememberedAnswers]
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual([1, 1, 1, 1, 1])
})
