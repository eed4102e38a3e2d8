import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { waitlistEntries } from '../db/tables/waitlist.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Entry = {
  email: string
  name?: string | null
  interests?: ('sales' | 'other')[]
  otherDetails?: string | null
}
const join = (body: Entry) => as(server).call(endpoints.joinWaitlist, { body })

it.each(['', '   '])('refuses the email "%s" as missing, and stores nothing', async (email) => {
  expect(await join({ email })).toMatchObject({
    status: 422,
    body: { detail: [{ msg: 'Email is required' }] },
  })
  expect(await server.db.$count(waitlistEntries)).toBe(0)
})

it.each(['nobody', 'a@b', 'a b@c.example'])('refuses "%s" as no address', async (email) => {
  expect((await join({ email })).body).toMatchObject({
    detail: [{ msg: 'Enter a valid email address' }],
  })
})

it('refuses an interest that is not on the list', async () => {
  expect((await join({ email: 'a@b.example', interests: ['golf' as 'sales'] })).status).toBe(422)
})

it('answers the second time like the first, keeps one entry and its newest interests', async () => {
  const first = await join({ email: ' Twice@test.example ', name: ' Ana ', interests: ['sales'] })
  const second = await join({
    email: 'twice@test.example',
    name: '',
    interests: ['other'],
    otherDetails: ' debate ',
  })
  expect(first.status).toBe(200)
  expect(second).toMatchObject({ status: 200, body: first.body })
  const rows = await server.db
    .select()
    .from(waitlistEntries)
    .where(eq(waitlistEntries.email, 'twice@test.example'))
  expect(rows).toMatchObject([{ name: null, interests: ['other'], otherDetails: 'debate' }])
})
