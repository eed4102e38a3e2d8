import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseStrictJson, readText } from '../http/strict-json.ts'

/* What the reader of bodies takes is what JSON means; what JSON leaves open it refuses. */

const MANY = { numRuns: 2000 }

/** Full of what could be mistaken for the end of a text, a bracket or another key. */
const treacherous = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom('"', '\\', '{', '}', '[', ']', ':', ',', '\\"', '\\u0022', ' ', '\n', 'a'),
    )
    .map((parts) => parts.join('')),
)

/** The constructor of objects would make it their prototype. */
const key = treacherous.filter((text) => text !== '__proto__')

const json = fc.letrec<{ value: unknown; list: unknown[]; object: object }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.constantFrom(null, true, false, 0, -0, 1e300, 5e-324),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    treacherous,
    tie('list'),
    tie('object'),
  ),
  list: fc.array(tie('value'), { maxLength: 5 }),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
})).value

const parseReason = (text: string): string | null => {
  try {
    parseStrictJson(text)
    return null
  } catch (failure) {
    return (failure as Error).message
  }
}

const reasonAgainst = (bytes: Buffer): string | null => {
  try {
    readText(bytes)
    return null
  } catch (failure) {
    return (failure as Error).message
  }
}

const TWICE = 'The body has the same key twice'
const TOO_DEEP = 'The body is nested too deeply'

describe('reading a body', () => {
  it('agrees with JSON.parse about everything that means one thing', () => {
    const blanks = fc.constantFrom(undefined, 1, '\t', ' \n\r ')
    fc.assert(
      fc.property(json, blanks, (value, blank) => {
        const text = JSON.stringify(value, null, blank)
        expect(parseStrictJson(text)).toEqual(JSON.parse(text))
      }),
      MANY,
    )
  })

  it('agrees with JSON.parse about what is no JSON', () => {
    const broken = fc
      .tuple(
        json,
        fc.nat(),
        fc.constantFrom('', '"', '\\', '}', ']', ',', ':', '{', '\0', '\u2028'),
      )
      .map(([value, at, put]) => {
        const text = JSON.stringify(value)
        const place = at % (text.length + 1)
        return text.slice(0, place) + put + text.slice(place + 1)
      })
    fc.assert(
      fc.property(broken, (text) => {
        // A key that was changed may now be there twice.
        const allowed = isValid(text) ? [null, TWICE] : ['The body is not valid JSON']
        expect(allowed).toContain(parseReason(text))
      }),
      MANY,
    )
  })

  it('finds a key that is there twice, however it is written and wherever', () => {
    const twice = fc.record({
      key,
      one: json,
      two: json,
      between: fc.dictionary(key, json),
      seed: fc.nat(),
    })
    fc.assert(
      fc.property(twice, fc.nat(5), ({ key: name, one, two, between, seed }, depth) => {
        const others = Object.entries(between).filter(([other]) => other !== name)
        const members = [
          `${JSON.stringify(name)}:${JSON.stringify(one)}`,
          ...others.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`),
          `${escaped(name, seed)} : ${JSON.stringify(two)}`,
        ]
        const inner = `{${members.join(' , ')}}`
        const text = '[{"x":'.repeat(depth) + inner + '}]'.repeat(depth)
        expect(parseReason(text)).toBe(TWICE)
      }),
      MANY,
    )
  })

  it('takes the same key in two objects, and the same text as a key and as a value', () => {
    fc.assert(
      fc.property(key, json, (name, value) => {
        const [k, v] = [JSON.stringify(name), JSON.stringify(value)]
        for (const text of [
          `[{${k}:${v}},{${k}:${v}}]`,
          `{${k}:{${k}:${v}}}`,
          `{${k}:[${k},${k}],"${'other'.repeat(20)}":${k}}`,
          `[${k},${k}]`,
        ])
          expect(parseStrictJson(text)).toEqual(JSON.parse(text))
      }),
      MANY,
    )
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
    ['both', '[{"a":', '}]'],
  ])('takes 32 levels of %s and no more', (_, open, close) => {
    const deep = (levels: number) => {
      const times = levels / (open.match(/[[{]/g)?.length ?? 1)
      return `${open.repeat(times)}1${close.repeat(times)}`
    }
    expect(parseReason(deep(32))).toBeNull()
    expect(parseReason(deep(34))).toBe(TOO_DEEP)
    expect(parseReason(deep(10_000))).toBe(TOO_DEEP)
    // Beside each other they are not deep.
    expect(parseReason(`[${`${deep(30)},`.repeat(50)}1]`)).toBeNull()
  })

  it('counts no bracket that stands in a text', () => {
    const text = JSON.stringify({ a: '['.repeat(500), ['{'.repeat(500)]: '"{"a":1,"a":1}' })
    expect(parseReason(text)).toBeNull()
  })

  it('lets no key become a prototype, however it is written', () => {
    for (const written of ['"__proto__"', '"__pr\\u006fto__"', '"\\u005f_proto__"']) {
      expect(parseReason(`{${written}:{"isDeveloper":true}}`)).toContain('not allowed')
      expect(parseReason(`[{"a":{${written} :1}}]`)).toContain('not allowed')
    }
    expect(parseReason('{"a":"__proto__"}')).toBeNull()
  })

  it('takes letters as they were sent, and no bytes that are none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readText(Buffer.from(text, 'utf8'))).toBe(text.toWellFormed())
      }),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const buffer = Buffer.from(bytes)
        const text = buffer.toString('utf8')
        const isUtf8 = Buffer.from(text, 'utf8').equals(buffer)
        expect(reasonAgainst(buffer)).toBe(isUtf8 ? null : 'The body is not valid UTF-8')
      }),
      MANY,
    )
  })
})

describe('the largest body that is taken', () => {
  const SIZE = 512 * 1024
  const fill = (part: string) => part.repeat(Math.floor(SIZE / part.length))

  it.each([
    ['one text', `"${fill('x')}"`],
    ['backslashes', `"${fill('\\\\')}"`],
    ['quotes', `"${fill('\\"')}"`],
    ['escapes', `"${fill('\\u0022')}"`],
    ['brackets in a text', `"${fill('{[')}"`],
    ['blanks after a text', `[""${fill(' ')}]`],
    ['blanks after many texts', `[${fill(`""${' '.repeat(1000)},`)}1]`],
    ['texts', `[${fill('"",')}1]`],
    ['numbers', `[${fill('1,')}1]`],
    ['lists', `[${fill('[],')}1]`],
    ['objects', `[${fill('{"":1},')}1]`],
    ['keys', `{${Array.from({ length: SIZE / 16 }, (_, n) => `"key ${n}":1`).join(',')}}`],
    [
      'blanks after keys',
      `{${Array.from({ length: 500 }, (_, n) => `"${n}"${' '.repeat(1000)}:1`).join(',')}}`,
    ],
    [
      'long keys',
      `{${Array.from({ length: 50 }, (_, n) => `"${'k'.repeat(10_000)}${n}":1`).join(',')}}`,
    ],
    ['levels', fill('[')],
    ['levels that end', `${'['.repeat(SIZE / 2)}${']'.repeat(SIZE / 2)}`],
    ['levels of objects', `${'{"a":'.repeat(SIZE / 8)}1${'}'.repeat(SIZE / 8)}`],
  ])('is read at once when it is full of %s', (_, text) => {
    parseReason(text)
    const before = process.cpuUsage()
    parseReason(text)
    const { user, system } = process.cpuUsage(before)
    // A few milliseconds; what grows with the square of the length would take minutes.
    expect((user + system) / 1000).toBeLessThan(500)
  })
})

function isValid(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The same text, some of its letters written as escapes. */
function escaped(text: string, seed: number): string {
  const letters = text.split('').map((letter, index) => {
    const code = `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
    return ((seed >> (index % 30)) & 1) === 1 ? code : JSON.stringify(letter).slice(1, -1)
  })
  return `"${letters.join('')}"`
}
