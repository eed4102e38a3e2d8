import { endpoints } from '@colloquy/contract/endpoints'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  aGroup,
  anOrganization,
  aPerson,
  aRoleplay,
  aRoleplayBody,
  type Person,
} from '../testing/world.ts'

let server: TestServer
let acme: string
let admin: Person
let member: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'Admin', name: 'Ora' })
  member = await aPerson(server.db, { organizationId: acme })
  const organizationId = await anOrganization(server.db)
  stranger = await aPerson(server.db, { organizationId, role: 'admin' })
})
afterAll(() => server.close())

const call = (who: Person = admin) => as(server, who.token).call
const list = (roleplayId: string, query: object = {}, who = admin) =>
  call(who)(endpoints.listVersions, { params: { roleplayId }, query })
const read = (roleplayId: string, version: number, who = admin) =>
  call(who)(endpoints.readVersion, { params: { roleplayId, version } })
const goBack = (roleplayId: string, version: number, who = admin, query: object = {}) =>
  call(who)(endpoints.goBackToVersion, { params: { roleplayId, version }, query })
const select = (roleplayId: string) => call()(endpoints.readRoleplay, { params: { roleplayId } })

const edit = (roleplayId: string, body: ReturnType<typeof aRoleplayBody>) =>
  call()(endpoints.editRoleplay, { params: { roleplayId }, body })

const body = aRoleplayBody()
const harder = (background: string) => ({
  ...body,
  schema_data: {
    ...body.schema_data,
    difficulty: 'hard' as const,
    persona: { ...body.schema_data.persona, background },
  },
})

describe('the versions of a roleplay', () => {
  it('are for its admins: not for members, nor for admins of others', async () => {
    const id = await aRoleplay(server.db, acme)
    expect((await list(id, {}, member)).status).toBe(403)
    expect((await read(id, 1, member)).status).toBe(403)
    expect((await goBack(id, 1, member)).status).toBe(403)
    for (const get of [list(id, {}, stranger), read(id, 1, stranger), goBack(id, 1, stranger)])
      expect((await get).status).toBe(404)
  })

  it('are not there for what is deleted, or was never written', async () => {
    const id = await aRoleplay(server.db, acme)
    for (const version of [2, 2_147_483_647]) {
      expect((await read(id, version)).status).toBe(404)
      expect((await goBack(id, version)).status).toBe(404)
    }
    await call()(endpoints.deleteRoleplay, { params: { roleplayId: id } })
    for (const get of [list(id), read(id, 1), goBack(id, 1)]) expect((await get).status).toBe(404)
  })

  it('say when, by whom, and what changed in plain words', async () => {
    const id = await aRoleplay(server.db, acme)
    await edit(id, harder('Two years in retail'))
    await edit(id, { ...harder('Two years in retail'), name: 'Renamed' })
    const { body: versions } = await list(id)
    expect(versions).toMatchObject([
      { version: 3, name: 'Renamed', made_by: 'Ora', changes: ['name'] },
      { version: 2, changes: ['difficulty', 'persona’s background'] },
      { version: 1, name: 'Discovery call', made_by: null, changes: null },
    ])
    expect((await read(id, 2)).body).toMatchObject({
      version: 2,
      schema_data: { difficulty: 'hard', persona: { background: 'Two years in retail' } },
    })
  })

  it('come in pages that fit together, also what changed between them', async () => {
    const id = await aRoleplay(server.db, acme)
    for (const n of [2, 3, 4]) await edit(id, aRoleplayBody({ name: `Call ${n}` }))
    const whole = (await list(id)).body
    const first = (await list(id, { limit: 3 })).body
    const second = (await list(id, { limit: 3, before: 2 })).body
    expect([...first, ...second]).toEqual(whole)
    expect((await list(id, { before: 1 })).body).toEqual([])
  })
})

describe('going back to a version', () => {
  it('makes a new one of it, and leaves who sees it', async () => {
    const groupId = await aGroup(server.db, acme)
    const id = await aRoleplay(server.db, acme)
    const { body: first } = await select(id)
    await edit(id, { ...harder('Two years'), is_public: false, assigned_groups: [groupId] })
    expect((await goBack(id, 1)).status).toBe(200)
    const { body: now } = await select(id)
    expect(now).toMatchObject({ version: 3, is_public: false, assigned_groups: [groupId] })
    expect(now.schema_data).toEqual(first.schema_data)
    expect((await list(id)).body[0]).toMatchObject({ version: 3, made_by: 'Ora' })
    // Of what it is already, no other is made.
    expect((await goBack(id, 3)).body).toMatchObject({ version: 3 })
  })

  it('takes away again what came later: description, graph and voice', async () => {
    const id = await aRoleplay(server.db, acme)
    const schema_data = { ...body.schema_data, graph: { asks_every: 2 }, voice: 'alder' as const }
    const params = { roleplayId: id }
    const edited = await call()(endpoints.editRoleplay, {
      params,
      body: { ...body, description: 'New', schema_data },
    })
    expect(edited.body.schema_data).toMatchObject({ graph: { asks_every: 2 }, voice: 'alder' })
    await goBack(id, 1)
    const { body: now } = await select(id)
    expect(now).not.toHaveProperty('description')
    expect(now.schema_data).not.toHaveProperty('graph')
    expect(now.schema_data.voice).toBeNull()
  })

  it('is refused to whoever saw it before somebody else changed it', async () => {
    const id = await aRoleplay(server.db, acme)
    const { updated_at } = (await select(id)).body
    await edit(id, aRoleplayBody({ name: 'Theirs' }))
    expect(await goBack(id, 1, admin, { updated_at })).toMatchObject({
      status: 409,
      body: { detail: 'Somebody else has changed it since you opened it' },
    })
    expect((await select(id)).body.name).toBe('Theirs')
  })

  it('is checked like every edit: what is not sound any more does not come back', async () => {
    const id = await aRoleplay(server.db, acme)
    // As it may have been written by an earlier release.
    await server.db.execute(sql`alter table roleplay_versions disable trigger user`)
    await server.db.execute(
      sql`update roleplay_versions set graph = '{"stages": []}'::jsonb where roleplay_id = ${id}`,
    )
    await server.db.execute(sql`alter table roleplay_versions enable trigger user`)
    await edit(id, {
      ...body,
      schema_data: { ...body.schema_data, graph: null },
    } as never)
    expect(await goBack(id, 1)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'schema_data', 'graph'] }] },
    })
    expect((await select(id)).body.version).toBe(2)
  })
})
