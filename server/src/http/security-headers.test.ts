import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { securityHeaders, setSecurityHeaders } from './security-headers.ts'

const AT_HOME = { publicOrigin: 'http://127.0.0.1:3000', media: { url: 'ws://127.0.0.1:3000' } }
const PUBLIC = { publicOrigin: 'https://practice.example', media: { url: 'wss://media.example' } }

/** The directives of the policy, by name. */
const policyOf = (places: typeof AT_HOME) =>
  Object.fromEntries(
    (securityHeaders(places)['content-security-policy'] ?? '')
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

describe('the content policy', () => {
  it('allows nothing inline, nothing evaluated, no plug-in, no frame and no other base', () => {
    const text = securityHeaders(PUBLIC)['content-security-policy']
    expect(text).not.toMatch(/unsafe|\*|data:.*script|https:(?!\/\/)/)
    expect(policyOf(PUBLIC)).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    })
  })

  it('connects to ourselves and to the media server, over WebSocket and over http', () => {
    expect(policyOf(PUBLIC)['connect-src']).toEqual([
      "'self'",
      'wss://practice.example',
      'wss://media.example',
      'https://media.example',
    ])
    expect(policyOf(AT_HOME)['connect-src']).toEqual([
      "'self'",
      'ws://127.0.0.1:3000',
      'http://127.0.0.1:3000',
    ])
  })

  it('lets the path of the media server out, which would allow that path only', () => {
    const places = { ...PUBLIC, media: { url: 'wss://media.example:7443/rtc/' } }
    expect(policyOf(places)['connect-src']).toContain('wss://media.example:7443')
  })

  it("connects to every region of LiveKit's cloud, which says itself which is near", () => {
    const places = { ...PUBLIC, media: { url: 'wss://practice-1x2y.livekit.cloud' } }
    expect(policyOf(places)['connect-src']).toEqual([
      "'self'",
      'wss://practice.example',
      'wss://*.livekit.cloud',
      'https://*.livekit.cloud',
    ])
    const lookalike = { ...PUBLIC, media: { url: 'wss://evil-livekit.cloud' } }
    expect(policyOf(lookalike)['connect-src']).not.toContain('wss://*.livekit.cloud')
  })
})

describe('https', () => {
  it('is insisted on where it is used, and nowhere else', () => {
    expect(securityHeaders(PUBLIC)['strict-transport-security']).toBe('max-age=31536000')
    expect(policyOf(PUBLIC)).toHaveProperty('upgrade-insecure-requests')
    expect(securityHeaders(AT_HOME)).not.toHaveProperty('strict-transport-security')
    expect(policyOf(AT_HOME)).not.toHaveProperty('upgrade-insecure-requests')
  })

  it('is not remembered for localhost, where other programs live as well', () => {
    const places = { ...PUBLIC, publicOrigin: 'https://localhost:3000' }
    expect(securityHeaders(places)).not.toHaveProperty('strict-transport-security')
  })
})

it('the microphone is for our own pages, and the camera for nobody', () => {
  const policy = securityHeaders(PUBLIC)['permissions-policy']?.split(', ')
  expect(policy).toContain('microphone=(self)')
  expect(policy).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'usb=()']))
  expect(new Set(policy?.map((entry) => entry.split('=')[0])).size).toBe(policy?.length)
})

describe('every answer', () => {
  const app = Fastify({ bodyLimit: 10 })
  setSecurityHeaders(app, PUBLIC)
  app.get('/', (_request, reply) => reply.type('text/html').send('<p>'))
  app.get('/api/fine', () => ({}))
  app.get('/api/kept', (_request, reply) => reply.header('cache-control', 'no-cache').send({}))
  app.post('/api/fine', () => ({}))
  app.get('/api/failing', () => {
    throw new Error('broken')
  })

  it.each([
    ['GET', '/', 200],
    ['GET', '/api/fine', 200],
    ['GET', '/nowhere', 404],
    ['GET', '/api/nowhere', 404],
    ['GET', '/api/failing', 500],
    ['POST', '/api/fine', 413],
  ] as const)('has them all: %s %s, %i', async (method, url, status) => {
    const payload = method === 'POST' ? { long: 'a body that is too long' } : undefined
    const answer = await app.inject({ method, url, ...(payload && { payload }) })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(securityHeaders(PUBLIC))
  })

  it('of the API is stored by nobody, unless it says otherwise', async () => {
    const control = async (url: string) => (await app.inject(url)).headers['cache-control']
    expect(await control('/api/fine')).toBe('no-store')
    expect(await control('/api/failing')).toBe('no-store')
    expect(await control('/api/nowhere')).toBe('no-store')
    expect(await control('/api/kept')).toBe('no-cache')
    expect(await control('/')).toBeUndefined()
  })

  it('shares one set of headers that nobody can change', () => {
    expect(Object.isFrozen(securityHeaders(PUBLIC))).toBe(true)
  })
})
