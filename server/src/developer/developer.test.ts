import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberships, organizations, users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, type Person } from '../testing/world.ts'

let server: TestServer
let developer: Person
beforeAll(async () => {
  server = await startTestServer()
  developer = await aPerson(server.db, { isDeveloper: true })
})
afterAll(() => server.close())

type SeedBody = Parameters<typeof seed>[0]
const seed = (body: {
  org_name: string
  description?: string
  groups?: { name: string; description?: string; num_users: number; num_admins: number }[]
  num_users?: number
  num_admins?: number
}) => as(server, developer.token).call(endpoints.seedOrganization, { body })

const twoGroups: SeedBody = {
  org_name: 'Ärzte & Co. "West"',
  description: 'Two wards',
  groups: [
    { name: 'Default Group', description: 'Main user group', num_users: 2, num_admins: 1 },
    { name: '=cmd|calc', description: '', num_users: 1, num_admins: 0 },
  ],
}

describe('seeding an organization', () => {
  it('refuses admins who are no developers', async () => {
    const admin = await aPerson(server.db, {
      organizationId: await anOrganization(server.db),
      role: 'admin',
    })
    expect(
      (await as(server, admin.token).call(endpoints.seedOrganization, { body: twoGroups })).status,
    ).toBe(403)
  })

  it.each<[string, SeedBody, string]>([
    ['a blank name', { ...twoGroups, org_name: ' ' }, 'Organization name is required'],
    ['no group', { org_name: 'Acme', groups: [] }, 'At least one group is required'],
    ['neither groups nor counts', { org_name: 'Acme' }, 'At least one group is required'],
  ])('refuses %s', async (_, body, message) => {
    const before = await server.db.$count(organizations)
    expect(await seed(body)).toMatchObject({ status: 422, body: { detail: [{ msg: message }] } })
    expect(await server.db.$count(organizations)).toBe(before)
  })

  it.each([
    { num_users: 51 },
    { num_admins: 11 },
    { num_users: -1 },
    { groups: [{ name: 'G', num_users: 101, num_admins: 0 }] },
    { groups: [{ name: 'G', num_users: 0, num_admins: 51 }] },
    { groups: [{ name: ' ', num_users: 1, num_admins: 0 }] },
  ])('refuses %j', async (wishes) => {
    expect((await seed({ org_name: 'Acme', ...wishes })).status).toBe(422)
  })

  it('makes users and admins in each group, and a CSV with which they can sign in', async () => {
    const { status, body } = await seed(twoGroups)
    expect(status).toBe(200)
    expect(body.organization).toMatchObject({
      name: 'Ärzte & Co. "West"',
      description: 'Two wards',
    })
    expect(body.csv_filename).toBe('_rzte___Co___West__users.csv')
    const [header, ...rows] = body.csv_data
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(header).toEqual(['name', 'email', 'password', 'role', 'group'])
    expect(rows.map(([, , , role, group]) => [role, group])).toEqual([
      ['admin', 'Default Group'],
      ['member', 'Default Group'],
      ['member', 'Default Group'],
      ['member', "'=cmd|calc"],
    ])
    for (const [name, email = '', password = '', role] of rows) {
      const { body: session } = await as(server).call(endpoints.signIn, {
        body: { email, password },
      })
      expect(session.user).toMatchObject({ name, email })
      const account = await as(server, session.token).call(endpoints.readAccount)
      expect(account.body.organization).toMatchObject({ id: body.organization.id, role })
    }
  })

  it('makes accounts without a group in the legacy mode', async () => {
    const { body } = await seed({ org_name: 'Plain', num_users: 2, num_admins: 1 })
    expect(body.csv_filename).toBe('Plain_users.csv')
    const rows = body.csv_data.trimEnd().split('\r\n').slice(1)
    expect(rows.map((row) => row.split(',').slice(3))).toEqual([
      ['admin', ''],
      ['member', ''],
      ['member', ''],
    ])
    const listed = await as(server, developer.token).call(endpoints.listOrganizationUsers, {
      params: { organizationId: body.organization.id },
    })
    expect(listed.body.organization_name).toBe('Plain')
    expect(listed.body.users.map(({ role }) => role)).toEqual(['admin', 'member', 'member'])
  })

  it('can be done twice with the same name', async () => {
    const answers = [
      await seed({ org_name: 'Twice', num_users: 1 }),
      await seed({ org_name: 'Twice', num_users: 1 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('deleting an organization', () => {
  const remove = (body: { organization_id?: string }, query: { organization_id?: string } = {}) =>
    as(server, developer.token).call(endpoints.deleteOrganization, { body, query })

  it('needs an organization that exists', async () => {
    expect((await remove({})).status).toBe(422)
    expect((await remove({ organization_id: crypto.randomUUID() })).status).toBe(404)
  })

  it('takes its conversations and the accounts that belong nowhere else with it, but no developer', async () => {
    const [doomed, other] = [await anOrganization(server.db), await anOrganization(server.db)]
    const ana = await aPerson(server.db, { organizationId: doomed })
    const both = await aPerson(server.db, { organizationId: doomed })
    await server.db
      .insert(memberships)
      .values({ organizationId: other, userId: both.userId, role: 'member' })
    const dev = await aPerson(server.db, { organizationId: doomed, isDeveloper: true })
    const outsider = await aPerson(server.db, { organizationId: other })
    await aConversation(server.db, { organizationId: doomed, userId: both.userId })
    expect((await remove({ organization_id: doomed })).status).toBe(200)
    const isLeft = async ({ userId }: Person) =>
      (await server.db.$count(users, eq(users.id, userId))) === 1
    expect(await Promise.all([ana, both, dev, outsider].map(isLeft))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(await server.db.$count(conversations, eq(conversations.organizationId, doomed))).toBe(0)
    expect((await as(server, ana.token).call(endpoints.readAccount)).status).toBe(401)
    expect((await as(server, dev.token).call(endpoints.readAccount)).body.organization).toBeNull()
  })

  it('takes the id from the address too', async () => {
    const id = await anOrganization(server.db)
    const answer = await server.app.inject({
      method: 'DELETE',
      url: `/api/dev/organization/delete?organization_id=${id}`,
      headers: { authorization: `Bearer ${developer.token}` },
    })
    expect(answer.statusCode).toBe(200)
  })
})

it('lists organizations in pages that fit together', async () => {
  const page = (query: { limit: number; after?: string }) =>
    as(server, developer.token).call(endpoints.listOrganizations, { query })
  const all = (await page({ limit: 500 })).body.organizations
  const first = (await page({ limit: 2 })).body.organizations
  const rest = (await page({ limit: 500, after: first.at(-1)?.id ?? '' })).body.organizations
  expect([...first, ...rest]).toEqual(all)
})
