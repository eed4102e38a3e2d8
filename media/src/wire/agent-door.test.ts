import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import {
  AvailabilityResponse,
  RegisterWorkerRequest,
  RoomAgentDispatch,
  ServerInfo,
  ServerMessage,
  UpdateWorkerStatus,
  WorkerMessage,
  WorkerPing,
} from '@livekit/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { createAgency } from '../agents/agency.ts'
import { createRooms } from '../room/rooms.ts'
import { createAgentDoor } from './agent-door.ts'
import { signToken } from './tokens.ts'

/** What workers may do wrong, and what becomes of those that are not there any more. */

const KEYS = new Map([['key', 'a secret that nobody guesses']])
const agency = createAgency({ sign: async () => 'a token' })
const rooms = createRooms(
  { mostRooms: 100 },
  {
    onStarted: agency.started,
    onFinished: agency.finished,
    onJoined: agency.changed,
    onPublished: agency.changed,
    onLeft: agency.left,
    onAborted: agency.left,
    onUnpublished: () => {},
  },
)
let nowMs = 0
const door = createAgentDoor(
  { agency, keys: KEYS, server: new ServerInfo({ agentProtocol: 1 }) },
  () => nowMs,
)
const lookAfter = (ms: number) => {
  nowMs += ms
  door.look()
}
let http: Server
beforeAll(async () => {
  http = createServer().listen(0, '127.0.0.1')
  http.on('upgrade', (incoming, socket: Socket, head) => {
    const { searchParams } = new URL(incoming.url ?? '/', 'http://door')
    void door.admit(incoming, searchParams).then((admission) => {
      if ('status' in admission) socket.end(`HTTP/1.1 ${admission.status} Refused\r\n\r\n`)
      else door.open(incoming, socket, head, admission)
    })
  })
  await once(http, 'listening')
})
afterAll(() => {
  door.stop()
  http.close()
})

type Visitor = {
  socket: WebSocket
  said: ServerMessage['message'][]
  send: (message: WorkerMessage['message']) => void
  /** Something more was said, or it is over. */
  next: () => Promise<void>
}

async function come(options: ClientOptions = {}): Promise<Visitor> {
  const token = await signToken(KEYS, {
    apiKey: 'key',
    claims: { sub: '', name: '', kind: '', metadata: '', attributes: {}, video: { agent: true } },
  })
  const { port } = http.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/agent?access_token=${token}`, options)
  const said: ServerMessage['message'][] = []
  let more = Promise.withResolvers<void>()
  const wake = () => {
    more.resolve()
    more = Promise.withResolvers()
  }
  socket.on('message', (frame: Buffer) => {
    said.push(ServerMessage.fromBinary(frame).message)
    wake()
  })
  socket.on('close', wake)
  socket.on('error', () => {})
  await once(socket, 'open')
  const send = (message: WorkerMessage['message']) =>
    socket.send(new WorkerMessage({ message }).toBinary())
  return { socket, said, send, next: () => more.promise }
}

const hears = async ({ socket, said, next }: Visitor, wanted: string): Promise<boolean> => {
  const isThere = () => said.some((message) => message.case === wanted)
  while (!isThere() && socket.readyState === WebSocket.OPEN) await next()
  return isThere()
}

async function comeAs(agentName: string, options?: ClientOptions): Promise<Visitor> {
  const worker = await come(options)
  worker.send({ case: 'register', value: new RegisterWorkerRequest({ agentName }) })
  await hears(worker, 'register')
  return worker
}

/** Ends only with a door that lives and knows the asker. */
async function isAnswered(worker: Visitor): Promise<boolean> {
  worker.said.length = 0
  worker.send({ case: 'ping', value: new WorkerPing() })
  return hears(worker, 'pong')
}

it('who does not register within ten seconds is put out, and who has is not', async () => {
  const registered = await comeAs('another')
  const silent = await come()
  const isOver = once(silent.socket, 'close')
  lookAfter(10_001)
  await isOver
  expect(await isAnswered(registered)).toBe(true)
})

it('a worker that answers no ping is given up, and its job is another’s', async () => {
  const dead = await comeAs('guide', { autoPong: false })
  rooms.open('the room', { agents: [new RoomAgentDispatch({ agentName: 'guide' })] })
  await hears(dead, 'availability')
  const alive = await comeAs('guide')
  const isPinged = [once(dead.socket, 'ping'), once(alive.socket, 'ping')]
  lookAfter(5_000)
  await Promise.all(isPinged)
  await isAnswered(alive)
  const isOver = once(dead.socket, 'close')
  lookAfter(15_000)
  await isOver
  expect(await hears(alive, 'availability')).toBe(true)
})

it('a worker that talks without an end is put out', async () => {
  const bystander = await comeAs('another')
  const talker = await comeAs('another')
  const isOver = once(talker.socket, 'close')
  for (let n = 0; n < 3_000; n += 1)
    talker.send({ case: 'updateWorker', value: new UpdateWorkerStatus({ load: 0 }) })
  await isOver
  expect(await isAnswered(bystander)).toBe(true)
})

it('a frame longer than any worker sends ends the link that it came by', async () => {
  const bystander = await comeAs('another')
  const intruder = await comeAs('another')
  const isOver = once(intruder.socket, 'close')
  intruder.socket.send(Buffer.alloc(2 * 1024 * 1024))
  await isOver
  expect(await isAnswered(bystander)).toBe(true)
})

it('who sends what nobody can read is put out, and nobody else', async () => {
  const bystander = await comeAs('guide')
  const messages: WorkerMessage['message'][] = [
    {
      case: 'register',
      value: new RegisterWorkerRequest({ agentName: 'guide', version: '1.9.0' }),
    },
    { case: 'availability', value: new AvailabilityResponse({ jobId: 'AJ_x', available: true }) },
    { case: 'updateWorker', value: new UpdateWorkerStatus({ load: 0.5 }) },
  ]
  const frames = messages.map((message) => Buffer.from(new WorkerMessage({ message }).toBinary()))
  const damaged = (bytes: Buffer) =>
    fc
      .tuple(fc.nat(bytes.length - 1), fc.nat(255))
      .map(([at, value]) =>
        Buffer.concat([bytes.subarray(0, at), Buffer.of(value), bytes.subarray(at + 1)]),
      )
  const anything = fc.asyncProperty(
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      ...frames.map(damaged),
    ),
    fc.boolean(),
    async (frame, isRegistered) => {
      const intruder = isRegistered ? await comeAs('intruder') : await come()
      intruder.socket.send(frame)
      intruder.socket.close()
      return isAnswered(bystander)
    },
  )
  expect((await fc.check(anything, { numRuns: 100 })).failed).toBe(false)
  bystander.socket.close()
})
