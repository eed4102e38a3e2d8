import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { memberships } from '../db/tables/people.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson } from '../testing/world.ts'

/* Two requests at the same moment get no further than one after the other. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function anInvitation(): Promise<string> {
  const organizationId = await anOrganization(server.db)
  const admin = await aPerson(server.db, { organizationId, role: 'admin' })
  const { body } = await as(server, admin.token).call(endpoints.createInvitation, {
    body: { role: 'member' },
  })
  return body.link.url.split('#')[1] ?? ''
}

it('lets nobody into two organizations, however they come', async () => {
  for (let round = 0; round < 10; round += 1) {
    const guest = await aPerson(server.db)
    const invitations = [await anInvitation(), await anInvitation()]
    const answers = await Promise.all([
      ...invitations.map((token) =>
        as(server, guest.token).call(endpoints.acceptInvitation, { body: { token } }),
      ),
      as(server, guest.token).call(endpoints.createOrganization, { body: { name: 'Mine' } }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const joined = await server.db.$count(memberships, eq(memberships.userId, guest.userId))
    expect(joined).toBe(1)
  }
})
