import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('the health of a server', () => {
  it('is ok with each of its parts', async () => {
    expect(await as(server).call(endpoints.health)).toMatchObject({
      status: 200,
      body: { status: 'ok', parts: { database: 'ok' } },
    })
  })
  it('asks the database once for many probes', async () => {
    const probes = () =>
      Promise.all(Array.from({ length: 50 }, () => as(server).call(endpoints.health)))
    expect((await server.queriesOf(probes)).length).toBeLessThanOrEqual(1)
  })
  it('is down, with 503, when the database is', async () => {
    const alone = await startTestServer({}, { databaseUrl: 'postgresql://nobody@127.0.0.1:1/none' })
    expect(await as(alone).call(endpoints.health)).toMatchObject({
      status: 503,
      body: { status: 'down', parts: { database: 'down' } },
    })
    expect(await as(alone, 'x'.repeat(43)).call(endpoints.readAccount)).toMatchObject({
      status: 503,
      body: { detail: 'The database cannot be reached right now. Try again in a moment' },
      headers: { 'retry-after': expect.anything() },
    })
    await alone.close()
  })
})

it.each([
  ['/api/openapi.json', 'application/json'],
  ['/api/docs', 'text/html'],
  ['/api/docs.css', 'text/css'],
])('serves the documentation at %s', async (url, type) => {
  const answer = await server.app.inject(url)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain(type)
})

it('documents every call on a page that needs no script', async () => {
  const { body } = await server.app.inject('/api/docs')
  for (const { path, method } of Object.values(endpoints)) {
    expect(body).toContain(path.replace(/:(\w+)/g, '{$1}'))
    expect(body).toContain(`<b>${method}</b>`)
  }
  expect(body).not.toContain('<script')
})
