import type { Endpoint } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHasher } from '../testing/test-hasher.ts'
import { groups, users } from '../db/tables/people.ts'
import { rememberedAnswers, sessions } from '../db/tables/signing-in.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson, type Person } from '../testing/world.ts'

/* A write that is sent again after a lost answer happens once, and gets the first answer again. */

const PASSWORD = 'practice-out-loud'

/** A machine that is busy keeps many waiting; who waits for what is never given back waits longer than this. */
const MOST_MS = 15_000

let server: TestServer
let acme: string
let admin: Person
beforeAll(async () => {
  server = await startTestServer({}, { connectMs: MOST_MS })
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'admin' })
})
afterAll(() => server.close())

let key: string
beforeEach(async () => {
  key = crypto.randomUUID()
  await server.db.delete(rememberedAnswers)
})

type Wishes = { who?: Person; key?: string; name?: string }

const createGroup = ({ who = admin, key: ofRequest = key, name = 'New hires' }: Wishes = {}) =>
  as(server, who.token).call(endpoints.createGroup, {
    body: { name },
    headers: { 'idempotency-key': ofRequest },
  })

const groupsOf = (organizationId: string) =>
  server.db.$count(groups, eq(groups.organizationId, organizationId))

/** How many groups of ours `work` has made. */
async function groupsMade(work: () => Promise<unknown>): Promise<number> {
  const before = await groupsOf(acme)
  await work()
  return (await groupsOf(acme)) - before
}

describe('a key', () => {
  it.each([
    ['too short', 'fifteen-letters'],
    ['too long', 'k'.repeat(201)],
    ['empty', ''],
    ['of blanks', ' '.repeat(20)],
    ['with a blank in it', 'sixteen letters or more'],
    ['with letters that no header has', 'schlüssel-schlüssel'],
    ['that came twice', 'sixteen-letters-1, sixteen-letters-1'],
  ])('%s is refused, and nothing is written', async (_, bad) => {
    const made = await groupsMade(async () => {
      const answer = await createGroup({ key: bad })
      expect(answer.status).toBe(422)
      expect(answer.body.detail).toMatchObject([{ loc: ['header', 'idempotency-key'] }])
    })
    expect(made).toBe(0)
  })

  it('may have 16 to 200 characters', async () => {
    expect((await createGroup({ key: 'sixteen-letters!' })).status).toBe(200)
    expect((await createGroup({ key: '~'.repeat(200) })).status).toBe(200)
  })

  it('used again with another body is refused, and nothing is written', async () => {
    await createGroup()
    const made = await groupsMade(async () => {
      expect(await createGroup({ name: 'Others' })).toMatchObject({
        status: 422,
        body: { detail: [{ msg: 'This Idempotency-Key was used for another request' }] },
      })
    })
    expect(made).toBe(0)
  })

  it('used again for another call is refused', async () => {
    const { body: group } = await createGroup()
    const answer = await as(server, admin.token).call(endpoints.deleteGroup, {
      params: { groupId: group.id },
      headers: { 'idempotency-key': key },
    })
    expect(answer.status).toBe(422)
    expect(await server.db.$count(groups, eq(groups.id, group.id))).toBe(1)
  })

  it('belongs to who sent it: the same one of somebody else is another', async () => {
    const colleague = await aPerson(server.db, { organizationId: acme, role: 'admin' })
    const stranger = await aPerson(server.db, {
      organizationId: await anOrganization(server.db),
      role: 'admin',
    })
    const answers = [
      await createGroup(),
      await createGroup({ who: colleague, name: 'Others' }),
      await createGroup({ who: stranger }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ headers }) => headers['idempotency-replayed'])).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3)
  })

  it('means nothing to a call that only reads', async () => {
    const read = () =>
      as(server, admin.token).call(endpoints.listGroups, { headers: { 'idempotency-key': key } })
    const first = await read()
    await createGroup({ key: crypto.randomUUID() })
    const second = await read()
    expect(second.body).toHaveLength(first.body.length + 1)
  })
})

describe('a write', () => {
  it('with the same key happens once, and is answered alike', async () => {
    const made = await groupsMade(async () => {
      const [first, second] = [await createGroup(), await createGroup()]
      expect(first.status).toBe(200)
      expect(first.headers['idempotency-replayed']).toBeUndefined()
      expect(second.headers['idempotency-replayed']).toBe('true')
      expect(second).toMatchObject({ status: first.status, body: first.body })
    })
    expect(made).toBe(1)
  })

  it('without a key happens each time', async () => {
    const without = () =>
      as(server, admin.token).call(endpoints.createGroup, { body: { name: 'New hires' } })
    expect(await groupsMade(async () => [await without(), await without()])).toBe(2)
  })

  it('sent ten times at once happens once, and is answered alike', async () => {
    const made = await groupsMade(async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => createGroup()))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
      const replayed = answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')
      expect(replayed).toHaveLength(9)
    })
    expect(made).toBe(1)
  })

  it('that was refused is not remembered: the next try is a first one', async () => {
    const email = `${key}@test.example`
    const add = () =>
      as(server, admin.token).call(endpoints.addMember, {
        body: { email, name: 'Nora', role: 'member' },
        headers: { 'idempotency-key': key },
      })
    const [other] = await server.db.insert(users).values({ email, name: 'Nora' }).returning()
    expect((await add()).status).toBe(409)
    expect(await server.db.$count(rememberedAnswers)).toBe(0)
    await server.db.delete(users).where(eq(users.id, other?.id ?? ''))
    const second = await add()
    expect(second.status).toBe(200)
    expect(second.headers['idempotency-replayed']).toBeUndefined()
    expect(await add()).toMatchObject({ status: 200, body: second.body })
  })

  it('is not answered again to who may no longer make it', async () => {
    const leaving = await aPerson(server.db, { organizationId: acme, role: 'admin' })
    expect((await createGroup({ who: leaving })).status).toBe(200)
    const change = { params: { userId: leaving.userId }, body: { role: 'member' } }
    await as(server, admin.token).call(endpoints.changeMember, change)
    expect((await createGroup({ who: leaving })).status).toBe(403)
    await server.db.delete(sessions).where(eq(sessions.userId, leaving.userId))
    expect((await createGroup({ who: leaving })).status).toBe(401)
  })
})

describe('many at once that need more than the database', () => {
  it('do not keep each other, or anybody else, waiting', async () => {
    const passwordHash = await createTestHasher().hash(PASSWORD)
    const ana = await aPerson(server.db, { organizationId: acme })
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, ana.userId))
    const change = () =>
      as(server, ana.token).call(endpoints.changePassword, {
        body: { current_password: PASSWORD, new_password: 'a fresh start for me' },
        headers: { 'idempotency-key': key },
      })
    const changes = Promise.all(Array.from({ length: 30 }, change))
    // Whoever waits for a connection that is not given back is turned away in the end.
    expect((await as(server, admin.token).call(endpoints.listGroups)).status).toBe(200)
    expect((await changes).map(({ status }) => status)).toEqual(Array(30).fill(200))
  })
})

describe('what is remembered', () => {
  it('comes with the write or not at all, when the connection is lost in between', async () => {
    await breaking('perform pg_terminate_backend(pg_backend_pid());', async () => {
      const made = await groupsMade(async () => expect((await createGroup()).status).toBe(503))
      expect(made).toBe(0)
    })
    expect(await server.db.$count(rememberedAnswers)).toBe(0)
    await expectOneWrite()
  })

  it('comes with the write or not at all, when remembering fails', async () => {
    await breaking("raise exception 'no room';", async () => {
      const made = await groupsMade(async () => expect((await createGroup()).status).toBe(500))
      expect(made).toBe(0)
    })
    expect(await server.db.$count(rememberedAnswers)).toBe(0)
    await expectOneWrite()
  })

  it('holds neither passwords nor tokens nor keys that could be read', async () => {
    const passwordHash = await createTestHasher().hash(PASSWORD)
    const ana = await aPerson(server.db, { organizationId: acme })
    await server.db.update(users).set({ passwordHash }).where(eq(users.id, ana.userId))
    const send = async <E extends Endpoint>(who: Person, endpoint: E, given: object) => {
      const headers = { 'idempotency-key': `${key}-${endpoint.path}` }
      const answer = await as(server, who.token).call(endpoint, { ...given, headers })
      expect(answer.status).toBe(200)
      return JSON.stringify(answer.body)
    }
    const newPassword = 'a fresh start for me'
    const answers = [
      await send(ana, endpoints.changePassword, {
        body: { current_password: PASSWORD, new_password: newPassword },
      }),
      await send(admin, endpoints.addMember, {
        body: { email: `${key}@test.example`, name: 'Nora', role: 'member' },
      }),
      await send(admin, endpoints.createInvitation, { body: { role: 'member' } }),
    ]
    const tokens = answers.flatMap((answer) => answer.match(/#[\w-]{43}/g) ?? [])
    expect(tokens).toHaveLength(2)
    const secrets = [PASSWORD, newPassword, key, ...tokens.map((token) => token.slice(1))]
    const { rows } = await server.db.execute<{ key: Buffer; fingerprint: Buffer; sealed: Buffer }>(
      sql`select * from remembered_answers`,
    )
    expect(rows).toHaveLength(3)
    for (const row of rows) {
      const stored = [row.key, row.fingerprint, row.sealed]
      const readings = stored.flatMap((bytes) =>
        (['utf8', 'latin1', 'utf16le', 'hex', 'base64', 'base64url'] as const).map((encoding) =>
          bytes.toString(encoding),
        ),
      )
      for (const secret of secrets)
        for (const reading of readings) {
          expect(reading).not.toContain(secret)
          expect(reading).not.toContain(Buffer.from(secret).toString('hex'))
        }
    }
  })

  it('is not the same for the same answer, so that equal ones cannot be told', async () => {
    const other = crypto.randomUUID()
    const rename = (ofRequest: string) =>
      as(server, admin.token).call(endpoints.changeAccount, {
        body: { name: 'Ana' },
        headers: { 'idempotency-key': ofRequest },
      })
    expect((await rename(key)).body).toEqual((await rename(other)).body)
    const rows = await server.db.select().from(rememberedAnswers)
    expect(rows).toHaveLength(2)
    for (const column of ['key', 'fingerprint', 'sealed'] as const)
      expect(new Set(rows.map((row) => row[column]?.toString('hex'))).size).toBe(2)
  })
})

async function expectOneWrite(): Promise<void> {
  const made = await groupsMade(async () => {
    const [first, second] = [await createGroup(), await createGroup()]
    expect(first.headers['idempotency-replayed']).toBeUndefined()
    expect(second).toMatchObject({ status: 200, body: first.body })
  })
  expect(made).toBe(1)
}

/** The database fails when an answer is to be remembered: after the write, before its end. */
async function breaking(by: string, work: () => Promise<void>): Promise<void> {
  await server.db.execute(
    sql.raw(`create function break_off() returns trigger language plpgsql as $$
      begin ${by} return new; end $$`),
  )
  await server.db.execute(
    sql`create trigger break_off before update on remembered_answers
      for each row execute function break_off()`,
  )
  try {
    await work()
  } finally {
    await server.db.execute(sql`drop function break_off cascade`)
  }
}
