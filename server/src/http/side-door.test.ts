import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findFreePort } from '../supervisor/port.ts'
import { readTls } from '../tls.ts'
import { openSideDoor, type SideDoor } from './side-door.ts'

const PATH = '/for/a/machine'

/** With a front door that nobody of this machine trusts. */
let app: FastifyInstance
let door: SideDoor
let origin: string
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-door-'))
  const place = {
    tls: { kind: 'self' },
    host: '0.0.0.0',
    publicOrigin: 'https://us.example',
  } as const
  const https = await readTls({ config: place, dataFolder, now: new Date() })
  await rm(dataFolder, { recursive: true })
  app = Fastify({ https } as FastifyServerOptions)
  app.post(PATH, async () => 'heard')
  app.get('/', async () => 'a page')
  await app.ready()
  const port = await findFreePort()
  door = await openSideDoor(app, { port, paths: [PATH] })
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await door.close()
  await app.close()
})

it.each(['/', `${PATH}/`, `${PATH}?x`, '//us.example/'])(
  'the side door leads nowhere else: %s',
  async (path) => {
    expect((await fetch(`${origin}${path}`, { method: 'POST' })).status).toBe(404)
  },
)

it('needs no certificate, where people come in with one', async () => {
  const answer = await fetch(`${origin}${PATH}`, { method: 'POST' })
  expect([answer.status, await answer.text()]).toEqual([200, 'heard'])
})
