import type { Answer, Endpoint, Sent } from '@colloquy/contract/endpoint'
import { address } from '@colloquy/contract/client'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { createTestHasher } from './test-hasher.ts'
import { createApp } from '../app.ts'
import { createRoomService } from '../conversations/room-service.ts'
import { connect, connectForDesk, connectForLimits, type Db } from '../db/connect.ts'
import { openDesk } from '../desk/desk.ts'
import type { ServerSettings } from '../settings.ts'
import { makeTestDatabase } from './test-database.ts'

/** The whole server, with a database of its own, asked through its front door. */
export type TestServer = {
  app: FastifyInstance
  db: Db
  settings: ServerSettings
  /** Everything that was logged. */
  logged: string[]
  /** The queries of `work`, in order. */
  queriesOf: (work: () => Promise<unknown>) => Promise<string[]>
  close: () => Promise<void>
}

type Circumstances = {
  databaseUrl?: string
  withDesk?: boolean
  /** How long a request waits for a connection, where it is not as in the product. */
  connectMs?: number
}

export async function startTestServer(
  changes: Partial<ServerSettings> = {},
  { databaseUrl, withDesk = false, connectMs }: Circumstances = {},
): Promise<TestServer> {
  const database =
    databaseUrl === undefined
      ? await makeTestDatabase()
      : { url: databaseUrl, drop: async () => {} }
  const settings = { ...TEST_SETTINGS, databaseUrl: database.url, ...changes }
  const queries: string[] = []
  const logged: string[] = []
  const onQuery = (text: string) => void queries.push(text)
  const waiting = connectMs === undefined ? {} : { connectMs }
  const { db, close } = connect(database.url, { onQuery, connections: 5, ...waiting })
  const limits = connectForLimits(database.url, { onQuery })
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const rooms = createRoomService(settings.media)
  const forDesk = withDesk ? connectForDesk(database.url) : null
  const desk = forDesk && openDesk({ db: forDesk.db, rooms, settings, log })
  const services = {
    db,
    limits: limits.db,
    longWork: limits.db,
    hasher: createTestHasher(),
    settings,
    log,
  }
  const app = await createApp(services, desk)
  await app.ready()
  return {
    app,
    db,
    settings,
    logged,
    queriesOf: async (work) => {
      queries.length = 0
      await work()
      return [...queries]
    },
    close: async () => {
      await desk?.stop()
      await app.close()
      await Promise.all([close(), limits.close(), forDesk?.close()])
      await database.drop()
    },
  }
}

export const TEST_SETTINGS: ServerSettings = {
  listen: { host: '127.0.0.1', port: 0, tls: null },
  publicOrigin: 'http://127.0.0.1:3000',
  trustProxy: false,
  databaseUrl: '',
  demo: false,
  media: {
    url: 'ws://127.0.0.1:3000',
    apiKey: 'test-key',
    apiSecret: 'test-secret-of-thirty-two-letters',
    embedded: null,
  },
  sideDoorPort: 0,
  agentSecret: 'an-agent-secret-of-forty-three-characters-ok',
  dataFolder: '/nonexistent',
  contactEmail: 'hello@colloquy.example',
  grader: null,
  log: { level: 'silent', format: 'json' },
  webFolder: '/nonexistent',
}

export type TestAnswer<E extends Endpoint> = {
  status: number
  body: Answer<E> & { detail?: unknown }
  headers: Record<string, unknown>
}

type Call = <E extends Endpoint>(
  endpoint: E,
  given?: Partial<Sent<E>> & { headers?: Record<string, string> },
) => Promise<TestAnswer<E>>

type Given = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: object
  headers?: Record<string, string>
}

/** `as(server, ana.token).call(endpoints.readGrade, { params })`; without a token, anonymously. */
export const as = (server: Pick<TestServer, 'app'>, token?: string): { call: Call } => ({
  call: async (endpoint, given = {}) => {
    const { params, query, body, headers = {} } = given as Given
    const answer = await server.app.inject({
      method: endpoint.method,
      url: address(endpoint.path, params, query),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
  },
})
