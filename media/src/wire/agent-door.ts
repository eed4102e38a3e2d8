import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import {
  JobType,
  ParticipantPermission,
  RegisterWorkerResponse,
  type RegisterWorkerRequest,
  ServerMessage,
  WorkerMessage,
  WorkerPong,
} from '@livekit/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { BrokenProtocol } from '../agents/agency.ts'
import { isDeployment, Worker } from '../agents/worker.ts'
import { MOST_FRAME_BYTES, MOST_NAME_LENGTH } from '../room/limits.ts'
import type { House } from '../session.ts'
import { MOST_WAITING_BYTES } from './links.ts'
import { createPace } from './pace.ts'
import { bufferOf, type Refusal, tokenOf } from './signalling.ts'
import { verifyToken, type Verified } from './tokens.ts'

/** `/agent`: where workers wait to be sent into rooms. */
export const AGENT_PATH = '/agent'

const MOST_WORKERS = 1_000
const REGISTERED_WITHIN_MS = 10_000
/** Sooner than its agents are given up: else they would seem to have gone of their own will. */
const SILENT_FOR_MS = 15_000
const PING_EVERY_MS = 5_000
/** Each job is three or four. */
const MOST_FRAMES_PER_SECOND = 1_000

export type AgentDoor = {
  admit: (incoming: IncomingMessage) => Promise<Verified | Refusal>
  open: (incoming: IncomingMessage, socket: Socket, head: Buffer, verified: Verified) => void
  /** From time to time: who does not register, and who is not there any more. */
  look: (nowMs: number) => void
  stop: () => void
}

type Behind = Pick<House, 'agency' | 'keys' | 'server'>

export function createAgentDoor(house: Behind): AgentDoor {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  })
  const lines = new Set<Line>()
  return {
    async admit(incoming) {
      if (lines.size >= MOST_WORKERS) return { status: 503, text: 'there are too many workers' }
      const { searchParams } = new URL(incoming.url ?? '/', 'http://media')
      const token = tokenOf(incoming, searchParams)
      if (token === null) return { status: 401, text: 'permissions denied' }
      const verified = await verifyToken(house.keys, token).catch((failure: Error) => failure)
      if (verified instanceof Error) return { status: 401, text: verified.message }
      if (verified.claims.video.agent !== true) return { status: 401, text: 'permissions denied' }
      return verified
    },
    open(incoming, socket, head, verified) {
      sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        const line = openLine(house, webSocket, verified)
        lines.add(line)
        webSocket.on('close', () => lines.delete(line))
      })
    },
    look: (nowMs) => lines.forEach((line) => line.look(nowMs)),
    stop: () => sockets.clients.forEach((socket) => socket.terminate()),
  }
}

type Line = { look: (nowMs: number) => void }

/** What is at the other end: nobody knows what yet, a worker, or nothing any more. */
type LineState = { is: 'new' } | { is: 'registered'; worker: Worker } | { is: 'closed' }

function openLine({ agency, server }: Behind, socket: WebSocket, { apiKey }: Verified): Line {
  const beganAtMs = Date.now()
  let heardAtMs = beganAtMs
  let pingedAtMs = beganAtMs
  let isJson = false
  let state: LineState = { is: 'new' }
  const maySay = createPace({ perSecond: MOST_FRAMES_PER_SECOND })

  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_WAITING_BYTES) return socket.terminate()
    socket.send(isJson ? message.toJsonString() : message.toBinary())
  }
  const tell = (message: ServerMessage['message']) => send(new ServerMessage({ message }))

  function take(message: WorkerMessage['message']): void {
    if (message.case === 'ping') {
      const { timestamp: lastTimestamp } = message.value
      const timestamp = BigInt(Date.now())
      return tell({ case: 'pong', value: new WorkerPong({ lastTimestamp, timestamp }) })
    }
    switch (state.is) {
      case 'new': {
        if (message.case !== 'register') throw new BrokenProtocol('a worker registers first')
        const worker = registered(message.value, { apiKey, send })
        state = { is: 'registered', worker }
        const value = new RegisterWorkerResponse({ workerId: worker.id, serverInfo: server })
        worker.tell({ case: 'register', value })
        return agency.register(worker)
      }
      case 'registered':
        return agency.take(state.worker, message)
      case 'closed':
        return
    }
  }

  function end(): void {
    const former = state
    state = { is: 'closed' }
    if (former.is === 'registered') agency.lost(former.worker)
  }

  socket.on('message', (frame, isBinary) => {
    heardAtMs = Date.now()
    isJson = !isBinary
    try {
      if (!maySay()) throw new BrokenProtocol('too much at once')
      take(read(bufferOf(frame), isJson).message)
    } catch {
      end()
      socket.close(POLICY_VIOLATION)
    }
  })
  socket.on('pong', () => (heardAtMs = Date.now()))
  socket.on('error', () => socket.terminate())
  socket.on('close', end)

  return {
    look(nowMs) {
      const isLate = state.is === 'new' && nowMs - beganAtMs > REGISTERED_WITHIN_MS
      if (isLate || nowMs - heardAtMs > SILENT_FOR_MS) return socket.terminate()
      if (nowMs - pingedAtMs < PING_EVERY_MS) return
      pingedAtMs = nowMs
      socket.ping()
    },
  }
}

const POLICY_VIOLATION = 1008

const read = (frame: Buffer, isJson: boolean): WorkerMessage =>
  isJson
    ? WorkerMessage.fromJsonString(frame.toString('utf8'), { ignoreUnknownFields: true })
    : WorkerMessage.fromBinary(frame)

function registered(
  { type, agentName, deployment, allowedPermissions }: RegisterWorkerRequest,
  rest: { apiKey: string; send: (message: ServerMessage) => void },
): Worker {
  if (JobType[type] === undefined) throw new BrokenProtocol('there are no such jobs')
  if (agentName.length > MOST_NAME_LENGTH || !isDeployment(deployment))
    throw new BrokenProtocol('nobody is called like this')
  const permissions =
    allowedPermissions ??
    new ParticipantPermission({
      canSubscribe: true,
      canPublish: true,
      canPublishData: true,
      canUpdateMetadata: true,
    })
  return new Worker({ trade: { agentName, deployment, type }, permissions, ...rest })
}
