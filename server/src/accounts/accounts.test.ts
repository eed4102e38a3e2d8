import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '../db/tables/people.ts'
import { sessions } from '../db/tables/signing-in.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aPerson, aSession } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  // Each test comes from an address of its own, so that limits are not shared.
  server = await startTestServer({ trustProxy: 1 })
})
afterAll(() => server.close())

let lastAddress = 0
const newAddress = () => ({ 'x-forwarded-for': `10.0.${lastAddress >> 8}.${lastAddress++ & 255}` })

const PASSWORD = 'practice-out-loud'
const anonymous = () => as(server)

async function signUp(email: string, headers = newAddress()) {
  return anonymous().call(endpoints.signUp, {
    body: { email, password: PASSWORD, name: 'Ana' },
    headers,
  })
}

async function signIn(email: string, password = PASSWORD, headers = newAddress()) {
  return anonymous().call(endpoints.signIn, { body: { email, password }, headers })
}

describe('signing up', () => {
  it.each([
    ['short-one', 'Password must have at least 10 characters'],
    ['password123', 'This password is too common. Choose one that is hard to guess'],
    ['1234567890', 'This password is too common. Choose one that is hard to guess'],
  ])('refuses the password %s', async (password, message) => {
    const body = { email: 'weak@test.example', password, name: '' }
    const answer = await anonymous().call(endpoints.signUp, { body, headers: newAddress() })
    expect(answer.status).toBe(422)
    expect(answer.body.detail).toMatchObject([{ loc: ['body', 'password'], msg: message }])
    expect(await server.db.$count(users, eq(users.email, body.email))).toBe(0)
  })

  it('refuses a taken address, whatever its case', async () => {
    await signUp('taken@test.example')
    const answer = await signUp(' Taken@Test.example')
    expect(answer.status).toBe(409)
  })

  it('limits how many addresses one place may find to be taken', async () => {
    await signUp('known@test.example')
    const headers = newAddress()
    for (let count = 0; count < 20; count += 1)
      expect((await signUp('known@test.example', headers)).status).toBe(409)
    const answer = await signUp('known@test.example', headers)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('makes an account that can sign in, and does not sign it in', async () => {
    const answer = await signUp('new@test.example')
    expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } })
    expect(answer.body).not.toHaveProperty('token')
    expect(await signIn('NEW@test.example')).toMatchObject({
      status: 200,
      body: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        user: { name: 'Ana', email: 'new@test.example' },
      },
    })
  })
})

describe('signing in', () => {
  it('says the same of an unknown address and of a wrong password', async () => {
    await signUp('here@test.example')
    const wrong = await signIn('here@test.example', 'not the password')
    const unknown = await signIn('nobody@test.example', 'not the password')
    expect(wrong.status).toBe(401)
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body })
  })

  it('takes as long for an unknown address as for a wrong password', async () => {
    await signUp('slow@test.example')
    const timeOf = async (email: string): Promise<number> => {
      const before = performance.now()
      await signIn(email, 'not the password')
      return performance.now() - before
    }
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let round = 0; round < 9; round += 1) {
      times.known.push(await timeOf('slow@test.example'))
      times.unknown.push(await timeOf(`nobody${round}@test.example`))
    }
    // Without the hash an answer would come in a fifth of the time.
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.5)
    expect(median(times.unknown) / median(times.known)).toBeLessThan(2)
  })

  it('refuses the eleventh guess of an account, even a right one, and says when to come back', async () => {
    await signUp('guessed@test.example')
    for (let guess = 0; guess < 10; guess += 1)
      expect((await signIn('guessed@test.example', `guess number ${guess}`)).status).toBe(401)
    const answer = await signIn('guessed@test.example')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(14 * 60)
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  })

  it('cannot be locked by strangers where its owner signed in before', async () => {
    const home = newAddress()
    await signUp('owner@test.example')
    await signIn('owner@test.example', PASSWORD, home)
    for (let guess = 0; guess < 10; guess += 1)
      await signIn('owner@test.example', `guess number ${guess}`)
    expect((await signIn('owner@test.example')).status).toBe(429)
    expect((await signIn('owner@test.example', PASSWORD, home)).status).toBe(200)
  })

  it('lets 50 guesses through at once from one address, and no more', async () => {
    const headers = newAddress()
    const guesses = Array.from({ length: 60 }, (_, n) =>
      signIn(`victim${n}@test.example`, 'a guess for all', headers),
    )
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  it('never counts right passwords', async () => {
    const headers = newAddress()
    await signUp('often@test.example')
    for (let time = 0; time < 60; time += 1)
      expect((await signIn('often@test.example', PASSWORD, headers)).status).toBe(200)
  })

  it('refuses a disabled account, but only says so to who knows the password', async () => {
    await signUp('off@test.example')
    await server.db
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.email, 'off@test.example'))
    expect((await signIn('off@test.example', 'not the password')).status).toBe(401)
    expect((await signIn('off@test.example')).status).toBe(403)
  })
})

describe('a session', () => {
  it.each([undefined, '', 'x', 'x'.repeat(43), `${'x'.repeat(43)}\n`])(
    'is not opened by the token %j',
    async (token) => {
      const answer = await as(server, token).call(endpoints.readAccount)
      expect(answer).toMatchObject({
        status: 401,
        body: { detail: 'Token is missing, expired or revoked' },
      })
    },
  )

  it('ends with signing out, at once', async () => {
    const ana = await aPerson(server.db)
    expect((await as(server, ana.token).call(endpoints.signOut)).status).toBe(200)
    expect((await as(server, ana.token).call(endpoints.readAccount)).status).toBe(401)
  })

  it('ends when its time has come, and when it was not used for a week', async () => {
    const ana = await aPerson(server.db)
    const expired = await aSession(server.db, ana.userId, '-1 second')
    expect((await as(server, expired).call(endpoints.readAccount)).status).toBe(401)
    await server.db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '8 days'` })
      .where(eq(sessions.userId, ana.userId))
    expect((await as(server, ana.token).call(endpoints.readAccount)).status).toBe(401)
  })

  it('can be ended from another one, but not by somebody else', async () => {
    const ana = await aPerson(server.db)
    const phone = await aSession(server.db, ana.userId)
    const bob = await aPerson(server.db)
    const { body: list } = await as(server, ana.token).call(endpoints.listSessions)
    expect(list).toHaveLength(2)
    const other = list.find((session) => !session.is_current)
    const params = { sessionId: other?.id ?? '' }
    expect((await as(server, bob.token).call(endpoints.endSession, { params })).status).toBe(404)
    expect((await as(server, phone).call(endpoints.readAccount)).status).toBe(200)
    expect((await as(server, ana.token).call(endpoints.endSession, { params })).status).toBe(200)
    expect((await as(server, phone).call(endpoints.readAccount)).status).toBe(401)
  })

  it('notes its last use at most once a minute', async () => {
    const ana = await aPerson(server.db)
    const read = () => as(server, ana.token).call(endpoints.readAccount)
    expect(await server.queriesOf(read)).toHaveLength(1)
    await server.db
      .update(sessions)
      .set({ lastUsedAt: sql`now() - interval '2 minutes'` })
      .where(eq(sessions.userId, ana.userId))
    expect(await server.queriesOf(read)).toHaveLength(2)
    expect(await server.queriesOf(read)).toHaveLength(1)
  })
})

describe('changing the password', () => {
  const change = (token: string, current_password: string, new_password = 'a much better one') =>
    as(server, token).call(endpoints.changePassword, { body: { current_password, new_password } })

  it('refuses a wrong current password, and guesses at it', async () => {
    const { token } = await somebodyWithAPassword()
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(token, `guess ${guess}`)).status).toBe(422)
    expect((await change(token, PASSWORD)).status).toBe(429)
  })

  it('counts guesses also when they are sent with an idempotency key', async () => {
    const { token } = await somebodyWithAPassword()
    const headers = (n: number) => ({ 'idempotency-key': `a-key-of-its-own-${n}` })
    const body = { current_password: 'a guess', new_password: 'a much better one' }
    for (let guess = 0; guess < 10; guess += 1)
      await as(server, token).call(endpoints.changePassword, { body, headers: headers(guess) })
    expect((await change(token, PASSWORD)).status).toBe(429)
  })

  it('ends every other session and keeps this one', async () => {
    const { email, token } = await somebodyWithAPassword()
    const other = (await signIn(email)).body.token
    expect((await change(token, PASSWORD)).status).toBe(200)
    expect((await as(server, other).call(endpoints.readAccount)).status).toBe(401)
    expect((await as(server, token).call(endpoints.readAccount)).status).toBe(200)
    expect((await signIn(email)).status).toBe(401)
    expect((await signIn(email, 'a much better one')).status).toBe(200)
  })
})

it('tells nobody’s name, address, password or token in its log', async () => {
  const { email, token } = await somebodyWithAPassword('Penelope Pitstop')
  await signIn(email, 'a wrong secret')
  await as(server, token).call(endpoints.changeAccount, { body: { name: 'Peter Perfect' } })
  const log = server.logged.join('')
  expect(log).toContain('request.answered')
  for (const secret of ['Penelope', 'Perfect', email, 'a wrong secret', PASSWORD, token])
    expect(log).not.toContain(secret)
})

async function somebodyWithAPassword(name = 'Ana'): Promise<{ email: string; token: string }> {
  const email = `${crypto.randomUUID()}@test.example`
  await anonymous().call(endpoints.signUp, {
    body: { email, password: PASSWORD, name },
    headers: newAddress(),
  })
  return { email, token: (await signIn(email)).body.token }
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
