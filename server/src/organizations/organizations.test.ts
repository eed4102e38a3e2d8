import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupMembers, memberships, users } from '../db/tables/people.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let server: TestServer
let acme: string
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'admin' })
})
afterAll(() => server.close())

const tokenIn = (url: string): string => url.split('#')[1] ?? ''

describe('an own organization', () => {
  const create = (who: Person, name = 'Mine') =>
    as(server, who.token).call(endpoints.createOrganization, { body: { name } })

  it('is not for somebody who has one', async () => {
    expect((await create(admin)).status).toBe(409)
  })
  it('needs a name', async () => {
    expect((await create(await aPerson(server.db), '  ')).status).toBe(422)
  })
  it('makes its maker an admin, once', async () => {
    const ana = await aPerson(server.db)
    const statuses = (await Promise.all([create(ana), create(ana), create(ana)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409])
    const { body } = await as(server, ana.token).call(endpoints.readAccount)
    expect(body.organization).toMatchObject({ name: 'Mine', role: 'admin' })
  })
})

describe('an invitation', () => {
  const invite = (wishes: { email?: string; role?: string; groups?: string[] } = {}, who = admin) =>
    as(server, who.token).call(endpoints.createInvitation, { body: { role: 'member', ...wishes } })
  const accept = (who: Person, token: string) =>
    as(server, who.token).call(endpoints.acceptInvitation, { body: { token } })

  it('cannot lead into a group of another organization', async () => {
    const foreign = await aGroup(server.db, await anOrganization(server.db))
    expect((await invite({ groups: [foreign] })).status).toBe(422)
  })

  it('is for the invited address alone, where one was given', async () => {
    const { body } = await invite({ email: 'someone@test.example' })
    expect((await accept(await aPerson(server.db), tokenIn(body.link.url))).status).toBe(404)
  })

  it('says what it is for, and keeps its secret out of the part of the address that servers see', async () => {
    const { body } = await invite({ role: 'Admin' })
    expect(body.link.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/invitation#[\w-]{43}$/)
    const preview = await as(server).call(endpoints.previewInvitation, {
      body: { token: tokenIn(body.link.url) },
    })
    expect(preview.body).toMatchObject({ organization: 'Acme', role: 'admin', email: null })
  })

  it('lets one person in, with role and groups', async () => {
    const group = await aGroup(server.db, acme)
    const secret = await aRoleplay(server.db, acme, { isPublic: false, groupIds: [group] })
    const { body } = await invite({ groups: [group] })
    const token = tokenIn(body.link.url)
    const guests = await Promise.all([aPerson(server.db), aPerson(server.db)])
    const answers = await Promise.all(guests.map((guest) => accept(guest, token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const guest = guests[answers.findIndex(({ status }) => status === 200)]
    expect(
      (
        await as(server, guest?.token).call(endpoints.readRoleplay, {
          params: { roleplayId: secret },
        })
      ).status,
    ).toBe(200)
  })

  it('is worth nothing once it was taken back', async () => {
    const { body } = await invite()
    const params = { invitationId: body.invitation.id }
    expect(
      (await as(server, admin.token).call(endpoints.deleteInvitation, { params })).status,
    ).toBe(200)
    expect((await accept(await aPerson(server.db), tokenIn(body.link.url))).status).toBe(404)
  })
})

describe('a member', () => {
  const change = (
    userId: string,
    body: { role: string; groups?: string[]; is_disabled?: boolean },
    who = admin,
  ) => as(server, who.token).call(endpoints.changeMember, { params: { userId }, body })
  const remove = (userId: string, who = admin) =>
    as(server, who.token).call(endpoints.removeMember, { params: { userId } })

  it('of another organization is not found', async () => {
    const other = await aPerson(server.db, { organizationId: await anOrganization(server.db) })
    expect((await change(other.userId, { role: 'admin' })).status).toBe(404)
    expect((await remove(other.userId)).status).toBe(404)
    const params = { userId: other.userId }
    expect(
      (await as(server, admin.token).call(endpoints.createPasswordLink, { params })).status,
    ).toBe(404)
  })

  it('is added with a link that sets a first password, once', async () => {
    const email = `${crypto.randomUUID()}@test.example`
    const { body } = await as(server, admin.token).call(endpoints.addMember, {
      body: { email, name: 'Nora', role: 'member' },
    })
    const token = tokenIn(body.password_link.url)
    const preview = () => as(server).call(endpoints.previewPasswordLink, { body: { token } })
    const set = () =>
      as(server).call(endpoints.setPasswordByLink, {
        body: { token, password: 'practice-out-loud' },
      })
    // Looking at it does not use it.
    for (const look of [await preview(), await preview()])
      expect(look).toMatchObject({
        status: 200,
        body: { expires_at: body.password_link.expires_at },
      })
    expect((await set()).status).toBe(200)
    expect((await preview()).status).toBe(404)
    expect((await set()).status).toBe(404)
    const signedIn = await as(server).call(endpoints.signIn, {
      body: { email, password: 'practice-out-loud' },
    })
    expect(signedIn.status).toBe(200)
  })

  it('who never came leaves nothing behind: the address can be added again', async () => {
    const body = { email: `${crypto.randomUUID()}@test.example`, name: 'Nora', role: 'member' }
    const add = () => as(server, admin.token).call(endpoints.addMember, { body })
    const first = await add()
    expect((await add()).status).toBe(409)
    expect((await remove(first.body.member.user_id)).status).toBe(200)
    expect((await add()).status).toBe(200)
  })

  it('gains and loses rights from the next call on', async () => {
    const ana = await aPerson(server.db, { organizationId: acme })
    const listGroups = () => as(server, ana.token).call(endpoints.listGroups)
    expect((await listGroups()).status).toBe(403)
    await change(ana.userId, { role: 'ADMIN' })
    expect((await listGroups()).status).toBe(200)
    await change(ana.userId, { role: 'member' })
    expect((await listGroups()).status).toBe(403)
  })

  it('who is removed or disabled is signed out at once', async () => {
    for (const end of [
      (id: string) => remove(id),
      (id: string) => change(id, { role: 'member', is_disabled: true }),
    ]) {
      const ana = await aPerson(server.db, { organizationId: acme })
      expect((await end(ana.userId)).status).toBe(200)
      expect((await as(server, ana.token).call(endpoints.readAccount)).status).toBe(401)
    }
  })

  it('who is the last admin can neither go, nor be made a member, nor be disabled', async () => {
    const organizationId = await anOrganization(server.db)
    const last = await aPerson(server.db, { organizationId, role: 'admin' })
    expect((await remove(last.userId, last)).status).toBe(409)
    expect((await change(last.userId, { role: 'member' }, last)).status).toBe(409)
    expect((await change(last.userId, { role: 'admin', is_disabled: true }, last)).status).toBe(409)
    expect((await as(server, last.token).call(endpoints.listMembers)).body).toMatchObject([
      { role: 'admin', is_disabled: false },
    ])
  })

  it('who is one of two admins can go, but not both at once', async () => {
    const organizationId = await anOrganization(server.db)
    const [one, two] = await Promise.all([
      aPerson(server.db, { organizationId, role: 'admin' }),
      aPerson(server.db, { organizationId, role: 'admin' }),
    ])
    await Promise.all([remove(two.userId, one), remove(one.userId, two)])
    expect(
      await server.db.$count(memberships, eq(memberships.organizationId, organizationId)),
    ).toBe(1)
  })

  it('who is a developer, or works elsewhere too, gets no password from this admin', async () => {
    const developer = await aPerson(server.db, { organizationId: acme, isDeveloper: true })
    const shared = await aPerson(server.db, { organizationId: await anOrganization(server.db) })
    await server.db
      .insert(memberships)
      .values({ organizationId: acme, userId: shared.userId, role: 'member' })
    for (const { userId } of [developer, shared]) {
      expect(
        (await as(server, admin.token).call(endpoints.createPasswordLink, { params: { userId } }))
          .status,
      ).toBe(403)
      expect((await change(userId, { role: 'member', is_disabled: true })).status).toBe(403)
    }
    expect(await server.db.$count(users, eq(users.id, developer.userId))).toBe(1)
  })

  it('gets a new password by link, which ends every session', async () => {
    const ana = await aPerson(server.db, { organizationId: acme })
    const params = { userId: ana.userId }
    const { body } = await as(server, admin.token).call(endpoints.createPasswordLink, { params })
    const password = 'a fresh start for ana'
    await as(server).call(endpoints.setPasswordByLink, {
      body: { token: tokenIn(body.url), password },
    })
    expect((await as(server, ana.token).call(endpoints.readAccount)).status).toBe(401)
    expect(
      (await as(server).call(endpoints.signIn, { body: { email: ana.email, password } })).status,
    ).toBe(200)
  })

  it('stands in a list that comes in pages that fit together', async () => {
    const organizationId = await anOrganization(server.db)
    const people: Person[] = []
    for (let n = 0; n < 5; n += 1)
      people.push(await aPerson(server.db, { organizationId, role: 'admin' }))
    const page = (query: { limit: number; after?: string }) =>
      as(server, people[0]?.token).call(endpoints.listMembers, { query })
    const first = await page({ limit: 3 })
    const second = await page({ limit: 3, after: first.body.at(-1)?.user_id ?? '' })
    expect([...first.body, ...second.body].map(({ user_id }) => user_id)).toEqual(
      people.map(({ userId }) => userId),
    )
  })
})

describe('a group', () => {
  it('of another organization can be neither renamed nor deleted', async () => {
    const params = { groupId: await aGroup(server.db, await anOrganization(server.db)) }
    expect(
      (await as(server, admin.token).call(endpoints.editGroup, { params, body: { name: 'Ours' } }))
        .status,
    ).toBe(404)
    expect((await as(server, admin.token).call(endpoints.deleteGroup, { params })).status).toBe(404)
  })

  it('grants nothing while it is switched off, and is not offered', async () => {
    const group = await aGroup(server.db, acme)
    const ana = await aPerson(server.db, { organizationId: acme, groupIds: [group] })
    const roleplayId = await aRoleplay(server.db, acme, { isPublic: false, groupIds: [group] })
    const read = () =>
      as(server, ana.token).call(endpoints.readRoleplay, { params: { roleplayId } })
    expect((await read()).status).toBe(200)
    await as(server, admin.token).call(endpoints.editGroup, {
      params: { groupId: group },
      body: { name: 'Old hires', is_active: false },
    })
    expect((await read()).status).toBe(404)
    const offered = await as(server, admin.token).call(endpoints.listGroups)
    expect(offered.body.map(({ id }) => id)).not.toContain(group)
    const all = await as(server, admin.token).call(endpoints.listGroups, {
      query: { inactive: 'true' },
    })
    expect(all.body.map(({ id }) => id)).toContain(group)
  })

  it('goes without its members and roleplays', async () => {
    const groupId = await aGroup(server.db, acme)
    const ana = await aPerson(server.db, { organizationId: acme, groupIds: [groupId] })
    expect(
      (await as(server, admin.token).call(endpoints.deleteGroup, { params: { groupId } })).status,
    ).toBe(200)
    expect(await server.db.$count(groupMembers, eq(groupMembers.groupId, groupId))).toBe(0)
    expect((await as(server, ana.token).call(endpoints.readAccount)).status).toBe(200)
  })
})
