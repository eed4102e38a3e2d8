import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { MOST_FRAME_BYTES } from '../room/limits.ts'
import { MOST_WAITING_BYTES } from './links.ts'
import { createPace } from './pace.ts'
import { bufferOf, type Refusal, tokenOf } from './signalling.ts'
import { verifyToken, type Verified } from './tokens.ts'
import { beginTalk, type Behind } from './worker-talk.ts'

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
  admit: (incoming: IncomingMessage, query: URLSearchParams) => Promise<Verified | Refusal>
  open: (incoming: IncomingMessage, socket: Socket, head: Buffer, verified: Verified) => void
  /** From time to time: who does not register, and who is not there any more. */
  look: () => void
  stop: () => void
}

export function createAgentDoor(house: Behind, now = Date.now): AgentDoor {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  })
  const lines = new Set<Line>()
  return {
    async admit(incoming, query) {
      if (lines.size >= MOST_WORKERS) return { status: 503, text: 'there are too many workers' }
      const token = tokenOf(incoming, query)
      if (token === null) return { status: 401, text: 'permissions denied' }
      const verified = await verifyToken(house.keys, token).catch((failure: Error) => failure)
      if (verified instanceof Error) return { status: 401, text: verified.message }
      if (verified.claims.video.agent !== true) return { status: 401, text: 'permissions denied' }
      return verified
    },
    open(incoming, socket, head, verified) {
      sockets.handleUpgrade(incoming, socket, head, (webSocket) => {
        const line = openLine(house, webSocket, { verified, now })
        lines.add(line)
        webSocket.on('close', () => lines.delete(line))
      })
    },
    look: () => lines.forEach((line) => line.look()),
    stop: () => sockets.clients.forEach((socket) => socket.terminate()),
  }
}

type Line = { look: () => void }

function openLine(
  behind: Behind,
  socket: WebSocket,
  { verified: { apiKey }, now }: { verified: Verified; now: () => number },
): Line {
  const beganAtMs = now()
  let heardAtMs = beganAtMs
  let pingedAtMs = beganAtMs
  const maySay = createPace({ perSecond: MOST_FRAMES_PER_SECOND })
  const talk = beginTalk(behind, {
    apiKey,
    send(frame) {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > MOST_WAITING_BYTES) return socket.terminate()
      socket.send(frame)
    },
  })

  socket.on('message', (frame, isBinary) => {
    heardAtMs = now()
    if (maySay() && isUnderstood(() => talk.take(bufferOf(frame), isBinary ? 'binary' : 'json')))
      return
    talk.end()
    socket.close(POLICY_VIOLATION)
  })
  socket.on('pong', () => (heardAtMs = now()))
  socket.on('error', () => socket.terminate())
  socket.on('close', talk.end)

  return {
    look() {
      const nowMs = now()
      const isLate = talk.isNew() && nowMs - beganAtMs > REGISTERED_WITHIN_MS
      if (isLate || nowMs - heardAtMs > SILENT_FOR_MS) return socket.terminate()
      if (nowMs - pingedAtMs < PING_EVERY_MS) return
      pingedAtMs = nowMs
      socket.ping()
    },
  }
}

const POLICY_VIOLATION = 1008

/** What nobody thought of costs the one who said it, and nobody else. */
function isUnderstood(take: () => boolean): boolean {
  try {
    return take()
  } catch {
    return false
  }
}
