import { connect } from 'node:net'
import { endpoints } from '@colloquy/contract/endpoints'
import { ErrorBody } from '@colloquy/contract/error-body'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedBetween, type Digest } from '../testing/digest.ts'
import { startUndoableServer, type UndoableServer } from '../testing/undoable-server.ts'
import { anOrganization, aPerson } from '../testing/world.ts'

/* Each kind of bad input has the answer of its kind, in one shape, and changes nothing. */

let server: UndoableServer
let token: string
let untouched: Digest
beforeAll(async () => {
  server = await startUndoableServer()
  const organizationId = await anOrganization(server.db)
  token = (await aPerson(server.db, { organizationId, role: 'admin' })).token
  untouched = await server.digest()
  await server.app.listen({ port: 0 })
})
afterAll(() => server.close())

type Sent = { payload?: string | Buffer; headers?: Record<string, string> }

/** Making a group needs a name, and may have a description and a switch. */
async function createGroup({ payload, headers }: Sent) {
  return server.app.inject({
    method: 'POST',
    url: endpoints.createGroup.path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

const name = '"name":"New hires"'
const nested = (levels: number) => `{${name},"x":${'['.repeat(levels)}${']'.repeat(levels)}}`

describe('a body that cannot be read', () => {
  it.each<[string, string | Buffer, number, string]>([
    ['is not JSON', 'name=New+hires', 400, 'The body is not valid JSON'],
    ['is cut off', `{${name}`, 400, 'The body is not valid JSON'],
    ['has a comma too many', `{${name},}`, 400, 'The body is not valid JSON'],
    ['has a comment', `{${name}} // hello`, 400, 'The body is not valid JSON'],
    ['says NaN', `{${name},"x":NaN}`, 400, 'The body is not valid JSON'],
    ['begins with a mark of order', `\ufeff{${name}}`, 400, 'The body is not valid JSON'],
    ['is in UTF-16', Buffer.from(`{${name}}`, 'utf16le'), 400, 'The body is not valid JSON'],
    ['has a bare NUL', '{"name":"a\0b"}', 400, 'The body is not valid JSON'],
    [
      'has half a letter',
      Buffer.from('{"name":"caf\u00e9"}', 'latin1'),
      400,
      'The body is not valid UTF-8',
    ],
    [
      'has a letter written too long',
      Buffer.from([...Buffer.from('{"name":"'), 0xc0, 0x80, ...Buffer.from('"}')]),
      400,
      'The body is not valid UTF-8',
    ],
    ['has a key twice', `{${name},${name}}`, 400, 'The body has the same key twice'],
    [
      'has a key twice, once written otherwise',
      `{${name},"n\\u0061me":"Old"}`,
      400,
      'The body has the same key twice',
    ],
    [
      'has a key twice far inside',
      `{${name},"x":[{"y":{"a":1,"b":2,"a":3}}]}`,
      400,
      'The body has the same key twice',
    ],
    ['is nested 33 deep', nested(32), 400, 'The body is nested too deeply'],
    ['is nested 10,000 deep', nested(10_000), 400, 'The body is nested too deeply'],
    [
      'is nested 10,000 deep in objects',
      `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
      400,
      'The body is nested too deeply',
    ],
    [
      'wants to be a prototype',
      `{${name},"__proto__":{"isDeveloper":true}}`,
      400,
      'The body has a key that is not allowed',
    ],
    ['is too large', `{${name},"x":"${'x'.repeat(512 * 1024)}"}`, 413, 'The body is too large'],
  ])('because it %s is refused', async (_, payload, status, detail) => {
    const answer = await createGroup({ payload })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ detail })
    await expectNothingChanged()
  })

  it.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/problem+json',
    'application/jsonp',
    'json',
    '*/*',
    ';',
  ])('because its type is %s is refused', async (type) => {
    const answer = await createGroup({ payload: `{${name}}`, headers: { 'content-type': type } })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toEqual({ detail: 'Send JSON, with content-type application/json' })
    await expectNothingChanged()
  })

  it('because it has no type is refused', async () => {
    const body = `{${name}}`
    const answer = await ask(
      `POST ${endpoints.createGroup.path} HTTP/1.1\r\n${HEADERS}authorization: Bearer ${token}\r\n` +
        `content-length: ${body.length}\r\n\r\n${body}`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 415 /)
    expect(answer).toContain('{"detail":"Send JSON, with content-type application/json"}')
    await expectNothingChanged()
  })
})

describe('a field', () => {
  it.each<[string, string, string, string]>([
    ['that is missing', '{}', 'body.name', 'Field required: name'],
    ['that is unknown', `{${name},"colour":"red"}`, 'body.colour', 'Unknown field: colour'],
    ['named constructor', `{${name},"constructor":{}}`, 'body.constructor', 'Unknown field'],
    ['that is null', '{"name":null}', 'body.name', 'expected string'],
    ['that is a number', '{"name":7}', 'body.name', 'expected string'],
    ['that is a list', '{"name":["New hires"]}', 'body.name', 'expected string'],
    ['that is a text and no switch', `{${name},"is_active":"true"}`, 'body.is_active', 'boolean'],
    ['that is a huge number', `{${name},"is_active":1e400}`, 'body.is_active', 'boolean'],
    ['that is empty', '{"name":""}', 'body.name', 'Group name is required'],
    ['that is blank', '{"name":" \\t "}', 'body.name', 'Group name is required'],
    ['of two lines', '{"name":"New\\nhires"}', 'body.name', 'Must be a single line'],
    ['that is too long', `{"name":"${'x'.repeat(201)}"}`, 'body.name', 'Too big'],
    ['with NUL', '{"name":"a\\u0000b"}', 'body.name', 'cannot be stored'],
    ['with half a surrogate pair', '{"name":"a\\ud83d"}', 'body.name', 'cannot be stored'],
    [
      'whose other text has NUL',
      `{${name},"description":"a\\u0000b"}`,
      'body.description',
      'cannot be stored',
    ],
    ['where there should be an object', '[]', 'body', 'expected object'],
    ['where there is nothing', 'null', 'body', 'expected object'],
    ['that nobody sent', '', 'body', 'Field required: body'],
  ])('%s is refused where it stands', async (_, payload, loc, msg) => {
    const answer = await createGroup({ payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      detail: [
        { loc: loc.split('.'), msg: expect.stringContaining(msg), type: expect.any(String) },
      ],
    })
    await expectNothingChanged()
  })

  it('is not repeated at length, and neither are very many', async () => {
    const keys = Array.from({ length: 20_000 }, (_, n) => `"k${n}":1`)
    for (const payload of [`{${name},"${'k'.repeat(100_000)}":1}`, `{${keys.join(',')}}`]) {
      const answer = await createGroup({ payload })
      expect(answer.statusCode).toBe(422)
      expect(answer.body.length).toBeLessThan(20_000)
    }
  })

  it('is told to whoever may send it only', async () => {
    for (const headers of [{ authorization: '' }, { authorization: 'Bearer x' }])
      expect((await createGroup({ payload: '{"name":7}', headers })).statusCode).toBe(401)
  })
})

describe('a query', () => {
  it.each([
    'limit=0',
    'limit=-1',
    'limit=501',
    'limit=1.5',
    'limit=NaN',
    'limit=Infinity',
    'limit=1e400',
    'limit=ten',
    'limit=',
    'limit=1&limit=2',
    'limit[]=1',
    'after=no-id',
    'after=',
    'after=%00',
    'after=%ff',
    'after=3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e%00',
    'colour=red',
    '__proto__=1',
    `after=${'a'.repeat(10_000)}`,
  ])('%s is refused', async (query) => {
    const answer = await get(`${endpoints.listRoleplays.path}?${query}`)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().detail[0].loc[0]).toBe('query')
    expectTheShape(answer.json())
  })
})

describe('an address', () => {
  it.each([
    'no-id',
    '%00',
    '%20',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2f',
    '3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e%00',
    "3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e'--",
    '3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7',
    'a'.repeat(10_000),
  ])('with the id %s finds nothing', async (id) => {
    const answer = await get(`/api/protected/grades/${id}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: 'Not found' })
  })

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/protected',
    '/api/protected/grades',
    '/api/protected/grades/a/b',
    '/api//protected/dashboard',
    '/api/PROTECTED/dashboard',
    '/api/protected/dashboard/..%2f',
  ])('%s is not found', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: 'Not found' })
  })

  it.each<[string, string]>([
    ['with a broken escape', '/api/protected/grades/%zz'],
    ['with bytes that are no letters', '/api/protected/grades/%ff'],
  ])('%s cannot be read', async (_, url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: 'The request cannot be read' })
  })

  it.each([
    ['POST', '/api/protected/dashboard', 'GET'],
    ['PATCH', '/api/protected/account', 'GET, PUT'],
    ['GET', '/api/auth/signin', 'POST'],
    ['OPTIONS', '/api/auth/signin', 'POST'],
    ['GET', '/api/protected/roleplay/edit/3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e', 'PUT, DELETE'],
    ['PUT', '/api/protected/members/no-id/password-link', 'POST'],
  ] as const)('does not take %s %s, and says what it takes', async (method, url, allowed) => {
    const answer = await server.app.inject({ method, url })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe(allowed)
    expect(answer.json()).toEqual({
      detail: `Only ${allowed.replace(', ', ' and ')} can be used here`,
    })
  })
})

describe('what is no HTTP', () => {
  it.each<[string, string, number, string]>([
    ['nonsense', 'hello\r\n\r\n', 400, 'The request cannot be read'],
    ['another version', 'GET / HTTP/9.9\r\nhost: x\r\n\r\n', 400, 'The request cannot be read'],
    ['an unknown method', 'BREW / HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'The request cannot be read'],
    [
      'an address without a slash',
      'GET api HTTP/1.1\r\nhost: x\r\n\r\n',
      400,
      'The request cannot be read',
    ],
    [
      'NUL in a header',
      'GET / HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n',
      400,
      'The request cannot be read',
    ],
    [
      'a negative length',
      'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
      400,
      'The request cannot be read',
    ],
    [
      'two lengths',
      'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n',
      400,
      'The request cannot be read',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'The headers are too large',
    ],
  ])('%s is refused in the same shape', async (_, request, status, detail) => {
    const answer = await ask(request)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.split('\r\n\r\n')[1]).toBe(JSON.stringify({ detail }))
  })

  it('is not taken for another address by naming a host in it', async () => {
    const answer = await ask(`GET http://evil.example/api/public/health HTTP/1.1\r\n${HEADERS}\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(answer).toContain('cache-control: no-store')
    expect(answer).not.toContain('evil')
  })
})

const get = (url: string) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

const HEADERS = 'host: x\r\nconnection: close\r\n'

/** As it is written: no client would send it so. */
function ask(request: string): Promise<string> {
  const { port } = server.app.server.address() as { port: number }
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text
    })
    socket.on('close', () => resolve(answer)).on('error', reject)
    socket.write(request)
  })
}

const expectTheShape = (body: unknown): void => expect(ErrorBody.parse(body)).toEqual(body)

const expectNothingChanged = async (): Promise<void> =>
  expect(changedBetween(untouched, await server.digest())).toEqual([])
