import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chosenEncoding, compressAnswers } from './compression.ts'

const LONG = JSON.stringify({ words: 'practice '.repeat(400) })
const JSON_TYPE = 'application/json; charset=utf-8'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  compressAnswers(app)
  app.get('/long', (_request, reply) => reply.type(JSON_TYPE).send(LONG))
  app.get('/problem', (_request, reply) => reply.type('application/problem+json').send(LONG))
  app.get('/failing', (_request, reply) => reply.code(500).type(JSON_TYPE).send(LONG))
  app.get('/short', (_request, reply) => reply.type(JSON_TYPE).send('{"status":"ok"}'))
  app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.alloc(5000)))
  app.get('/encoded', (_request, reply) =>
    reply.type(JSON_TYPE).header('content-encoding', 'gzip').send(Buffer.alloc(5000)),
  )
  app.get('/varying', (_request, reply) =>
    reply.type(JSON_TYPE).header('vary', 'origin').send(LONG),
  )
  await app.ready()
})

afterAll(() => app.close())

const get = (url: string, accepted = 'gzip, deflate, br, zstd') =>
  app.inject({ url, headers: { 'accept-encoding': accepted } })

describe('an answer stays as it is', () => {
  it.each(['/short', '/picture'])('when compressing gains nothing: %s', async (url) => {
    const answer = await get(url)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers.vary).toBeUndefined()
  })

  it('when it is compressed already', async () => {
    const answer = await get('/encoded')
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.rawPayload).toHaveLength(5000)
  })

  it('when nobody asked for less, and caches are told that others might', async () => {
    for (const answer of [await get('/long', ''), await get('/long', 'br;q=0, identity')]) {
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toBe('accept-encoding')
      expect(answer.body).toBe(LONG)
    }
  })
})

describe('a long text is compressed', () => {
  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('for who accepts %s', async (accepted, encoding, decompress) => {
    for (const url of ['/long', '/problem', '/failing']) {
      const answer = await get(url, accepted)
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
      expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10)
      expect(decompress(answer.rawPayload).toString()).toBe(LONG)
    }
  })

  it('and keeps what it varied on before', async () => {
    expect((await get('/varying')).headers.vary).toBe('origin, accept-encoding')
  })

  it('also when only asked about', async () => {
    const head = await app.inject({
      method: 'HEAD',
      url: '/long',
      headers: { 'accept-encoding': 'br' },
    })
    expect(head.headers['content-encoding']).toBe('br')
    expect(head.body).toBe('')
  })
})

describe('the encoding', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0, br;q=0, *', null],
    ['identity', null],
    ['brotli', null],
    [';;,=,q=1', null],
    [undefined, null],
  ])('for %s is %s', (accepted, encoding) => {
    expect(chosenEncoding(accepted)).toBe(encoding)
  })
})
