import { endpoints } from '@colloquy/contract/endpoints'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { folders, roleplays } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let server: TestServer
let acme: string
let admin: Person
let member: Person
let stranger: Person
beforeAll(async () => {
  server = await startTestServer()
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'Admin' })
  member = await aPerson(server.db, { organizationId: acme })
  const organizationId = await anOrganization(server.db)
  stranger = await aPerson(server.db, { organizationId, role: 'admin' })
})
afterAll(() => server.close())

const call = (who: Person = admin) => as(server, who.token).call
const bring = (file: unknown, who = admin) =>
  call(who)(endpoints.importRoleplays, { body: { file } })
const preview = (file: unknown, who = admin) =>
  call(who)(endpoints.previewImport, { body: { file } })
const take = (ids: string[], who = admin) => call(who)(endpoints.exportRoleplays, { body: { ids } })
const duplicate = (roleplayId: string, who = admin) =>
  call(who)(endpoints.duplicateRoleplay, { params: { roleplayId } })
const stored = async () => [
  await server.db.select({ n: count() }).from(roleplays),
  await server.db.select({ n: count() }).from(folders),
]

const persona = {
  name: 'Maria',
  role: 'Practice manager',
  situation: 'Looks for a new tool',
  background: 'Fifteen years of it',
  pain_points: ['No-shows'],
  goals: ['Fewer of them'],
}
const fileOf = (...all: unknown[]) => ({ format: 'colloquy-roleplays', version: 1, roleplays: all })

describe('a duplicate', () => {
  it('is refused to members, and of what is not there', async () => {
    const id = await aRoleplay(server.db, acme)
    expect((await duplicate(id, member)).status).toBe(403)
    expect((await duplicate(id, stranger)).status).toBe(404)
    expect((await duplicate(crypto.randomUUID())).status).toBe(404)
  })

  it('has the same content, folder and tags, and is shared with nobody', async () => {
    const groupId = await aGroup(server.db, acme)
    const id = await aRoleplay(server.db, acme, {
      name: 'x'.repeat(200),
      description: 'Mine',
      difficulty: { patience: 50 },
      voice: 'birch',
      graph: { asksEvery: 2 },
      groupIds: [groupId],
    })
    const folder = (await call()(endpoints.createFolder, { body: { name: 'Kept' } })).body
    await call()(endpoints.changeLibrary, {
      body: { ids: [id], folder_id: folder.id, add_tags: ['kept'], archived: true },
    })
    const { body: copy } = await duplicate(id)
    expect(copy.name).toBe(`Copy of ${'x'.repeat(192)}`)
    expect(copy).toMatchObject({ version: 1, is_public: false, assigned_groups: [] })
    const { body: of } = await call()(endpoints.readRoleplay, { params: { roleplayId: id } })
    expect([copy.schema_data, copy.description]).toEqual([of.schema_data, of.description])
    const [row] = await server.db.select().from(roleplays).where(eq(roleplays.id, copy.id))
    expect(row).toMatchObject({ folderId: folder.id, tags: ['kept'], archivedAt: null })
    const found = await call(member)(endpoints.readLibrary, { query: { q: 'copy of' } })
    expect(found.body.found).toBe(0)
  })
})

describe('an import', () => {
  it('is refused to members before the file is looked at', async () => {
    expect((await bring('nonsense', member)).status).toBe(403)
    expect((await preview('nonsense', member)).status).toBe(403)
  })

  it('makes nothing of a file in which one thing is wrong, and says what', async () => {
    const before = await stored()
    const file = fileOf(
      { name: 'Good', folder: 'A new folder', persona },
      { name: 'Bad', persona: { ...persona, name: '' } },
      { name: 'Unsound', persona, graph: { stages: [] } },
    )
    const problems = [
      'The 2nd roleplay, persona: the name is missing.',
      'The 3rd roleplay, graph: There is no stage to begin in.',
    ]
    const answer = await bring(file)
    expect(answer.status).toBe(422)
    const said = (answer.body as unknown as { detail: { msg: string; loc: string[] }[] }).detail
    expect(said.map(({ msg }) => msg)).toEqual(expect.arrayContaining(problems))
    expect(said[0]?.loc).toEqual(['body', 'file'])
    expect((await preview(file)).body).toMatchObject({
      problems: expect.arrayContaining(problems) as string[],
      roleplays: [{ name: 'Good', is_new_folder: true }],
    })
    expect(await stored()).toEqual(before)
  })

  it('shows first what it would make, and changes nothing', async () => {
    await aRoleplay(server.db, acme, { name: 'There already' })
    await call()(endpoints.createFolder, { body: { name: 'Known' } })
    const before = await stored()
    const file = fileOf(
      { name: 'There already', folder: 'Known', persona, colour: 'red' },
      { name: 'New', folder: 'constructor', tags: ['A'], scenario: 'legal', persona },
    )
    expect((await preview(file)).body).toEqual({
      problems: [],
      warnings: [
        'The 1st roleplay: Unknown key colour; keys are name, description, folder, tags, scenario, difficulty, voice, graph, rubric, persona. It is left out.',
      ],
      roleplays: [
        {
          name: 'There already',
          persona: 'Maria',
          scenario: 'other',
          folder: 'Known',
          is_new_folder: false,
          tags: [],
          is_taken: true,
        },
        {
          name: 'New',
          persona: 'Maria',
          scenario: 'legal',
          folder: 'constructor',
          is_new_folder: true,
          tags: ['a'],
          is_taken: false,
        },
      ],
    })
    expect(await stored()).toEqual(before)
    // What there is in another organization is nobody's to know.
    expect((await preview(file, stranger)).body.roleplays[0]).toMatchObject({
      is_taken: false,
      is_new_folder: true,
    })
  })

  it('makes them beside what is there, for admins alone, in folders that are there or made', async () => {
    const id = await aRoleplay(server.db, acme, { name: 'Same name' })
    const file = fileOf(
      { name: 'Same name', folder: 'Shared folder', persona },
      { name: '<img src=x onerror=alert(1)>', folder: 'Shared folder', persona },
      { name: '=HYPERLINK("http://evil.example")', persona },
    )
    const { status, body } = await bring(file)
    expect(status).toBe(200)
    expect(body.roleplays).toMatchObject([
      { name: 'Same name' },
      { name: '<img src=x onerror=alert(1)>' },
      { name: '=HYPERLINK("http://evil.example")' },
    ])
    expect(body.roleplays.map((one) => one.id)).not.toContain(id)
    const rows = await server.db.select().from(roleplays).where(eq(roleplays.name, 'Same name'))
    expect(rows).toHaveLength(2)
    for (const { id: roleplayId } of body.roleplays)
      expect((await call(member)(endpoints.readRoleplay, { params: { roleplayId } })).status).toBe(
        404,
      )
    const named = await server.db.$count(folders, eq(folders.name, 'Shared folder'))
    expect(named).toBe(1)
  })

  it('is refused beyond its limits: a hundred roleplays, and four megabytes', async () => {
    const many = Array.from({ length: 101 }, () => ({ name: 'Many', persona }))
    expect((await bring(fileOf(...many))).status).toBe(422)
    const large = { ...persona, background: 'x'.repeat(4 * 1024 * 1024) }
    expect((await bring(fileOf({ name: 'Large', persona: large }))).status).toBe(413)
    // What fits nowhere else does here.
    const some = Array.from({ length: 100 }, (_, n) => ({
      name: `Some ${n}`,
      persona: { ...persona, situation: 'x'.repeat(5000), background: 'x'.repeat(5000) },
    }))
    expect((await bring(fileOf(...some))).status).toBe(200)
  })

  it('needs as many queries for a hundred as for one', async () => {
    const one = { name: 'One', folder: 'F', persona }
    const few = await server.queriesOf(() => bring(fileOf(one)))
    const hundred = Array.from({ length: 100 }, (_, n) => ({ ...one, folder: `F${n}` }))
    expect(await server.queriesOf(() => bring(fileOf(...hundred)))).toHaveLength(few.length)
  })
})

describe('an export', () => {
  it('is refused to members, and gives nothing when one is not there', async () => {
    const [id, foreign] = [
      await aRoleplay(server.db, acme),
      await aRoleplay(server.db, await anOrganization(server.db)),
    ]
    expect((await take([id], member)).status).toBe(403)
    for (const other of [foreign, crypto.randomUUID()])
      expect((await take([id, other])).status).toBe(404)
    expect((await take([])).status).toBe(422)
  })

  it('comes back by import as what it was, and is what the published schema says', async () => {
    const criterion = {
      id: 'asks',
      name: 'Asks',
      weight: 1,
      anchors: ['0', '1', '2', '3', '4', '5'],
      looks_for: { rule: 'asks' },
    }
    const whole = {
      name: 'Whole',
      description: 'With all of it',
      folder: 'Whole folder',
      tags: ['a', 'b'],
      scenario: 'sales',
      difficulty: { patience: 60, facts_in_an_answer: 2 },
      voice: 'alder',
      graph: { asks_every: 3, phrases: { someName: ['Yes.'] } },
      rubric: { criteria: [criterion] },
      persona,
    }
    const made = (await bring(fileOf(whole, { name: 'Bare', persona }))).body.roleplays
    const { body: file } = await take(made.map(({ id }) => id))
    expect(file.roleplays.map(({ name }) => name)).toEqual(['Bare', 'Whole'])
    expect(file.roleplays[0]).toEqual({
      name: 'Bare',
      scenario: 'other',
      difficulty: 'normal',
      persona,
    })
    expect(file.roleplays[1]).toMatchObject({ ...whole, rubric: { criteria: [{ id: 'asks' }] } })

    const published = await server.app.inject('/api/public/roleplays.schema.json')
    expect(published.headers['content-type']).toBe('application/schema+json; charset=utf-8')
    const schema = z.fromJSONSchema(published.json())
    expect(schema.safeParse(file).error).toBeUndefined()
    expect(schema.safeParse({ ...file, format: 'another' }).success).toBe(false)

    const again = (await bring(file)).body.roleplays
    expect((await take(again.map(({ id }) => id))).body).toEqual(file)
  })
})
