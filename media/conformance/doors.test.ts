import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTarget } from './open-target.ts'
import { Connection, type Refusal } from './raw/connection.ts'
import { PATHS, urlFor } from './raw/entrance.ts'
import { aRoom, enter } from './raw/participant.ts'
import { API_KEY, API_SECRET, httpOf, type Target } from './target.ts'
import { tokenFor } from './tokens.ts'

let target: Target
beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.stop())

const nowSeconds = () => Math.floor(Date.now() / 1000)
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const usualClaims = () => ({
  iss: API_KEY,
  sub: 'ana',
  nbf: nowSeconds() - 10,
  exp: nowSeconds() + 600,
  video: { roomJoin: true, room: aRoom() },
})

/** Made by hand, because no library would make most of these. */
function forge(claims: object, secret: string = API_SECRET): string {
  const body = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

const withoutSignature = () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(usualClaims())}.`

function signedByAKeyPair(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const body = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(usualClaims())}`
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`
}

it('answers OK at its root, where its health is asked for', async () => {
  const answer = await fetch(`${httpOf(target)}/`)
  expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
})

describe.each(PATHS)('the door %s', (path) => {
  const validate = async (token: string | undefined) => {
    const url = urlFor(target, { path, token: token ?? '' })
    url.protocol = 'http:'
    url.pathname += '/validate'
    if (token === undefined) url.searchParams.delete('access_token')
    const answer = await fetch(url, { headers: { origin: 'https://somewhere.test' } })
    return {
      status: answer.status,
      text: (await answer.text()).trim(),
      allowsOrigin: answer.headers.get('access-control-allow-origin'),
    }
  }
  const knock = (token: string) =>
    Connection.open(urlFor(target, { path, token })).then(
      () => 'open' as const,
      (refusal: Refusal) => ({ status: refusal.status, text: refusal.text }),
    )

  it('validates a right token with the word success', async () => {
    expect(await validate(forge(usualClaims()))).toMatchObject({ status: 200, text: 'success' })
  })

  it('lets pages of any origin read the validation, the refusals too', async () => {
    expect((await validate(forge(usualClaims()))).allowsOrigin).toBe('*')
    expect((await validate('no-token')).allowsOrigin).toBe('*')
  })

  it.each<[string, () => string, RegExp]>([
    ['is no token at all', () => 'no-token', /invalid/],
    ['is expired', () => forge({ ...usualClaims(), exp: nowSeconds() - 120 }), /invalid/],
    ['is not valid yet', () => forge({ ...usualClaims(), nbf: nowSeconds() + 600 }), /invalid/],
    ['is signed with another secret', () => forge(usualClaims(), 'x'.repeat(32)), /invalid/],
    ['names a key that nobody has', () => forge({ ...usualClaims(), iss: 'nobody' }), /invalid/],
    ['is not signed (alg none)', withoutSignature, /invalid/],
    ['is signed by a key pair (RS256)', signedByAKeyPair, /invalid/],
    [
      'may not join',
      () => forge({ ...usualClaims(), video: { room: 'any' } }),
      /permissions denied/,
    ],
    ['says nothing of rooms', () => forge({ ...usualClaims(), video: undefined }), /permissions/],
  ])('refuses with 401 a token that %s', async (_what, token, text) => {
    const given = token()
    expect(await validate(given)).toMatchObject({ status: 401, text: expect.stringMatching(text) })
    expect(await knock(given)).toMatchObject({ status: 401, text: expect.stringMatching(text) })
  })

  it('refuses with 401 who brings no token', async () => {
    expect(await validate(undefined)).toMatchObject({
      status: 401,
      text: expect.stringContaining('permissions'),
    })
  })

  it('refuses with 400 a token without an identity', async () => {
    const token = forge({ ...usualClaims(), sub: undefined })
    expect(await validate(token)).toMatchObject({ status: 400, text: 'identity cannot be empty' })
  })

  it('refuses with 400 a token that names no room', async () => {
    const token = forge({ ...usualClaims(), video: { roomJoin: true } })
    expect(await validate(token)).toMatchObject({ status: 400, text: 'no room name' })
  })

  it('leads to the room of the token, whatever the request says', async () => {
    const claims = usualClaims()
    const url = urlFor(target, { path, token: forge(claims) })
    url.searchParams.set('room', 'another')
    const connection = await Connection.open(url)
    expect((await connection.tape.waitFor('join')).room?.name).toBe(claims.video.room)
    connection.close()
  })

  it('takes the token from a header too, as native clients send it', async () => {
    const token = forge(usualClaims())
    const url = urlFor(target, { path, token })
    url.searchParams.delete('access_token')
    const connection = await Connection.open(url, { authorization: `Bearer ${token}` })
    expect((await connection.tape.waitFor('join')).participant?.identity).toBe('ana')
    connection.close()
  })

  it('answers 404 to a request that is not for a WebSocket', async () => {
    const url = urlFor(target, { path, token: forge(usualClaims()) })
    url.protocol = 'http:'
    expect((await fetch(url)).status).toBe(404)
  })
})

describe('the door /rtc/v1', () => {
  it('refuses with 400 who brings no request to join', async () => {
    const url = urlFor(target, { path: '/rtc/v1', token: forge(usualClaims()) })
    url.searchParams.delete('join_request')
    expect(await Connection.open(url).catch((refusal: Refusal) => refusal.status)).toBe(400)
  })

  it('refuses with 400 a request to join that cannot be read', async () => {
    const url = urlFor(target, { path: '/rtc/v1', token: forge(usualClaims()) })
    url.searchParams.set('join_request', '%%%')
    expect(await Connection.open(url).catch((refusal: Refusal) => refusal.status)).toBe(400)
  })

  it('reads a request to join that is packed with gzip', async () => {
    const ana = await enter(target, {
      path: '/rtc/v1',
      room: aRoom(),
      identity: 'ana',
      compression: 'gzip',
      clientProtocol: 1,
    })
    expect(ana.join.participant?.clientProtocol).toBe(1)
  })

  it('takes metadata and attributes from the request, of who may change their own', async () => {
    const words = {
      path: '/rtc/v1' as const,
      metadata: 'from the request',
      attributes: { mood: 'calm' },
    }
    const { metadata, attributes } = words
    const person = { room: aRoom(), identity: 'ana' }
    const refused = await Connection.open(
      urlFor(target, { ...words, token: await tokenFor(target, person) }),
    ).catch((refusal: Refusal) => refusal.status)
    expect(refused).toBe(401)
    const allowed = await Connection.open(
      urlFor(target, {
        ...words,
        token: await tokenFor(target, { ...person, grant: { canUpdateOwnMetadata: true } }),
      }),
    )
    const { participant } = await allowed.tape.waitFor('join')
    expect(participant).toMatchObject({ metadata, attributes })
    allowed.close()
  })
})

it('answers 404 where there is no door, so that clients try an older one', async () => {
  expect((await fetch(`${httpOf(target)}/rtc/v99`)).status).toBe(404)
  const url = urlFor(target, { path: '/rtc', token: forge(usualClaims()) })
  url.pathname = '/rtc/v99'
  expect(await Connection.open(url).catch((refusal: Refusal) => refusal.status)).toBe(404)
})
