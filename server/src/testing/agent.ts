import { randomUUID } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import {
  type CallToTake,
  DESK_PATH,
  DESK_VERSION,
  type FromAgent,
  type FromServer,
  type SpokenTurn,
} from '@colloquy/contract/desk'
import { WebSocket } from 'ws'
import { TEST_SETTINGS, type TestServer } from './test-server.ts'

type Wishes = {
  id?: string
  free?: number
  holds?: { conversation: string; claim: number }[]
  secret?: string
  version?: number
  /** Without, it does as it is told by the test and says nothing by itself. */
  isTalkative?: boolean
}

/** An agent as the desk sees it: real frames over a real socket, and nothing behind them. */
export type TestAgent = {
  id: string
  heard: FromServer[]
  /** The first message, also of those that were heard already, that is so. */
  hears: <T extends FromServer['type']>(
    type: T,
    isIt?: (message: Extract<FromServer, { type: T }>) => boolean,
  ) => Promise<Extract<FromServer, { type: T }>>
  /** All of them, until the line is closed. */
  messages: () => AsyncGenerator<FromServer>
  calls: () => CallToTake[]
  say: (message: FromAgent) => void
  sayRaw: (data: string | Buffer) => void
  /** How many calls it has room for. */
  setFree: (free: number) => void
  fallSilent: () => void
  /** As when its process is killed. */
  die: () => void
  closed: Promise<{ code: number; reason: string }>
}

const PULSE_MS = 200

const deskOf = async ({ app }: Pick<TestServer, 'app'>): Promise<string> => {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `ws://127.0.0.1:${(app.server.address() as AddressInfo).port}${DESK_PATH}`
}

export async function connectAgent(
  server: Pick<TestServer, 'app'>,
  wishes: Wishes = {},
): Promise<TestAgent> {
  const { id = randomUUID(), holds = [], version = DESK_VERSION, isTalkative = true } = wishes
  const { secret = TEST_SETTINGS.agentSecret } = wishes
  let { free = 10 } = wishes
  const socket = new WebSocket(await deskOf(server), {
    headers: { authorization: `Bearer ${secret}` },
  })
  const heard: FromServer[] = []
  const news = new EventEmitter().setMaxListeners(0)
  let taken = 0
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as FromServer
    if (message.type === 'call') {
      taken += 1
      free -= 1
    }
    heard.push(message)
    news.emit('message')
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  await once(socket, 'open')
  const say = (message: FromAgent) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  const pulse = () => say({ type: 'pulse', free, taken })
  const timer = isTalkative ? setInterval(pulse, PULSE_MS) : undefined
  void closed.then(() => clearInterval(timer))
  if (isTalkative) say({ type: 'hello', version, agent: id, holds, free })
  return {
    id,
    heard,
    hears: async (type, isIt = () => true) => {
      for (;;) {
        for (const message of heard)
          if (message.type === type && isIt(message as never)) return message as never
        await once(news, 'message')
      }
    },
    messages: async function* () {
      let isOpen = true
      void closed.then(() => {
        isOpen = false
        news.emit('message')
      })
      for (let n = 0; isOpen || n < heard.length; ) {
        const message = heard[n]
        if (message === undefined) await once(news, 'message')
        else {
          n += 1
          yield message
        }
      }
    },
    calls: () => heard.flatMap((message) => (message.type === 'call' ? [message.call] : [])),
    say,
    sayRaw: (data) => socket.send(data),
    setFree: (now) => {
      free = now
      pulse()
    },
    fallSilent: () => clearInterval(timer),
    die: () => socket.terminate(),
    closed,
  }
}

export const aTurn = (seq: number, wishes: Partial<SpokenTurn> = {}): SpokenTurn => ({
  seq,
  speaker: 'trainee',
  text: `line ${seq}`,
  startedAtMs: seq * 1000,
  endedAtMs: seq * 1000 + 500,
  typed: false,
  interrupted: false,
  confidence: 0.9,
  played: null,
  ...wishes,
})

export const aPersonasTurn = (seq: number): SpokenTurn =>
  aTurn(seq, {
    speaker: 'persona',
    confidence: null,
    played: {
      cue: 'answer',
      to: 'line before',
      line: `line ${seq}, as it was decided`,
      stage: 'discovery',
      path: ['discovery'],
      moves: ['question'],
      reveals: ['fact'],
      why: 'asked',
      ended: null,
    },
  })
