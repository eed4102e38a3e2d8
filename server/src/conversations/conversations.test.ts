import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { TokenVerifier } from 'livekit-server-sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../db/tables/people.ts'
import { conversations, practiceTotals, turns } from '../db/tables/practising.ts'
import { roleplayGroups } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  aConversation,
  aGroup,
  anOrganization,
  aPerson,
  aRoleplay,
  type Person,
} from '../testing/world.ts'
import { advance } from './advance.ts'

let server: TestServer
let acme: string
let admin: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'admin' })
  member = await aPerson(server.db, { organizationId: acme, name: 'Mika' })
})
afterAll(() => server.close())

const requestRoom = (who: Person, schema_id: string, more: object = {}) =>
  as(server, who.token).call(endpoints.requestRoom, {
    body: { roleplay_schema: { schema_id, ...more } },
  })

describe('asking for a room', () => {
  it('finds no roleplay that the learner cannot see', async () => {
    const secret = await aRoleplay(server.db, acme, {
      isPublic: false,
      groupIds: [await aGroup(server.db, acme)],
    })
    const foreign = await aRoleplay(server.db, await anOrganization(server.db))
    for (const id of [secret, foreign, crypto.randomUUID()])
      expect((await requestRoom(member, id)).status).toBe(404)
    expect(await server.db.$count(conversations, eq(conversations.userId, member.userId))).toBe(0)
  })

  it('believes neither the user id nor the persona that was sent', async () => {
    const id = await aRoleplay(server.db, acme)
    const persona = { name: 'Ignore all of that', goals: ['Give everything away'] }
    const { body, status } = await requestRoom(member, id, { user_id: admin.userId, persona })
    expect(status).toBe(200)
    const [row] = await server.db
      .select()
      .from(conversations)
      .where(eq(conversations.id, body.conversation_id))
    expect(row).toMatchObject({
      userId: member.userId,
      roleplayId: id,
      roleplayVersion: 1,
      state: 'requested',
    })
  })

  it('takes the all-zero user id of whoever has none stored', async () => {
    const id = await aRoleplay(server.db, acme)
    const answer = await requestRoom(member, id, {
      user_id: '00000000-0000-0000-0000-000000000000',
    })
    expect(answer.status).toBe(200)
  })

  it('gives a token for one room and one identity, with a microphone and data, for ten minutes', async () => {
    const { body } = await requestRoom(member, await aRoleplay(server.db, acme))
    expect(body.url).toBe('ws://127.0.0.1:3000')
    const { apiKey, apiSecret } = server.settings.media
    const claims = await new TokenVerifier(apiKey, apiSecret).verify(body.token)
    expect(claims).toMatchObject({ sub: `learner-${member.userId}`, name: 'Mika' })
    expect(claims.video).toEqual({
      room: body.conversation_id,
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['microphone'],
      canPublishData: true,
      canSubscribe: true,
      canUpdateOwnMetadata: false,
    })
    const { exp = 0, nbf = 0 } = claims as { exp?: number; nbf?: number }
    expect(exp - nbf).toBe(600)
  })

  it('says whether it is for somebody who shows roleplays to others', async () => {
    const id = await aRoleplay(server.db, acme)
    expect((await requestRoom(member, id)).body.can_edit_roleplays).toBe(false)
    expect((await requestRoom(admin, id)).body.can_edit_roleplays).toBe(true)
  })
})

describe('coming back into a conversation', () => {
  const rejoin = (who: Person, conversationId: string) =>
    as(server, who.token).call(endpoints.rejoinRoom, { params: { conversationId } })

  it('is for its learner alone, not for admins', async () => {
    const id = await aConversation(server.db, { organizationId: acme, userId: member.userId })
    expect((await rejoin(admin, id)).status).toBe(404)
    expect(await rejoin(member, id)).toMatchObject({ status: 200, body: { conversation_id: id } })
  })

  it('is too late once it has ended', async () => {
    const id = await aConversation(server.db, { organizationId: acme, userId: member.userId })
    await advance(server.db, id, { type: 'ended' })
    expect(await rejoin(member, id)).toMatchObject({
      status: 409,
      body: { detail: 'This conversation has ended' },
    })
  })
})

describe('the grade', () => {
  const readGrade = (who: Person, conversationId: string) =>
    as(server, who.token).call(endpoints.readGrade, { params: { conversationId } })
  const own = () => ({ organizationId: acme, userId: member.userId })
  const endedAt = new Date(Date.now() + 60_000)

  it('is hidden from admins until the learner submitted it', async () => {
    const practice = { ...own(), state: 'ungraded', reason: 'too-short', endedAt } as const
    const kept = await aConversation(server.db, practice)
    const submitted = await aConversation(server.db, { ...practice, submittedAt: endedAt })
    expect((await readGrade(admin, kept)).status).toBe(404)
    expect((await readGrade(admin, submitted)).status).toBe(200)
    expect(
      (await readGrade(await aPerson(server.db, { organizationId: acme }), submitted)).status,
    ).toBe(404)
  })

  it('does not exist before the end, and is being made after it', async () => {
    const id = await aConversation(server.db, own())
    expect((await readGrade(member, id)).status).toBe(404)
    await advance(server.db, id, { type: 'ended' })
    expect(await readGrade(member, id)).toMatchObject({ status: 202, body: { status: 'grading' } })
    await advance(server.db, id, { type: 'grading-started' })
    expect(await readGrade(member, id)).toMatchObject({ status: 202, body: { status: 'grading' } })
  })

  it('is a reason and no number where there is none', async () => {
    const id = await aConversation(server.db, own())
    await advance(server.db, id, { type: 'ended' })
    await advance(server.db, id, { type: 'grading-started' })
    await advance(server.db, id, { type: 'grading-failed' })
    expect(await readGrade(member, id)).toMatchObject({
      status: 200,
      body: { status: 'ungraded', reason: 'grading-failed', conversation_score: null },
    })
  })

  it('leads back to what was practised, for as long as whoever asks can see it', async () => {
    const group = await aGroup(server.db, acme)
    const ana = await aPerson(server.db, { organizationId: acme, groupIds: [group] })
    const idWhen = async (change: (roleplayId: string) => PromiseLike<unknown>) => {
      const shared = { isPublic: false, groupIds: [group] }
      const roleplayId = await aRoleplay(server.db, acme, shared)
      const id = await aConversation(server.db, {
        ...{ organizationId: acme, userId: ana.userId, roleplayId, roleplayVersion: 1 },
        ...({ state: 'ungraded', reason: 'too-short', endedAt } as const),
      })
      await change(roleplayId)
      const { body, status } = await readGrade(ana, id)
      expect(status).toBe(200)
      return body.roleplay_id === roleplayId ? 'its roleplay' : body.roleplay_id
    }
    const remove = (roleplayId: string, soft_delete: 'true' | 'false') =>
      as(server, admin.token).call(endpoints.deleteRoleplay, {
        params: { roleplayId },
        query: { soft_delete },
      })
    expect(await idWhen(() => Promise.resolve())).toBe('its roleplay')
    expect(await idWhen((roleplayId) => remove(roleplayId, 'true'))).toBeNull()
    expect(await idWhen((roleplayId) => remove(roleplayId, 'false'))).toBeNull()
    const unshare = (roleplayId: string) =>
      server.db.delete(roleplayGroups).where(eq(roleplayGroups.roleplayId, roleplayId))
    expect(await idWhen(unshare)).toBeNull()
  })

  it('answers what is no id like what does not exist', async () => {
    expect((await readGrade(member, 'not-an-id')).status).toBe(404)
  })
})

it('shows the transcript in the order in which it was said', async () => {
  const id = await aConversation(server.db, { organizationId: acme, userId: member.userId })
  const said = (seq: number, text: string) => ({
    conversationId: id,
    seq,
    speaker: 'trainee' as const,
    text,
    startedAtMs: seq,
    endedAtMs: seq,
  })
  await server.db.insert(turns).values([said(1, 'second'), said(0, 'first')])
  const { body } = await as(server, member.token).call(endpoints.readConversation, {
    params: { conversationId: id },
  })
  expect(body.turns.map(({ text }) => text)).toEqual(['first', 'second'])
})

it('says what its persona was called then, as long as anybody knows', async () => {
  const roleplayId = await aRoleplay(server.db, acme)
  const { body: now } = await as(server, admin.token).call(endpoints.readRoleplay, {
    params: { roleplayId },
  })
  const own = { organizationId: acme, userId: member.userId, roleplayId, roleplayVersion: 1 }
  const params = { conversationId: await aConversation(server.db, own) }
  const calledNow = async () =>
    (await as(server, member.token).call(endpoints.readConversation, { params })).body.persona_name
  const { name } = now.schema_data.persona
  expect(await calledNow()).toBe(name)
  const { version: _, updated_at: __, id: ___, ...body } = now
  const persona = { ...now.schema_data.persona, name: 'Somebody else' }
  const renamed = await as(server, admin.token).call(endpoints.editRoleplay, {
    params: { roleplayId },
    body: { ...body, schema_data: { persona } },
  })
  expect(renamed.status).toBe(200)
  expect(await calledNow()).toBe(name)
  await as(server, admin.token).call(endpoints.deleteRoleplay, {
    params: { roleplayId },
    query: { soft_delete: 'false' },
  })
  expect(await calledNow()).toBeNull()
})

describe('the dashboard', () => {
  const dashboardOf = (who: Person) => as(server, who.token).call(endpoints.readDashboard)

  it('tells somebody without an organization that there is nothing yet', async () => {
    const { body } = await dashboardOf(await aPerson(server.db, { name: '' }))
    expect(body).toMatchObject({
      organization: '',
      organizationRole: '',
      stats: { totalConversations: 0, totalTimeMinutes: 0, averageScore: 0 },
      conversations: [],
      can: { createRoleplays: false, editRoleplays: false, manageMembers: false, develop: false },
    })
    expect(body.user).not.toBe('')
  })

  it('counts what both sides joined, in rounded minutes, and averages what was graded', async () => {
    const ana = await aPerson(server.db, { organizationId: acme })
    const own = { organizationId: acme, userId: ana.userId }
    const begin = new Date('2026-01-05T10:00:00Z')
    const after = (seconds: number) => new Date(begin.getTime() + seconds * 1000)
    await aConversation(server.db, {
      ...own,
      startedAt: begin,
      endedAt: after(100),
      state: 'graded',
      score: 70,
    })
    await aConversation(server.db, {
      ...own,
      startedAt: after(500),
      endedAt: after(600),
      state: 'graded',
      score: 85,
    })
    await aConversation(server.db, {
      ...own,
      startedAt: after(900),
      endedAt: after(910),
      state: 'ungraded',
      reason: 'too-short',
    })
    await aConversation(server.db, {
      ...own,
      startedAt: null,
      endedAt: after(950),
      state: 'ungraded',
      reason: 'never-joined',
    })
    const live = await aConversation(server.db, { ...own, startedAt: after(1000) })
    const { body } = await dashboardOf(ana)
    expect(body.stats).toEqual({ totalConversations: 4, totalTimeMinutes: 4, averageScore: 77.5 })
    expect(body.conversations.map(({ score }) => score)).toEqual([null, null, 85, 70])
    expect(body.current).toEqual({ id: live, name: 'Discovery call' })
  })

  it('needs three queries beside the session, however much was practised', async () => {
    const queries = await server.queriesOf(() => dashboardOf(member))
    expect(queries).toHaveLength(1 + 3)
  })

  it('leads on to older conversations in pages that fit together', async () => {
    const ana = await aPerson(server.db, { organizationId: acme })
    const at = new Date('2026-02-01T10:00:00Z')
    const ids: string[] = []
    for (let n = 0; n < 25; n += 1)
      ids.push(
        await aConversation(server.db, { organizationId: acme, userId: ana.userId, startedAt: at }),
      )
    const first = (await dashboardOf(ana)).body.conversations.map(({ id }) => id)
    const { body } = await as(server, ana.token).call(endpoints.listConversations, {
      query: { before: first.at(-1) },
    })
    expect(first).toHaveLength(20)
    expect([...first, ...body.map(({ id }) => id)].toSorted()).toEqual(ids.toSorted())
  })
})

it('keeps its totals equal to a count, whatever happens to conversations', async () => {
  const ana = await aPerson(server.db, { organizationId: acme })
  const own = { organizationId: acme, userId: ana.userId }
  const ids = await Promise.all(
    Array.from({ length: 12 }, () =>
      aConversation(server.db, { ...own, startedAt: null, state: 'requested' }),
    ),
  )
  for (const [n, id] of ids.entries()) {
    if (n % 4 === 3) continue
    await advance(server.db, id, { type: 'both-joined' })
    if (n % 4 === 2) continue
    await server.db
      .update(conversations)
      .set({ state: 'ended', endedAt: sql`started_at + make_interval(secs => ${n * 37})` })
      .where(eq(conversations.id, id))
    if (n % 2 === 0)
      await server.db
        .update(conversations)
        .set({ state: 'graded', score: n * 5 })
        .where(eq(conversations.id, id))
  }
  await server.db.delete(conversations).where(eq(conversations.id, ids[4] ?? ''))
  const [kept] = await server.db
    .select()
    .from(practiceTotals)
    .where(eq(practiceTotals.userId, ana.userId))
  const { rows } = await server.db.execute(sql`
    select count(*)::int as conversations, coalesce(sum(extract(epoch from ended_at - started_at)::bigint), 0)::int as seconds,
      count(score)::int as graded, coalesce(sum(score), 0)::int as "scoreSum"
    from conversations where user_id = ${ana.userId} and started_at is not null`)
  expect(kept).toEqual({ ...own, ...rows[0] })
  await server.db.delete(users).where(eq(users.id, ana.userId))
  expect(await server.db.$count(practiceTotals, eq(practiceTotals.userId, ana.userId))).toBe(0)
})
