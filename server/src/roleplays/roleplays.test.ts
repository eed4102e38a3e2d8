import { endpoints } from '@colloquy/contract/endpoints'
import { and, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../actor.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  aConversation,
  aGroup,
  anOrganization,
  aPerson,
  aRoleplay,
  aRoleplayBody,
  type Person,
} from '../testing/world.ts'
import { canSeeRoleplay, seenBy } from './policy.ts'
import { readRoleplay } from './read.ts'

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

const create = (body: unknown, who = admin) =>
  as(server, who.token).call(endpoints.createRoleplay, {
    body: body as ReturnType<typeof aRoleplayBody>,
  })

describe('creating a roleplay', () => {
  it('refuses a member who is not an admin, before looking at what was sent', async () => {
    expect(await create(aRoleplayBody(), member)).toMatchObject({
      status: 403,
      body: { detail: 'Only admins can create conversations' },
    })
    expect((await create({ nonsense: true }, member)).status).toBe(403)
  })

  it('names every field that is missing, and stores nothing', async () => {
    const before = await server.db.$count(roleplays)
    const blank = {
      name: ' ',
      role: '',
      situation: '',
      background: '',
      pain_points: [' '],
      goals: [],
    }
    const answer = await create({
      ...aRoleplayBody({ name: ' ' }),
      schema_data: { persona: blank },
    })
    expect(answer.status).toBe(422)
    expect((answer.body.detail as { loc: string[] }[]).map(({ loc }) => loc.join('.'))).toEqual([
      'body.name',
      'body.schema_data.persona.name',
      'body.schema_data.persona.role',
      'body.schema_data.persona.situation',
      'body.schema_data.persona.background',
      'body.schema_data.persona.pain_points',
      'body.schema_data.persona.goals',
    ])
    expect(await server.db.$count(roleplays)).toBe(before)
  })

  it('refuses fields it does not know', async () => {
    expect((await create({ ...aRoleplayBody(), colour: 'red' })).status).toBe(422)
  })

  it('refuses a group of another organization in the words for one that does not exist', async () => {
    const foreign = await aGroup(server.db, await anOrganization(server.db, 'Other'))
    const answers = await Promise.all(
      [foreign, crypto.randomUUID()].map((id) => create(aRoleplayBody({ assigned_groups: [id] }))),
    )
    expect(answers[0]).toMatchObject({
      status: 422,
      body: { detail: [{ msg: 'Group not found' }] },
    })
    expect(answers[1]?.body).toEqual(answers[0]?.body)
  })

  it('drops blanks, leaves an empty description out and takes "other" for a missing use case', async () => {
    const body = aRoleplayBody()
    const persona = {
      ...body.schema_data.persona,
      pain_points: ['', ' Late '],
      goals: ['Grow', ' '],
    }
    const { body: made } = await create({ ...body, description: '  ', schema_data: { persona } })
    expect(made).not.toHaveProperty('description')
    expect(made.schema_data).toMatchObject({
      scenario: 'other',
      persona: { pain_points: ['Late'], goals: ['Grow'] },
    })
    const params = { roleplayId: made.id }
    expect((await as(server, member.token).call(endpoints.readRoleplay, { params })).body).toEqual(
      made,
    )
  })
})

describe('editing a roleplay', () => {
  const edit = (id: string, body: unknown, who = admin) =>
    as(server, who.token).call(endpoints.editRoleplay, {
      params: { roleplayId: id },
      body: body as ReturnType<typeof aRoleplayBody>,
    })

  it('refuses members, and admins of other organizations', async () => {
    const id = await aRoleplay(server.db, acme)
    const stranger = await aPerson(server.db, {
      organizationId: await anOrganization(server.db),
      role: 'admin',
    })
    expect(await edit(id, aRoleplayBody(), member)).toMatchObject({
      status: 403,
      body: { detail: 'Only admins can edit conversations' },
    })
    expect((await edit(id, aRoleplayBody({ name: 'Mine now' }), stranger)).status).toBe(404)
    expect(
      (await as(server, admin.token).call(endpoints.readRoleplay, { params: { roleplayId: id } }))
        .body.name,
    ).toBe('Discovery call')
  })

  it('makes a new version of a changed content, and keeps the old one', async () => {
    const id = await aRoleplay(server.db, acme)
    expect((await edit(id, aRoleplayBody({ name: 'Second' }))).body.version).toBe(2)
    expect((await edit(id, aRoleplayBody({ name: 'Second' }))).body.version).toBe(2)
    expect((await edit(id, aRoleplayBody({ name: 'Second', is_public: false }))).body.version).toBe(
      2,
    )
    const versions = await server.db
      .select({ name: roleplayVersions.name })
      .from(roleplayVersions)
      .where(eq(roleplayVersions.roleplayId, id))
    expect(versions.map(({ name }) => name).toSorted()).toEqual(['Discovery call', 'Second'])
  })

  it('makes one version after the other of edits at the same moment', async () => {
    const id = await aRoleplay(server.db, acme)
    const edits = Array.from({ length: 8 }, (_, n) =>
      edit(id, aRoleplayBody({ name: `Edit ${n}` })),
    )
    expect((await Promise.all(edits)).map((answer) => answer.body.version).toSorted()).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  it('is refused when somebody else was faster, to whoever says what they had before them', async () => {
    const id = await aRoleplay(server.db, acme)
    const params = { roleplayId: id }
    const { body: opened } = await as(server, admin.token).call(endpoints.readRoleplay, { params })
    const save = (name: string, updated_at?: string) =>
      as(server, admin.token).call(endpoints.editRoleplay, {
        params,
        body: aRoleplayBody({ name, is_public: name !== 'For few' }),
        query: updated_at === undefined ? {} : { updated_at },
      })
    const { updated_at } = opened
    // Of two at the same moment one is told.
    const answers = await Promise.all([save('Mine', updated_at), save('Theirs', updated_at)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      detail: 'Somebody else has changed it since you opened it',
    })

    const { body: newer } = await as(server, admin.token).call(endpoints.readRoleplay, { params })
    expect((await save('Once more', newer.updated_at)).status).toBe(200)
    // Also a change of who sees it counts.
    const { body: newest } = await save('For few')
    await save('For few')
    expect((await save('For few', newest.updated_at)).status).toBe(409)
    expect((await save('Whatever it is')).status).toBe(200)
  })

  it('leaves conversations with the version they began with', async () => {
    const id = await aRoleplay(server.db, acme)
    const body = { roleplay_schema: { schema_id: id } }
    const { body: pass } = await as(server, member.token).call(endpoints.requestRoom, { body })
    await edit(id, aRoleplayBody({ name: 'Changed meanwhile' }))
    const [row] = await server.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, pass.conversation_id))
    expect(row).toMatchObject({ roleplayVersion: 1, name: 'Discovery call' })
  })

  it('never changes a version that is written', async () => {
    const id = await aRoleplay(server.db, acme)
    const rewrite = server.db
      .update(roleplayVersions)
      .set({ name: 'History' })
      .where(eq(roleplayVersions.roleplayId, id))
    await expect(rewrite).rejects.toMatchObject({
      cause: { message: 'a roleplay version is never changed' },
    })
  })
})

describe('deleting a roleplay', () => {
  const remove = (id: string, soft_delete?: 'true' | 'false', who = admin) =>
    as(server, who.token).call(endpoints.deleteRoleplay, {
      params: { roleplayId: id },
      ...(soft_delete === undefined ? {} : { query: { soft_delete } }),
    })

  it('refuses members', async () => {
    expect((await remove(await aRoleplay(server.db, acme), 'true', member)).status).toBe(403)
  })

  it('hides it and keeps its history, unless told otherwise', async () => {
    const id = await aRoleplay(server.db, acme)
    expect((await remove(id)).status).toBe(200)
    const params = { roleplayId: id }
    expect((await as(server, admin.token).call(endpoints.readRoleplay, { params })).status).toBe(
      404,
    )
    expect(await server.db.$count(roleplays, eq(roleplays.id, id))).toBe(1)
    expect((await remove(id)).status).toBe(404)
  })

  it('removes it for good with soft_delete=false, and conversations keep their name and score', async () => {
    const id = await aRoleplay(server.db, acme)
    const conversation = await aConversation(server.db, {
      organizationId: acme,
      userId: member.userId,
      roleplayId: id,
      roleplayVersion: 1,
      state: 'graded',
      endedAt: new Date(Date.now() + 1000),
      score: 72,
    })
    expect((await remove(id, 'false')).status).toBe(200)
    expect(await server.db.$count(roleplays, eq(roleplays.id, id))).toBe(0)
    const [kept] = await server.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversation))
    expect(kept).toMatchObject({
      roleplayId: null,
      roleplayVersion: null,
      name: 'Discovery call',
      score: 72,
    })
  })
})

describe('the list of roleplays', () => {
  it('is sorted by name and comes in pages that fit together', async () => {
    const organizationId = await anOrganization(server.db)
    const ana = await aPerson(server.db, { organizationId })
    for (const name of ['C', 'A', 'B', 'B', 'D'])
      await aRoleplay(server.db, organizationId, { name })
    const names: string[] = []
    for (let after: string | undefined; ; ) {
      const { body } = await as(server, ana.token).call(endpoints.listRoleplays, {
        query: { limit: 2, ...(after === undefined ? {} : { after }) },
      })
      names.push(...body.map(({ name }) => name))
      if (body.length < 2) break
      after = body.at(-1)?.id
    }
    expect(names).toEqual(['A', 'B', 'B', 'C', 'D'])
  })

  it('is empty for whoever belongs nowhere', async () => {
    const nobody = await aPerson(server.db)
    expect((await as(server, nobody.token).call(endpoints.listRoleplays)).body).toEqual([])
  })

  it('shows exactly what may also be opened, whatever the groups', async () => {
    const organizationId = await anOrganization(server.db)
    const groupIds = [
      await aGroup(server.db, organizationId),
      await aGroup(server.db, organizationId),
      await aGroup(server.db, organizationId, false),
    ]
    const some = fc.subarray(groupIds)
    const shared = fc.array(
      fc.record({ isPublic: fc.boolean(), groupIds: some, isDeleted: fc.boolean() }),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('admin', 'member'),
        some,
        shared,
        async (role, memberGroups, things) => {
          const viewer: Member = {
            userId: '',
            organizationId,
            organizationName: '',
            recordsCalls: false,
            role,
            groupIds: memberGroups,
          }
          const ids: string[] = []
          for (const { isDeleted, ...wishes } of things) {
            const id = await aRoleplay(server.db, organizationId, wishes)
            if (isDeleted)
              await server.db
                .update(roleplays)
                .set({ deletedAt: new Date() })
                .where(eq(roleplays.id, id))
            ids.push(id)
          }
          for (const id of ids) {
            const listed = await server.db.$count(
              roleplays,
              and(eq(roleplays.id, id), seenBy(viewer, server.db)),
            )
            const found = await readRoleplay(server.db, viewer, id)
            expect(listed === 1).toBe(found !== null && canSeeRoleplay(viewer, found))
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

it('has the same number of queries for one roleplay and for two hundred', async () => {
  const list = () => as(server, member.token).call(endpoints.listRoleplays)
  const few = await server.queriesOf(list)
  for (let count = 0; count < 200; count += 1) await aRoleplay(server.db, acme)
  expect(await server.queriesOf(list)).toHaveLength(few.length)
  expect(few).toHaveLength(2)
})
