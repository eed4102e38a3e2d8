import { createHmac } from 'node:crypto'
import { signToken, verifyToken } from '../../wire/tokens.ts'
import { type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { KEYS, verifiedAs } from '../house.ts'
import type { Reader } from '../reader.ts'

/** Damaged, forged, expired, of another key: only one is good, and nothing else is taken. */
export async function tokens(): Promise<Reader> {
  const good = await signToken(KEYS, verifiedAs('ana', 'the room'), { seconds: 86_400 })
  return {
    make: (choose) =>
      choose(2) === 0 ? damaged([Buffer.from(good)], choose) : forge(good, choose),
    async read(input) {
      const text = input.toString('latin1')
      const verified = await verifyToken(KEYS, text).catch((refusal: Error) => refusal)
      if (verified instanceof Error) {
        if (verified.constructor.name !== 'BadToken') throw verified
        return 'refused'
      }
      if (!isSameToken(text, good)) throw new Error('a forged token was taken')
      return 'taken'
    },
  }
}

/** The last letter of a signature has bits that mean nothing. */
export function isSameToken(one: string, other: string): boolean {
  const covered = (token: string) => token.slice(0, token.lastIndexOf('.'))
  const signature = (token: string) => Buffer.from(token.split('.').at(-1) ?? '', 'base64url')
  return covered(one) === covered(other) && signature(one).equals(signature(other))
}

const HEADS = [
  { alg: 'none' },
  { alg: 'HS256', typ: 'JWT' },
  { alg: 'HS512' },
  { alg: 'RS256', jwk: {} },
  { alg: 'HS256', crit: ['exp'] },
  { alg: 'HS256', b64: false },
  {},
]
const TIMES = [0, -1, 1e9, 1e300, '9999999999', null]

/** Well formed, with what an attacker would like it to say, and signed by the wrong one or with the wrong words. */
function forge(good: string, choose: Choose): Buffer {
  const head = oneOf(choose, HEADS)
  const claims = {
    iss: oneOf(choose, ['key', 'other', '__proto__', '', null]),
    sub: oneOf(choose, ['ana', 'admin', null]),
    exp: oneOf(choose, TIMES),
    ...(choose(2) === 0 ? { nbf: oneOf(choose, TIMES) } : {}),
    video: { roomAdmin: true, room: 'the room', roomJoin: oneOf(choose, [true, 'yes', null]) },
  }
  const covered = [head, claims].map((part) => encode(JSON.stringify(part))).join('.')
  const [, , signature = ''] = good.split('.')
  const secret = oneOf(choose, ['', 'key', 'undefined', 'another secret that is long'])
  const signed = createHmac('sha256', secret).update(covered).digest('base64url')
  return Buffer.from(`${covered}.${oneOf(choose, ['', signature, signed])}`)
}

const encode = (text: string): string => Buffer.from(text).toString('base64url')
