import { endpoints } from '@colloquy/contract/endpoints'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversations } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGradedTalk } from '../testing/a-grading.ts'
import { anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let server: TestServer
let acme: string
let admin: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'Admin' })
  member = await aPerson(server.db, { organizationId: acme })
})
afterAll(() => server.close())

const change = (body: { ids: string[] } & Record<string, unknown>, who = admin) =>
  as(server, who.token).call(endpoints.changeLibrary, { body })

const standing = async (...ids: string[]) => {
  const rows = await server.db.select().from(roleplays).where(inArray(roleplays.id, ids))
  return ids.map((id) => rows.find((row) => row.id === id))
}

const aFolder = async (name: string, who = admin) =>
  (await as(server, who.token).call(endpoints.createFolder, { body: { name } })).body.id

describe('changing several roleplays', () => {
  it('refuses members', async () => {
    const id = await aRoleplay(server.db, acme)
    expect((await change({ ids: [id], archived: true }, member)).status).toBe(403)
  })

  it('changes none of them when one is not there, is deleted, or is another organization’s', async () => {
    const [mine, deleted] = [await aRoleplay(server.db, acme), await aRoleplay(server.db, acme)]
    await as(server, admin.token).call(endpoints.deleteRoleplay, {
      params: { roleplayId: deleted },
    })
    const foreign = await aRoleplay(server.db, await anOrganization(server.db))
    for (const other of [deleted, foreign, crypto.randomUUID()]) {
      expect((await change({ ids: [mine, other], archived: true, add_tags: ['x'] })).status).toBe(
        404,
      )
      expect(await standing(mine)).toMatchObject([{ archivedAt: null, tags: [] }])
    }
  })

  it('refuses more than a hundred, none at all, and a folder of another organization', async () => {
    const id = await aRoleplay(server.db, acme)
    const stranger = await aPerson(server.db, {
      organizationId: await anOrganization(server.db),
      role: 'admin',
    })
    const ids = Array.from({ length: 101 }, () => crypto.randomUUID())
    expect((await change({ ids, archived: true })).status).toBe(422)
    expect((await change({ ids: [], archived: true })).status).toBe(422)
    for (const folder_id of [await aFolder('Theirs', stranger), crypto.randomUUID()])
      expect(await change({ ids: [id], folder_id })).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['body', 'folder_id'], msg: 'Folder not found' }] },
      })
    expect(await standing(id)).toMatchObject([{ folderId: null }])
  })

  it('refuses more tags than anybody reads, and then adds none', async () => {
    const id = await aRoleplay(server.db, acme)
    const tags = (from: number) => Array.from({ length: 15 }, (_, n) => `tag ${from + n}`)
    expect((await change({ ids: [id], add_tags: tags(0) })).status).toBe(200)
    expect((await change({ ids: [id], add_tags: tags(10) })).status).toBe(422)
    expect((await standing(id))[0]?.tags).toHaveLength(15)
    expect((await change({ ids: [id], add_tags: ['two\nlines'] })).status).toBe(422)
  })

  it('adds and takes away tags and folders, and makes no version of it', async () => {
    const ids = [await aRoleplay(server.db, acme), await aRoleplay(server.db, acme)]
    const folderId = await aFolder('Onboarding')
    const before = await standing(...ids)
    const tags = [' New  Hires ', 'new hires', '=1+1', '<b>', '__proto__']
    await change({ ids: [...ids, ...ids], add_tags: tags, folder_id: folderId })
    for (const row of await standing(...ids))
      expect(row).toMatchObject({ tags: ['<b>', '=1+1', '__proto__', 'new hires'], folderId })
    await change({ ids, remove_tags: ['NEW HIRES', 'not there'], add_tags: ['easy'] })
    await change({ ids: ids.slice(0, 1), folder_id: null })
    const [first, second] = await standing(...ids)
    expect(first).toMatchObject({ tags: ['<b>', '=1+1', '__proto__', 'easy'], folderId: null })
    expect(second).toMatchObject({ folderId })
    expect([first?.updatedAt, first?.version]).toEqual([before[0]?.updatedAt, 1])
  })
})

describe('what is archived', () => {
  const list = async (who: Person) =>
    (await as(server, who.token).call(endpoints.listRoleplays)).body.map(({ id }) => id)
  const select = (who: Person, roleplayId: string) =>
    as(server, who.token).call(endpoints.readRoleplay, { params: { roleplayId } })
  const start = (who: Person, schema_id: string) =>
    as(server, who.token).call(endpoints.requestRoom, { body: { roleplay_schema: { schema_id } } })

  it('is in no list, and nobody can start it; admins are told why', async () => {
    const id = await aRoleplay(server.db, acme)
    await change({ ids: [id], archived: true })
    for (const who of [member, admin]) expect(await list(who)).not.toContain(id)
    expect((await select(member, id)).status).toBe(404)
    expect((await select(admin, id)).status).toBe(200)
    expect((await start(member, id)).status).toBe(404)
    expect(await start(admin, id)).toMatchObject({
      status: 409,
      body: { detail: 'This roleplay is archived: restore it in the library first' },
    })
    expect(await server.db.$count(conversations, inArray(conversations.roleplayId, [id]))).toBe(0)
  })

  it('comes back as it was', async () => {
    const id = await aRoleplay(server.db, acme)
    await change({ ids: [id], archived: true })
    await change({ ids: [id], archived: false })
    for (const who of [member, admin]) expect(await list(who)).toContain(id)
    expect((await start(member, id)).status).toBe(200)
  })

  it('leaves conversations and grades where they are, and only drills wait', async () => {
    const id = await aRoleplay(server.db, acme)
    const conversationId = await aGradedTalk(server.db, {
      organizationId: acme,
      userId: member.userId,
      roleplayId: id,
      roleplayVersion: 1,
    })
    const params = { conversationId }
    const grade = () => as(server, member.token).call(endpoints.readGrade, { params })
    expect((await grade()).body).toMatchObject({ roleplay_id: id })
    await change({ ids: [id], archived: true })
    expect(await grade()).toMatchObject({ status: 200, body: { roleplay_id: null } })
    expect(
      await as(server, member.token).call(endpoints.startDrill, {
        params,
        body: { before_turn: 0 },
      }),
    ).toMatchObject({ status: 409, body: { detail: 'What was practised is not there any more' } })
  })
})

describe('folders', () => {
  const call = (who: Person) => as(server, who.token).call

  it('refuse members, and names that are taken or empty', async () => {
    expect((await call(member)(endpoints.createFolder, { body: { name: 'Mine' } })).status).toBe(
      403,
    )
    const folderId = await aFolder('Taken')
    const other = await aFolder('Other')
    const taken = { status: 409, body: { detail: 'There is a folder of this name already' } }
    expect(await call(admin)(endpoints.createFolder, { body: { name: ' Taken ' } })).toMatchObject(
      taken,
    )
    expect(
      await call(admin)(endpoints.renameFolder, {
        params: { folderId: other },
        body: { name: 'Taken' },
      }),
    ).toMatchObject(taken)
    expect((await call(admin)(endpoints.createFolder, { body: { name: ' ' } })).status).toBe(422)
    const stranger = await aPerson(server.db, {
      organizationId: await anOrganization(server.db),
      role: 'admin',
    })
    const params = { folderId }
    expect(
      (await call(stranger)(endpoints.renameFolder, { params, body: { name: 'Ours' } })).status,
    ).toBe(404)
    expect((await call(stranger)(endpoints.deleteFolder, { params })).status).toBe(404)
    // Of another organization, the same name is another folder.
    expect(await aFolder('Taken', stranger)).not.toBe(folderId)
  })

  it('leave their roleplays where they are when they go', async () => {
    const folderId = await aFolder('Going')
    const id = await aRoleplay(server.db, acme)
    await change({ ids: [id], folder_id: folderId })
    expect((await call(admin)(endpoints.deleteFolder, { params: { folderId } })).status).toBe(200)
    expect(await standing(id)).toMatchObject([{ folderId: null, organizationId: acme }])
  })
})
