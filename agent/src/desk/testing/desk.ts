import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { FromAgent, type FromServer } from '@colloquy/contract/desk'
import { type WebSocket, WebSocketServer } from 'ws'

type Message<T extends FromAgent['type']> = Extract<FromAgent, { type: T }>

/** In place of the server: a real socket, on which the test decides what is said. */
export type TestDesk = {
  url: string
  /** Everything but pulses, from all lines, in order. */
  heard: FromAgent[]
  pulses: Message<'pulse'>[]
  /** What the lines were opened with. */
  secrets: (string | undefined)[]
  /** The next of this kind that was not asked for before. */
  hears: <T extends FromAgent['type']>(type: T) => Promise<Message<T>>
  /** Says hello back, to the next that says it. */
  welcome: (keeps?: string[]) => Promise<Message<'hello'>>
  say: (message: FromServer) => void
  sayRaw: (data: string) => void
  cut: (code?: number) => void
  /** Refuses whoever comes, with this status; null lets them in. */
  refuseWith: (status: number | null) => void
  /** Neither hears nor answers, and leaves the line open. */
  freeze: () => void
  close: () => Promise<void>
}

export async function openTestDesk(): Promise<TestDesk> {
  let refusal: number | null = null
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    verifyClient: (_info, answer) => {
      if (refusal === null) answer(true)
      else answer(false, refusal)
    },
  })
  await once(server, 'listening')
  const heard: FromAgent[] = []
  const pulses: Message<'pulse'>[] = []
  const secrets: (string | undefined)[] = []
  const news = new EventEmitter().setMaxListeners(0)
  const asked = new Set<FromAgent>()
  let line: WebSocket | null = null
  server.on('connection', (socket, request) => {
    line = socket
    secrets.push(request.headers.authorization)
    socket.on('message', (data) => {
      const message = FromAgent.parse(JSON.parse((data as Buffer).toString()))
      if (message.type === 'pulse') pulses.push(message)
      else heard.push(message)
      news.emit('message')
    })
  })
  const desk: TestDesk = {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/agents/desk`,
    heard,
    pulses,
    secrets,
    hears: async (type) => {
      for (;;) {
        const found = [...heard, ...pulses].find((one) => one.type === type && !asked.has(one))
        if (found !== undefined) {
          asked.add(found)
          return found as Message<typeof type>
        }
        await once(news, 'message')
      }
    },
    welcome: async (keeps = []) => {
      const hello = await desk.hears('hello')
      desk.say({ type: 'welcome', keeps })
      return hello
    },
    say: (message) => line?.send(JSON.stringify(message)),
    sayRaw: (data) => line?.send(data),
    cut: (code) => (code === undefined ? line?.terminate() : line?.close(code)),
    refuseWith: (status) => {
      refusal = status
    },
    freeze: () => line?.pause(),
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
      await once(server, 'close')
    },
  }
  return desk
}
