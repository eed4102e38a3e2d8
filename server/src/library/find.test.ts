import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleplays } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

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

type Query = NonNullable<NonNullable<Parameters<typeof search>[0]>>

async function search(
  query: Partial<
    Record<'q' | 'folder' | 'tag' | 'after' | 'sort' | 'archived' | 'favourites', string>
  > & { limit?: number } = {},
  who = member,
) {
  const answer = await as(server, who.token).call(endpoints.readLibrary, { query: query as never })
  expect(answer.status).toBe(200)
  return answer.body
}

const namesOf = async (query: Query, who?: Person) =>
  (await search(query, who)).roleplays.map(({ name }) => name)

const change = (who: Person, body: { ids: string[] } & Record<string, unknown>) =>
  as(server, who.token).call(endpoints.changeLibrary, { body })

describe('what a search must not find', () => {
  it('is what only admins are shown: graph, rubric, groups and what is shared with others', async () => {
    const groupId = await aGroup(server.db, acme)
    await aRoleplay(server.db, acme, {
      name: 'With a secret',
      graph: { facts: [{ id: 'f', about: 'pain', says: 'xylophone', reveal: { when: 'asked' } }] },
    })
    await aRoleplay(server.db, acme, {
      name: 'Zeppelin',
      isPublic: false,
      groupIds: [groupId],
    })
    expect(await namesOf({ q: 'xylophone' })).toEqual([])
    expect(await namesOf({ q: 'xylophone' }, admin)).toEqual([])
    expect(await namesOf({ q: 'zeppelin' })).toEqual([])
    expect(await namesOf({ q: 'zeppelin' }, admin)).toEqual(['Zeppelin'])
  })

  it('is what is archived or deleted, to members; admins find what is archived where they ask for it', async () => {
    const id = await aRoleplay(server.db, acme, { name: 'Marmalade' })
    await change(admin, { ids: [id], archived: true })
    expect(await namesOf({ q: 'marmalade' }, admin)).toEqual([])
    expect(await namesOf({ q: 'marmalade', archived: 'true' })).toEqual([])
    expect(await namesOf({ q: 'marmalade', archived: 'true' }, admin)).toEqual(['Marmalade'])
    await server.db.update(roleplays).set({ deletedAt: new Date() }).where(eq(roleplays.id, id))
    expect(await namesOf({ q: 'marmalade', archived: 'true' }, admin)).toEqual([])
  })

  it('is anything of another organization, and anything to whoever belongs nowhere', async () => {
    const other = await anOrganization(server.db, 'Other')
    await aRoleplay(server.db, other, { name: 'Kumquat' })
    expect(await search({ q: 'kumquat' }, admin)).toEqual({ found: 0, roleplays: [] })
    const nobody = await aPerson(server.db)
    expect(await search({ q: 'kumquat' }, nobody)).toEqual({ found: 0, roleplays: [] })
    expect(await search({}, nobody)).toEqual({ found: 0, roleplays: [] })
  })
})

describe('a search', () => {
  let ours: Person
  beforeAll(async () => {
    const organizationId = await anOrganization(server.db)
    ours = await aPerson(server.db, { organizationId, role: 'admin' })
    const persona = {
      name: 'Maria Lopez',
      role: 'Practice manager',
      situation: 'Runs nine dental clinics',
      background: 'Fifteen years of administration',
      painPoints: ['Patients who do not show up'],
      goals: ['Negotiating a better price'],
    }
    await aRoleplay(server.db, organizationId, { name: 'Discovery call', persona })
    const tagged = await aRoleplay(server.db, organizationId, {
      name: 'Hard feedback',
      description: 'About a colleague, and patients too',
    })
    await aRoleplay(server.db, organizationId, { name: 'Patients first' })
    await change(ours, { ids: [tagged], add_tags: ['New Hires', 'constructor'] })
  })

  it.each([
    ['a word of the name', 'discovery', ['Discovery call']],
    ['a word in another form', 'negotiate', ['Discovery call']],
    ['the beginning of the last word', 'dental clin', ['Discovery call']],
    ['the beginning of what the index has cut', 'administ', ['Discovery call']],
    ['a name of the persona', 'maria lopez', ['Discovery call']],
    ['a tag', 'new hires', ['Hard feedback']],
    ['words of which one is a tag', 'hires colleague', ['Hard feedback']],
    ['words that everybody uses, beside one that tells', 'the call of', ['Discovery call']],
    ['the name before the rest', 'patients', ['Patients first', 'Hard feedback', 'Discovery call']],
    ['a name that every object has', 'constructor', ['Hard feedback']],
    ['words that do not stand together anywhere', 'maria colleague', []],
  ])('finds %s', async (_, q, names) => {
    expect(await namesOf({ q }, ours)).toEqual(names)
  })

  it.each([
    '!!!',
    '   -   ',
    "'",
    '| & ! ( ) <-> :*',
    'qqqqq',
    '\\',
    '%',
    '_',
    '🙂',
    "'; drop table roleplays; --",
    'ÿ'.repeat(200),
  ])('finds nothing by %j, and takes it for words', async (q) => {
    expect(await search({ q }, ours)).toEqual({ found: 0, roleplays: [] })
  })

  it('takes operators for words', async () => {
    // Either of them is somewhere, and both are nowhere.
    expect(await namesOf({ q: 'discovery | feedback' }, ours)).toEqual([])
    expect(await namesOf({ q: '!discovery' }, ours)).toEqual(['Discovery call'])
  })

  it('fails at nothing that can be typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 40 }), async (q) => {
        fc.pre(!q.includes('\0'))
        expect((await search({ q, limit: 1 }, ours)).found).toBeLessThanOrEqual(3)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the library', () => {
  it.each([
    ['name', 'Call A', {}],
    ['newest', 'Call call D', {}],
    ['changed', 'Call call D', {}],
    ['best', 'Call call D', { q: 'call' }],
  ])('comes in pages that fit together, sorted by %s', async (sort, first, query) => {
    const organizationId = await anOrganization(server.db)
    const ana = await aPerson(server.db, { organizationId })
    for (const name of ['Call C', 'Call A', 'Call B', 'Call B', 'Call call D'])
      await aRoleplay(server.db, organizationId, { name })
    const whole = await search({ ...query, sort }, ana)
    expect(whole.roleplays).toHaveLength(5)
    expect(whole.found).toBe(5)
    const ids: string[] = []
    for (let after: string | undefined; ; ) {
      const { found, roleplays: page } = await search(
        { ...query, sort, limit: 2, ...(after === undefined ? {} : { after }) },
        ana,
      )
      expect(found).toBe(5)
      ids.push(...page.map(({ id }) => id))
      if (page.length < 2) break
      after = page.at(-1)?.id
    }
    expect(ids).toEqual(whole.roleplays.map(({ id }) => id))
    expect(whole.roleplays[0]?.name).toBe(first)
  })

  it('tells admins who changed what last, and members only when', async () => {
    const id = await aRoleplay(server.db, acme, { name: 'Saxophone' })
    const ora = await aPerson(server.db, { organizationId: acme, role: 'admin', name: 'Ora' })
    const params = { roleplayId: id }
    const { body } = await as(server, ora.token).call(endpoints.readRoleplay, { params })
    const { schema_data, is_public, assigned_groups } = body
    await as(server, ora.token).call(endpoints.editRoleplay, {
      params,
      body: {
        name: 'Saxophone lesson',
        schema_data: { persona: schema_data.persona },
        is_public,
        assigned_groups,
      },
    })
    const [seen] = (await search({ q: 'saxophone' }, admin)).roleplays
    expect(seen).toMatchObject({ version: 2, changed_by: 'Ora', persona: { name: 'Dana' } })
    expect((await search({ q: 'saxophone' })).roleplays).toEqual([{ ...seen, changed_by: null }])
  })

  it('keeps favourites to oneself', async () => {
    const params = { roleplayId: await aRoleplay(server.db, acme, { name: 'Bassoon' }) }
    const mark = (who: Person) => as(server, who.token).call(endpoints.addFavourite, { params })
    expect((await mark(member)).status).toBe(200)
    expect((await mark(member)).status).toBe(200)
    expect(await namesOf({ favourites: 'true' })).toEqual(['Bassoon'])
    expect(await namesOf({ favourites: 'true' }, admin)).toEqual([])
    expect((await search({ q: 'bassoon' })).roleplays[0]?.is_favourite).toBe(true)
    expect((await search({ q: 'bassoon' }, admin)).roleplays[0]?.is_favourite).toBe(false)
    const forget = () => as(server, member.token).call(endpoints.removeFavourite, { params })
    expect((await forget()).status).toBe(200)
    expect((await forget()).status).toBe(200)
    expect(await namesOf({ favourites: 'true' })).toEqual([])
  })

  it('has nobody mark what they cannot see', async () => {
    const hidden = await aRoleplay(server.db, acme, { isPublic: false })
    const archived = await aRoleplay(server.db, acme)
    await change(admin, { ids: [archived], archived: true })
    for (const roleplayId of [hidden, archived, crypto.randomUUID()]) {
      const mark = as(server, member.token).call(endpoints.addFavourite, { params: { roleplayId } })
      expect((await mark).status).toBe(404)
    }
  })

  it('narrows down by folder and tag, and tells members of those alone in which they see something', async () => {
    const organizationId = await anOrganization(server.db)
    const ora = await aPerson(server.db, { organizationId, role: 'admin' })
    const ana = await aPerson(server.db, { organizationId })
    const folderOf = async (name: string) =>
      (await as(server, ora.token).call(endpoints.createFolder, { body: { name } })).body.id
    const [shown, hidden] = [await folderOf('Shown'), await folderOf('Hidden')]
    await folderOf('Empty')
    const open = await aRoleplay(server.db, organizationId, { name: 'Open' })
    const closed = await aRoleplay(server.db, organizationId, { name: 'Closed', isPublic: false })
    await aRoleplay(server.db, organizationId, { name: 'Loose' })
    await change(ora, { ids: [open], folder_id: shown, add_tags: ['easy'] })
    await change(ora, { ids: [closed], folder_id: hidden, add_tags: ['secret'] })

    expect(await namesOf({ folder: shown }, ana)).toEqual(['Open'])
    expect(await namesOf({ folder: hidden }, ana)).toEqual([])
    expect(await namesOf({ folder: 'none' }, ana)).toEqual(['Loose'])
    expect(await namesOf({ tag: ' EASY ' }, ana)).toEqual(['Open'])
    expect(await namesOf({ tag: 'eas' }, ana)).toEqual([])
    const filters = async (who: Person) =>
      (await as(server, who.token).call(endpoints.readLibraryFilters)).body
    expect(await filters(ana)).toEqual({
      folders: [{ id: shown, name: 'Shown', roleplays: 1 }],
      tags: [{ name: 'easy', roleplays: 1 }],
    })
    expect(await filters(ora)).toMatchObject({
      folders: [
        { name: 'Empty', roleplays: 0 },
        { name: 'Hidden', roleplays: 1 },
        { name: 'Shown', roleplays: 1 },
      ],
      tags: [{ name: 'easy' }, { name: 'secret' }],
    })
  })

  it('has the same number of queries for one roleplay and for many', async () => {
    const organizationId = await anOrganization(server.db)
    const ana = await aPerson(server.db, { organizationId })
    const few = await server.queriesOf(() => search({ q: 'call' }, ana))
    for (let n = 0; n < 100; n += 1) await aRoleplay(server.db, organizationId)
    expect(await server.queriesOf(() => search({ q: 'call' }, ana))).toHaveLength(few.length)
  })
})
