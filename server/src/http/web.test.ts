import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveWeb } from './web.ts'

const SCREENS = ['/', '/waitlist', '/grade', '/grade/:conversationId', '/workspace/edit/:schemaId']
const SCRIPT = `console.log(${JSON.stringify('practice '.repeat(300))})`
const AS_BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let base = ''
let app: FastifyInstance

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'colloquy-dist-'))
  await writeFile(join(base, 'secret.txt'), 'secret')
  await mkdir(join(base, 'dist/assets'), { recursive: true })
  await mkdir(join(base, 'dist/waitlist'))
  const files: Record<string, string | Buffer> = {
    'app.html': '<title>the application</title>',
    'index.html': '<title>the landing page</title>',
    'waitlist/index.html':
      '<title>the waitlist, rendered</title><p>%CONTACT_EMAIL% 100% %UNKNOWN%</p>',
    '404.html': '<title>nothing here</title>',
    'logo.svg': '<svg/>',
    '.env': 'secret',
    'assets/app-12345678.js': SCRIPT,
    'assets/app-12345678.js.br': brotliCompressSync(SCRIPT),
    'assets/app-12345678.js.gz': gzipSync(SCRIPT),
  }
  for (const [name, content] of Object.entries(files))
    await writeFile(join(base, 'dist', name), content)
  app = await appServing(join(base, 'dist'))
})

afterAll(async () => {
  await app.close()
  await rm(base, { recursive: true })
})

async function appServing(folder: string): Promise<FastifyInstance> {
  const serving = Fastify()
  serving.get('/api/public/health', () => ({ status: 'ok' }))
  await serveWeb(serving, {
    folder,
    screens: SCREENS,
    words: { CONTACT_EMAIL: 'a"b@c.example' },
    answerUnknownCall: (_request, reply) => reply.code(404).send({ detail: 'Not found' }),
  })
  return serving
}

const get = (url: string, headers: Record<string, string> = AS_BROWSER) =>
  app.inject({ url, headers })

describe('nothing is given away', () => {
  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/%2fetc/passwd',
    '/logo.svg%00',
    '/logo.svg%00.js',
    '/.env',
    '/%2eenv',
    '/assets/.',
    '/assets',
    '/assets/',
    '/logo.svg/',
    '/assets/app-12345678.js.br',
    '/assets/app-12345678.js.gz',
    '/index.html',
    '/waitlist/index.html',
    '/grade/one/two',
    '/constructor',
  ])('%s is not found, whether read by a person or a program', async (url) => {
    for (const headers of [AS_BROWSER, { accept: '*/*' }]) {
      const answer = await get(url, headers)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('secret')
    }
  })

  it('a path that no file system takes is not found either', async () => {
    expect((await get(`/${'a'.repeat(5000)}`)).statusCode).toBe(404)
  })

  it('nor over a real connection, where no client tidies the path', async () => {
    await app.listen({ port: 0 })
    for (const path of ['/../secret.txt', '/assets/../../secret.txt', '/..\\secret.txt']) {
      const answer = await ask(app, path)
      expect(answer).toMatch(/^HTTP\/1\.1 404 /)
      expect(answer).not.toMatch(/secret$/)
    }
  })
})

describe('what is not there', () => {
  it('is told to a person with a page, and to a program with JSON', async () => {
    const page = await get('/nowhere')
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('nothing here')

    const json = await get('/assets/gone-12345678.js', { accept: '*/*' })
    expect(json.statusCode).toBe(404)
    expect(json.json()).toEqual({ detail: 'Not found' })
  })

  it('is never a page when it is of the API', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api?x=1', '/api/public/health/x'])
      expect((await get(url)).json()).toEqual({ detail: 'Not found' })
  })

  it('is JSON when something was sent there', async () => {
    const answer = await app.inject({ method: 'POST', url: '/waitlist', headers: AS_BROWSER })
    expect(answer.json()).toEqual({ detail: 'Not found' })
  })

  it('is said to be unbuilt when the whole web is missing', async () => {
    const empty = await appServing(join(base, 'never-built'))
    const answer = await empty.inject({ url: '/', headers: AS_BROWSER })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.body).toContain('npm start')
    expect((await empty.inject({ url: '/nowhere', headers: AS_BROWSER })).statusCode).toBe(404)
    await empty.close()
  })
})

describe('a screen', () => {
  it.each(['/grade', '/grade/', '/grade/7d0f', '/workspace/edit/%20x', '/grade/7d0f?tab=1'])(
    '%s is answered with the application, asked for again each time',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).toContain('the application')
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.headers.etag).toBeTruthy()
    },
  )

  it('is answered with its own page when the build has rendered one', async () => {
    expect((await get('/')).body).toContain('the landing page')
    for (const url of ['/waitlist', '/waitlist/'])
      expect((await get(url)).body).toContain('the waitlist, rendered')
  })

  it('has the words of this installation put in, as text', async () => {
    const { body } = await get('/waitlist')
    expect(body).toContain('<p>a&#34;b@c.example 100% %UNKNOWN%</p>')
  })

  it('is not sent again to who has it', async () => {
    const { etag } = (await get('/')).headers
    const again = await get('/', { ...AS_BROWSER, 'if-none-match': String(etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })
})

describe('a file', () => {
  it('of the build may be kept for ever', async () => {
    const answer = await get('/assets/app-12345678.js', {})
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.body).toBe(SCRIPT)
  })

  it('with a name that stays may be kept for an hour', async () => {
    const answer = await get('/logo.svg')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(answer.headers.etag).toBeTruthy()
  })

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('goes out compressed to who accepts %s', async (accepted, encoding, decompress) => {
    const answer = await get('/assets/app-12345678.js', { 'accept-encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(decompress(answer.rawPayload).toString()).toBe(SCRIPT)
  })

  it('goes out as it is when there is no compressed one, and to who wants none', async () => {
    const small = await get('/logo.svg', { 'accept-encoding': 'br' })
    expect(small.headers['content-encoding']).toBeUndefined()
    expect(small.body).toBe('<svg/>')
    const plain = await get('/assets/app-12345678.js', { 'accept-encoding': 'br;q=0, identity' })
    expect(plain.headers['content-encoding']).toBeUndefined()
  })

  it('can be asked about, and for a part of it', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/assets/app-12345678.js' })
    expect(head.statusCode).toBe(200)
    expect(head.headers['content-length']).toBe(String(SCRIPT.length))
    expect(head.body).toBe('')

    const part = await get('/assets/app-12345678.js', { range: 'bytes=0-6' })
    expect(part.statusCode).toBe(206)
    expect(part.body).toBe('console')
  })

  it('arrives whole through a real connection', async () => {
    const { port } = addressOf(app)
    const answer = await fetch(`http://127.0.0.1:${port}/assets/app-12345678.js`, {
      headers: { 'accept-encoding': 'br' },
    })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.text()).toBe(SCRIPT)
  })
})

const addressOf = (serving: FastifyInstance) => serving.server.address() as { port: number }

/** The path as it is written: fetch and inject would take its dots away before sending it. */
function ask(serving: FastifyInstance, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(addressOf(serving).port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.on('end', () => resolve(answer)).on('error', reject)
    socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
  })
}
