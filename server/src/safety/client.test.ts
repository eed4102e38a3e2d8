import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { address, ApiError, createClient } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/* The client of the contract, against a server that really listens: the contract has none. */

type Answer = { status: number; type: string; text: string; retryAfter?: string }

let server: Server
let origin: string
let answer: Answer
let received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: '' }
    received.push(one)
    request.setEncoding('utf8').on('data', (text: string) => {
      one.body += text
    })
    request.on('end', () => respond(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function respond(response: ServerResponse): void {
  if (answer.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter)
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text)
}

beforeEach(() => {
  received = []
  answers(200, { message: 'Done' })
})

const answers = (status: number, body: unknown) => {
  answer = { status, type: 'application/json', text: JSON.stringify(body) }
}

const TOKEN = 'a-token'

/** With our origin, which is not known before it listens. */
const fetchFrom: typeof fetch = (input, init) => fetch(new URL(input, origin), init)
const call = createClient({ origin: '', fetch: fetchFrom, token: () => TOKEN })

const failureOf = async (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => {
      throw new Error('it did not fail')
    },
    (failure: unknown) => failure as Error,
  )

describe('a refusal', () => {
  it.each<[string, unknown, string]>([
    [
      'is told in its own words',
      { detail: 'Only admins can create conversations' },
      'Only admins can create conversations',
    ],
    [
      'that is a list is told with a comma between its messages',
      {
        detail: [
          { loc: ['body', 'name'], msg: 'Name is required', type: 'value_error' },
          { loc: ['body', 'goals', 0], msg: 'At least one goal is required', type: 'value_error' },
        ],
      },
      'Name is required, At least one goal is required',
    ],
    [
      'that is a list of one is told without a comma',
      { detail: [{ loc: [], msg: 'Too long', type: 'x' }] },
      'Too long',
    ],
    ['without detail has the words for that', { error: 'Bad Request' }, 'API request failed'],
    ['with another detail too', { detail: 42 }, 'API request failed'],
    ['with a detail that is null too', { detail: null }, 'API request failed'],
    ['that is a mere text too', 'no', 'API request failed'],
    ['that is null too', null, 'API request failed'],
  ])('%s', async (_, body, words) => {
    answers(422, body)
    const failure = await failureOf(call(endpoints.readDashboard))
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ message: words, status: 422, body })
  })

  it.each(['<!doctype html><p>Bad gateway</p>', '', '{"detail":'])(
    'that is no JSON has the words for that: %s',
    async (text) => {
      answer = { status: 502, type: 'text/html', text }
      expect(await failureOf(call(endpoints.readDashboard))).toMatchObject({
        message: 'API request failed',
        status: 502,
      })
    },
  )

  it.each([
    ['7', 7],
    [undefined, null],
    ['Fri, 20 Nov 2026 19:53:41 GMT', null],
  ])(
    'says when it is worth trying again, where the server says %s',
    async (retryAfter, seconds) => {
      const text = JSON.stringify({ detail: 'Too many attempts. Try again later' })
      const refusal = { status: 429, type: 'application/json', text }
      answer = retryAfter === undefined ? refusal : { ...refusal, retryAfter }
      expect(await failureOf(call(endpoints.readDashboard))).toMatchObject({
        message: 'Too many attempts. Try again later',
        retryAfterSeconds: seconds,
      })
    },
  )
})

describe('without an answer', () => {
  it('the words of the failure are told', async () => {
    const lost = createClient({ origin: 'http://127.0.0.1:1', fetch, token: () => TOKEN })
    const failure = await failureOf(lost(endpoints.readDashboard))
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(ApiError)
    expect(failure.message).not.toBe('')
  })

  it.each(['a text', 42, null, undefined, { message: 'no Error' }])(
    'and with a failure that is no Error (%j), it is the network',
    async (failure) => {
      const lost = createClient({
        origin,
        // What a browser extension or an old polyfill may do.
        fetch: () => Promise.reject(failure),
        token: () => TOKEN,
      })
      expect((await failureOf(lost(endpoints.readDashboard))).message).toBe('Network error')
    },
  )

  it('that was no longer wanted, the caller learns that it was aborted', async () => {
    const signal = AbortSignal.abort()
    expect((await failureOf(call(endpoints.readDashboard, { signal }))).name).toBe('AbortError')
    expect(received).toEqual([])
  })
})

describe('who is not signed in', () => {
  const signedOut = createClient({ origin: '', fetch: fetchFrom, token: () => null })

  it('is told so, and nothing is sent', async () => {
    expect((await failureOf(signedOut(endpoints.readDashboard))).message).toBe(
      'No authentication token found',
    )
    expect(received).toEqual([])
  })

  it('can still make the calls for anyone', async () => {
    await signedOut(endpoints.joinWaitlist, { body: { email: 'ana@test.example' } })
    expect(received[0]?.headers.authorization).toBeUndefined()
  })
})

describe('a call', () => {
  it('sends its parts where they belong, and gives back the answer', async () => {
    answers(200, { id: 'x' })
    const body = { name: 'New hires' }
    const groupId = 'a/b?c#d é'
    const given = await call(endpoints.editGroup, {
      params: { groupId },
      body,
      idempotencyKey: 'k'.repeat(16),
    })
    expect(given).toEqual({ id: 'x' })
    expect(received).toMatchObject([
      {
        method: 'PUT',
        url: '/api/protected/groups/a%2Fb%3Fc%23d%20%C3%A9',
        headers: {
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
          'idempotency-key': 'k'.repeat(16),
        },
        body: JSON.stringify(body),
      },
    ])
  })

  it('sends no token with the calls for anyone, and no type without a body', async () => {
    await call(endpoints.health)
    expect(received[0]?.headers).not.toHaveProperty('authorization')
    expect(received[0]?.headers).not.toHaveProperty('content-type')
    expect(received[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('asks for the token each time', async () => {
    let token = 'first'
    const changing = createClient({ origin: '', fetch: fetchFrom, token: () => token })
    await changing(endpoints.readDashboard)
    token = 'second'
    await changing(endpoints.readDashboard)
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
    ])
  })

  it('gives back an answer that is no error beside the usual one', async () => {
    answers(202, { status: 'grading' })
    const params = { conversationId: crypto.randomUUID() }
    expect(await call(endpoints.readGrade, { params })).toEqual({ status: 'grading' })
  })
})

describe('an address', () => {
  it.each<[string, Record<string, string>, Record<string, unknown>, string]>([
    ['/list', {}, {}, '/list'],
    ['/list', {}, { after: undefined }, '/list'],
    ['/list', {}, { after: 'a b&c=d', limit: 5 }, '/list?after=a+b%26c%3Dd&limit=5'],
    ['/one/:id', { id: '7' }, { soft: true }, '/one/7?soft=true'],
    ['/one/:id/of/:other', { id: '../..', other: '%' }, {}, '/one/..%2F../of/%25'],
  ])('%s with %j and %j is %s', (path, params, query, filled) => {
    expect(address(path, params, query)).toBe(filled)
  })
})
