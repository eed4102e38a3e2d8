import { endpoints } from '@colloquy/contract/endpoints'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, conversations, turns } from '../db/tables/practising.ts'
import { aPersonasTurn, aTurn } from '../testing/agent.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, aRoleplay, type Person } from '../testing/world.ts'

let server: TestServer
let organizationId: string
let roleplayId: string
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  organizationId = await anOrganization(server.db)
  roleplayId = await aRoleplay(server.db, organizationId)
  admin = await aPerson(server.db, { organizationId, role: 'admin' })
})
afterAll(() => server.close())

const ENDED = { state: 'ended', endedAt: new Date(Date.now() + 60_000) } as const

type Talk = { id: string; ana: Person }

/** With four turns, and a learner of its own. */
async function aTalk(
  wishes: Partial<typeof conversations.$inferInsert> = {},
  said = [aPersonasTurn(0), aTurn(1), aPersonasTurn(2), aTurn(3)],
): Promise<Talk> {
  const ana = await aPerson(server.db, { organizationId })
  const id = await aConversation(server.db, {
    ...{ organizationId, userId: ana.userId, roleplayId, roleplayVersion: 1, seed: 77 },
    ...{ ...ENDED, ...wishes },
  })
  await server.db.insert(turns).values(said.map((turn) => ({ conversationId: id, ...turn })))
  return { id, ana }
}

const drill = (who: Person, conversationId: string, before_turn: number) =>
  as(server, who.token).call(endpoints.startDrill, {
    params: { conversationId },
    body: { before_turn },
  })

const rowOf = async (id: string) =>
  (await server.db.select().from(conversations).where(eq(conversations.id, id)))[0]

const turnsOf = async (id: string) =>
  (
    await server.db.select().from(turns).where(eq(turns.conversationId, id)).orderBy(asc(turns.seq))
  ).map(({ conversationId: _, ...turn }) => turn)

const howMany = () => server.db.$count(conversations)

describe('nobody drills', () => {
  it('the talk of somebody else, an admin neither', async () => {
    const { id, ana } = await aTalk({ submittedAt: new Date() })
    expect((await drill(admin, id, 2)).status).toBe(404)
    expect((await drill(ana, crypto.randomUUID(), 2)).status).toBe(404)
  })

  it('what has not ended', async () => {
    const { id, ana } = await aTalk({ state: 'live', endedAt: null })
    expect(await drill(ana, id, 2)).toMatchObject({
      status: 409,
      body: { detail: 'This conversation has not ended yet' },
    })
  })

  it('from a turn that there is not, and nothing is made', async () => {
    const { id, ana } = await aTalk()
    const before = await howMany()
    expect(await drill(ana, id, 5)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', 'before_turn'], msg: 'The conversation has 4 turns' }] },
    })
    expect((await drill(ana, id, -1)).status).toBe(422)
    expect((await drill(ana, id, 1.5)).status).toBe(422)
    expect(await howMany()).toBe(before)
  })

  it('what was deleted, or is not theirs to see any more', async () => {
    const gone = { status: 409, body: { detail: 'What was practised is not there any more' } }
    const hidden = await aRoleplay(server.db, organizationId, { isPublic: false })
    const unseen = await aTalk({ roleplayId: hidden })
    expect(await drill(unseen.ana, unseen.id, 2)).toMatchObject(gone)
    const deleted = await aRoleplay(server.db, organizationId)
    const { id, ana } = await aTalk({ roleplayId: deleted })
    for (const soft_delete of ['true', 'false'] as const) {
      await as(server, admin.token).call(endpoints.deleteRoleplay, {
        params: { roleplayId: deleted },
        query: { soft_delete },
      })
      expect(await drill(ana, id, 2)).toMatchObject(gone)
    }
  })

  it('from after the goodbye', async () => {
    const goodbye = aPersonasTurn(2)
    const played = goodbye.played && { ...goodbye.played, ended: 'agreed' }
    const { id, ana } = await aTalk({}, [aPersonasTurn(0), aTurn(1), { ...goodbye, played }])
    expect((await drill(ana, id, 2)).status).toBe(200)
    expect(await drill(ana, id, 3)).toMatchObject({
      status: 409,
      body: { detail: 'The conversation had come to its end before that turn' },
    })
  })

  it('what has grown too long by drills of drills', async () => {
    const late = { startedAtMs: 8_000_000, endedAtMs: 8_000_001 }
    const { id, ana } = await aTalk({}, [aPersonasTurn(0), aTurn(1, late)])
    expect((await drill(ana, id, 1)).status).toBe(200)
    expect((await drill(ana, id, 2)).status).toBe(409)
    const many = await aTalk(
      {},
      Array.from({ length: 2_501 }, (_, seq) => aTurn(seq)),
    )
    expect((await drill(many.ana, many.id, 2_501)).status).toBe(409)
  })

  it('while five conversations are open', async () => {
    const { id, ana } = await aTalk()
    for (let n = 0; n < 5; n += 1) expect((await drill(ana, id, 2)).status).toBe(200)
    expect(await drill(ana, id, 2)).toMatchObject({
      status: 409,
      body: { detail: expect.stringMatching(/^You have five open conversations/) },
    })
  })
})

describe('a drill', () => {
  it('begins with the first turns, has roleplay, version and seed, and remembers its parent', async () => {
    const { id, ana } = await aTalk()
    const parent = { row: await rowOf(id), turns: await turnsOf(id) }
    const { body, status } = await drill(ana, id, 3)
    expect(status).toBe(200)
    const made = await rowOf(body.conversation_id)
    expect(made).toMatchObject({
      ...{ state: 'requested', startedAt: null, endedAt: null, score: null },
      ...{ organizationId, userId: ana.userId, roleplayId, roleplayVersion: 1, seed: 77 },
      ...{ name: parent.row?.name, parentId: id, carriedTurns: 3 },
    })
    expect(await turnsOf(body.conversation_id)).toEqual(parent.turns.slice(0, 3))
    expect(await server.db.$count(calls, eq(calls.conversationId, body.conversation_id))).toBe(1)
    // Nothing is different about the one it came from.
    expect(await rowOf(id)).toEqual(parent.row)
    expect(await turnsOf(id)).toEqual(parent.turns)
  })

  it('holds on to the version that was practised, whatever it became since', async () => {
    const edited = await aRoleplay(server.db, organizationId)
    const { id, ana } = await aTalk({ roleplayId: edited })
    const read = await as(server, admin.token).call(endpoints.readRoleplay, {
      params: { roleplayId: edited },
    })
    const { name, description, is_public, assigned_groups, schema_data } = read.body
    const answer = await as(server, admin.token).call(endpoints.editRoleplay, {
      params: { roleplayId: edited },
      body: { name: `${name} 2`, description, is_public, assigned_groups, schema_data },
    })
    expect(answer.status).toBe(200)
    const { body } = await drill(ana, id, 1)
    expect(await rowOf(body.conversation_id)).toMatchObject({
      roleplayVersion: 1,
      name: 'Discovery call',
    })
  })

  it('says on the wire what it goes on from, and a conversation that is none says nothing', async () => {
    const { id, ana } = await aTalk()
    const { body } = await drill(ana, id, 2)
    const read = async (conversationId: string) =>
      (await as(server, ana.token).call(endpoints.readConversation, { params: { conversationId } }))
        .body
    const made = await read(body.conversation_id)
    expect(made.drill).toEqual({ parent_id: id, carried_turns: 2 })
    expect(made.turns).toEqual((await read(id)).turns.slice(0, 2))
    expect((await read(id)).drill).toBeNull()
  })

  it('of a drill carries what that one carried, and its own', async () => {
    const { id, ana } = await aTalk()
    const first = (await drill(ana, id, 2)).body.conversation_id
    await server.db.insert(turns).values({ conversationId: first, ...aTurn(2), text: 'another' })
    await server.db
      .update(conversations)
      .set({ ...ENDED, startedAt: new Date() })
      .where(eq(conversations.id, first))
    const second = (await drill(ana, first, 3)).body.conversation_id
    expect(await rowOf(second)).toMatchObject({ parentId: first, carriedTurns: 3, seed: 77 })
    expect((await turnsOf(second)).map(({ text }) => text)).toEqual(['line 0', 'line 1', 'another'])
  })

  it('before the first turn carries nothing', async () => {
    const { id, ana } = await aTalk()
    const { body } = await drill(ana, id, 0)
    expect(await rowOf(body.conversation_id)).toMatchObject({ parentId: id, carriedTurns: 0 })
    expect(await turnsOf(body.conversation_id)).toEqual([])
  })

  it('is there after the conversation that it came from is gone', async () => {
    const { id, ana } = await aTalk()
    const { body } = await drill(ana, id, 2)
    await server.db.delete(conversations).where(eq(conversations.id, id))
    const params = { conversationId: body.conversation_id }
    const read = await as(server, ana.token).call(endpoints.readConversation, { params })
    expect(read.body).toMatchObject({ drill: { parent_id: null, carried_turns: 2 } })
    expect(read.body.turns).toHaveLength(2)
  })
})
