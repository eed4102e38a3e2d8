import { address } from '@colloquy/contract/client'
import type { Endpoint } from '@colloquy/contract/endpoint'
import fc from 'fast-check'
import { arbitraryOfShape, type Hints } from './arbitrary-of-shape.ts'

/** A request as it goes to the server: well formed, or wrong in one of many ways. */
export type FuzzRequest = {
  method: string
  url: string
  headers: Record<string, string>
  payload: string | Buffer | undefined
  /** Whether it still goes where it was meant to go, so that the contract says what may come back. */
  isAddressed: boolean
  /** What was done to it, for whoever reads a failure. */
  wrong: string
}

export function arbitraryRequest(
  endpoint: Endpoint,
  { hints, token }: { hints: Hints; token: fc.Arbitrary<string | null> },
): fc.Arbitrary<FuzzRequest> {
  const wellFormed = wellFormedRequest(endpoint, { hints, token })
  const wrongBody = wellFormed.chain((request) =>
    fc.oneof(
      { weight: 5, arbitrary: withWrongValue(request) },
      { weight: 2, arbitrary: withWrongText(request) },
      { weight: 1, arbitrary: withWrongType(request) },
    ),
  )
  const wrongElsewhere = wellFormed.chain((request) =>
    fc.oneof(withWrongQuery(request), withWrongPath(request), withWrongHeaders(request)),
  )
  return fc
    .oneof(
      { weight: 4, arbitrary: wellFormed },
      { weight: endpoint.body === undefined ? 1 : 6, arbitrary: wrongBody },
      { weight: 4, arbitrary: wrongElsewhere },
    )
    .map((request) => ({ ...request, [fc.toStringMethod]: () => inShort(request) }))
}

/** Some of them are too long to read. */
const inShort = ({ method, url, headers, payload, wrong }: FuzzRequest): string =>
  [method, url, JSON.stringify(headers), String(payload ?? ''), `(wrong: ${wrong})`]
    .map((part) => (part.length > 500 ? `${part.slice(0, 500)}…` : part))
    .join(' ')

type Wanted = { hints: Hints; token: fc.Arbitrary<string | null> }

function wellFormedRequest(
  endpoint: Endpoint,
  { hints, token }: Wanted,
): fc.Arbitrary<FuzzRequest> {
  const { params, query, body } = endpoint
  const nothing = fc.constant(undefined)
  return fc
    .record({
      params: params === undefined ? nothing : arbitraryOfShape(params, hints),
      query: query === undefined ? nothing : arbitraryOfShape(query, hints),
      body: body === undefined ? nothing : arbitraryOfShape(body, hints),
      token,
    })
    .map((sent) => ({
      method: endpoint.method,
      url: address(
        endpoint.path,
        sent.params as Record<string, string>,
        sent.query as Record<string, unknown>,
      ),
      headers: {
        ...(sent.token === null ? {} : { authorization: `Bearer ${sent.token}` }),
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      payload: sent.body === undefined ? undefined : JSON.stringify(sent.body),
      isAddressed: true,
      wrong: 'nothing',
    }))
}

// Values

const DEEP = 10_000

/** Written as JSON, since some of them no value could say. */
const WRONG_VALUES: Record<string, string> = {
  null: 'null',
  true: 'true',
  zero: '0',
  negative: '-1',
  fraction: '0.5',
  'huge number': '1e308',
  'number beyond all': '1e400',
  'long number': '9'.repeat(400),
  'minus zero': '-0',
  'NaN as text': '"NaN"',
  'number as text': '"12"',
  'empty text': '""',
  'blank text': '" \\t "',
  'long text': JSON.stringify('x'.repeat(100_000)),
  'text of lines': '"one\\r\\ntwo"',
  NUL: '"a\\u0000b"',
  'half a surrogate pair': '"a\\ud800b"',
  'the other half': '"\\udc00"',
  'surrogates the wrong way round': '"\\udc00\\ud800"',
  'unusual letters': '"\\u202e\\ufeff\\u2028\\uffff\\u0007"',
  'a quoted text': `"' or 1=1; drop table users; --"`,
  'a template': '"{{7*7}} ${7*7} %s %n"',
  'the empty list': '[]',
  'a list of nothing': '[null]',
  'a long list': `[${'0,'.repeat(9_999)}0]`,
  'a long list of texts': `[${'"x",'.repeat(9_999)}"x"]`,
  'the empty object': '{}',
  'an object with __proto__': '{"__proto__":{"isDeveloper":true}}',
  'an object with a constructor': '{"constructor":{"prototype":{"isDeveloper":true}}}',
  'an object with toString': '{"toString":1,"length":1e9,"valueOf":null}',
  'a key with NUL': '{"a\\u0000":1}',
  'a deep list': `${'['.repeat(30)}${']'.repeat(30)}`,
  'too deep a list': `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  'too deep an object': `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'equal keys': '{"a":1,"a":1}',
  'equal keys, one escaped': '{"a":1,"\\u0061":2}',
}

const PLACE = '\u0001here\u0001'

/** One value in the body replaced, left out, or joined by one that nobody asked for. */
function withWrongValue(request: FuzzRequest): fc.Arbitrary<FuzzRequest> {
  const body: unknown = request.payload === undefined ? {} : JSON.parse(String(request.payload))
  const paths = pathsIn(body)
  const value = fc.constantFrom(...Object.keys(WRONG_VALUES))
  const path = fc.constantFrom(...paths)
  const unknownKey = fc.constantFrom(
    'extra',
    'id',
    'organization_id',
    'isDev',
    'constructor',
    'a\0b',
  )
  return fc
    .oneof(
      {
        weight: 6,
        arbitrary: fc.tuple(path, value).map(([at, what]) => ({
          payload: written(replaced(body, at, PLACE), what),
          wrong: `${what} at ${at.join('.') || 'the top'}`,
        })),
      },
      {
        weight: 1,
        arbitrary: path.map((at) => ({
          payload: JSON.stringify(replaced(body, at, undefined)),
          wrong: `nothing at ${at.join('.') || 'the top'}`,
        })),
      },
      {
        weight: 2,
        arbitrary: fc.tuple(path, unknownKey, value).map(([at, key, what]) => ({
          payload: written(replaced(body, [...at, key], PLACE), what),
          wrong: `${what} at ${[...at, key].join('.')}, which is unknown`,
        })),
      },
    )
    .map(({ payload, wrong }) => asJson(request, { payload, wrong }))
}

const written = (body: unknown, what: string): string =>
  // With a function, or $ in the value would mean something.
  JSON.stringify(body).replace(JSON.stringify(PLACE), () => WRONG_VALUES[what] ?? 'null')

type Path = (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))
  return [path, ...inside]
}

function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  const inner = typeof value === 'object' && value !== null ? value : {}
  if (Array.isArray(inner))
    return inner.map((one, index) =>
      String(index) === String(step) ? replaced(one, rest, by) : one,
    )
  return { ...inner, [step]: replaced((inner as Record<string, unknown>)[step], rest, by) }
}

const asJson = (
  request: FuzzRequest,
  { payload, wrong }: { payload: string | Buffer | undefined; wrong: string },
): FuzzRequest => ({
  ...request,
  headers: { ...request.headers, 'content-type': 'application/json' },
  payload,
  wrong,
})

// Text

const WRONG_TEXTS: Record<string, (text: string) => string | Buffer> = {
  'cut off': (text) => text.slice(0, -1),
  'cut in half': (text) => text.slice(0, text.length >> 1),
  'nothing at all': () => '',
  'only blanks': () => ' \n\t ',
  null: () => 'null',
  NaN: () => 'NaN',
  undefined: () => 'undefined',
  'a text': () => '"text"',
  'a number': () => '1',
  'a list': (text) => `[${text}]`,
  'twice after another': (text) => text + text,
  'a comma at the end': (text) => text.replace(/}$/, ',}'),
  'a comment': (text) => `/* hello */${text}`,
  'single quotes': (text) => text.replaceAll('"', "'"),
  'a form': () => 'email=a%40b.example&password=x',
  'a mark of order': (text) => `\ufeff${text}`,
  'a mark of order, in bytes': (text) => Buffer.from(`\ufeff${text}`, 'utf8'),
  'wide letters': (text) => Buffer.from(text, 'utf16le'),
  'half a letter': (text) => Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xc3])]),
  'half a letter in a text': (text) => Buffer.from(text.replace(/"}$/, '\u00ff"}'), 'latin1'),
  'bytes that are no letters': () => Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x7d]),
  'a letter written too long': (text) =>
    Buffer.concat([
      Buffer.from('{"a":"'),
      Buffer.from([0xc0, 0x80]),
      Buffer.from(`",${text.slice(1)}`),
    ]),
  'a NUL in between': (text) => `${text.slice(0, 1)}\0${text.slice(1)}`,
  'every key twice': (text) => text.replace(/}$/, (end) => `,${text.slice(1, -1)}${end}`),
  'every key twice, once escaped': (text) =>
    text.replace(/}$/, (end) => `,${text.slice(1, -1).replace(/"(\w)/, escapedFirst)}${end}`),
  '__proto__ among its keys': (text) => text.replace(/^{/, '{"__proto__":{},'),
  'very deep lists': () => '['.repeat(DEEP) + ']'.repeat(DEEP),
  'very deep lists that never end': () => '['.repeat(DEEP),
  'very deep objects': () => `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  'many blanks': (text) => text.replace(/}$/, `${' '.repeat(200_000)}}`),
  'too much': (text) => text.replace(/}$/, `${' '.repeat(600_000)}}`),
}

const escapedFirst = (_: string, letter: string): string =>
  `"\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

const withWrongText = (request: FuzzRequest): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...Object.keys(WRONG_TEXTS)).map((wrong) => {
    const text = String(request.payload ?? '{}')
    return asJson(request, { payload: WRONG_TEXTS[wrong]?.(text), wrong })
  })

const WRONG_TYPES = [
  null,
  '',
  'text/plain',
  'text/html; charset=utf-8',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json-patch+json',
  'application/vnd.api+json',
  'application/jsonp',
  'application',
  'json',
  ';;;',
  '*/*',
  'application/json, text/plain',
  'application/json; charset=utf-16',
  'application/json;charset="',
  'APPLICATION/JSON',
  `application/json; x=${'y'.repeat(5000)}`,
]

const withWrongType = (request: FuzzRequest): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...WRONG_TYPES).map((type) => {
    const { 'content-type': _, ...headers } = request.headers
    return {
      ...request,
      headers: type === null ? headers : { ...headers, 'content-type': type },
      payload: request.payload ?? '{}',
      wrong: `content type ${type ?? 'none'}`,
    }
  })

// Address

const WRONG_QUERIES = [
  '?',
  '??',
  '&&&',
  '=',
  'unknown=1',
  'limit=',
  'limit=0',
  'limit=-1',
  'limit=1e3',
  'limit=1.5',
  'limit=NaN',
  'limit=Infinity',
  'limit=0x10',
  'limit=%00',
  'limit=5%3Bdrop',
  'limit=99999999999999999999',
  'limit=1&limit=2',
  'limit[]=1',
  'limit[a]=1',
  'after=',
  'after=no-id',
  'after=%00',
  'after=%ff',
  'after=%',
  'after=%zz',
  'after=%ed%a0%80',
  `after=${'a'.repeat(20_000)}`,
  'before=no-id',
  'before=00000000-0000-0000-0000-000000000000',
  'before=ffffffff-ffff-ffff-ffff-ffffffffffff&before=ffffffff-ffff-ffff-ffff-ffffffffffff',
  'soft_delete=maybe',
  'soft_delete=TRUE',
  'soft_delete=true&soft_delete=false',
  'inactive=1',
  'organization_id=no-id',
  'organization_id=',
  '__proto__=1',
  '__proto__[isDeveloper]=1',
  'constructor=1',
  'hasOwnProperty=1',
  'x=1&'.repeat(5_000),
  `${'%00'.repeat(1_000)}=1`,
]

const withWrongQuery = (request: FuzzRequest): fc.Arbitrary<FuzzRequest> =>
  fc.tuple(fc.constantFrom(...WRONG_QUERIES), fc.boolean()).map(([query, isAdded]) => {
    const [path = '', before] = request.url.split('?')
    const whole = isAdded && before !== undefined ? `${before}&${query}` : query
    return { ...request, url: `${path}?${whole}`, wrong: `query ${query.slice(0, 80)}` }
  })

const WRONG_STEPS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2F',
  '%2f..%2f..%2fetc%2fpasswd',
  '%5c',
  '%00',
  'a%00b',
  '%',
  '%zz',
  '%ff',
  '%ed%a0%80',
  '%c0%80',
  '%u0041',
  ';a=b',
  '*',
  ':conversationId',
  'null',
  'undefined',
  '-1',
  '__proto__',
  'constructor',
  '%E2%80%AE',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e%00',
  '%203f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e',
  "3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e'--",
  '{3f0c2f5e-7a94-4b0e-9a35-0d5c1f2b6a7e}',
  'a'.repeat(499),
  'a'.repeat(501),
  'a'.repeat(10_000),
  '%41'.repeat(3_000),
]

/** One step of the address replaced, doubled, or one more at its end. */
const withWrongPath = (request: FuzzRequest): fc.Arbitrary<FuzzRequest> => {
  const [path = '', query] = request.url.split('?')
  const steps = path.split('/')
  return fc
    .tuple(
      fc.integer({ min: 2, max: steps.length }),
      fc.constantFrom(...WRONG_STEPS),
      fc.constantFrom(...METHODS),
    )
    .map(([at, step, method]) => {
      const wrong = [...steps.slice(0, at), step, ...steps.slice(at + 1)].join('/')
      return {
        ...request,
        method: method ?? request.method,
        url: query === undefined ? wrong : `${wrong}?${query}`,
        isAddressed: false,
        wrong: `address ${(method ?? '') + wrong.slice(0, 200)}`,
      }
    })
}

/** Mostly the right one. */
const METHODS = [
  null,
  null,
  null,
  null,
  null,
  'PATCH',
  'OPTIONS',
  'HEAD',
  'PUT',
  'DELETE',
  'GET',
  'POST',
]

const KEY = 'a-key-long-enough'

const WRONG_HEADERS: [string, string][] = [
  ['idempotency-key', ''],
  ['idempotency-key', 'short'],
  ['idempotency-key', 'with a blank in between'],
  ['idempotency-key', 'ä'.repeat(20)],
  ['idempotency-key', 'k'.repeat(201)],
  ['idempotency-key', 'k'.repeat(7_000)],
  ['idempotency-key', `${KEY}, ${KEY}`],
  ['idempotency-key', KEY],
  ['authorization', ''],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer '],
  ['authorization', 'Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=='],
  ['authorization', `Bearer ${'x'.repeat(42)}`],
  ['authorization', `Bearer ${'x'.repeat(43)}`],
  ['authorization', `bearer  ${'x'.repeat(43)}`],
  ['authorization', `Bearer ${'x'.repeat(43)}, Bearer ${'y'.repeat(43)}`],
  ['authorization', `Bearer ${'x'.repeat(7_000)}`],
  ['authorization', `Bearer ${'ÿ'.repeat(43)}`],
  ['authorization', 'Bearer null'],
  ['accept', 'text/html'],
  ['accept', 'application/xml;q=1'],
  ['accept-encoding', 'br;q=x, gzip;q=-1, *;q=9999'],
  ['accept-encoding', ','.repeat(5_000)],
  ['origin', 'https://evil.example'],
  ['host', 'evil.example'],
  ['user-agent', 'ÿ'.repeat(500)],
  ['user-agent', ''],
  ['x-forwarded-for', 'not an address'],
  ['x-forwarded-for', '1:2:3:4:5:6:7:8::9:10'],
  ['x-forwarded-for', '::'],
  ['x-forwarded-for', '::ffff:999.999.999.999'],
  ['x-forwarded-for', `${'1.1.1.1, '.repeat(500)}2.2.2.2`],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['if-none-match', '*'],
  ['range', 'bytes=0-1'],
  ['transfer-encoding', 'gzip'],
  ['content-encoding', 'gzip'],
  ['content-length', '999999999'],
  ['content-length', '-1'],
  ['content-length', 'x'],
  ['expect', '100-continue'],
  ['accept-version', '9.9.9'],
]

const withWrongHeaders = (request: FuzzRequest): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...WRONG_HEADERS).map(([name, value]) => ({
    ...request,
    headers: { ...request.headers, [name]: value },
    wrong: `${name}: ${value.slice(0, 80)}`,
  }))
