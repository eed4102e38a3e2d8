import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { SignalRequest, SignalResponse } from '@livekit/protocol'
import { WebSocket, WebSocketServer } from 'ws'
import { httpOf, type Target } from '../target.ts'

/** The door to a server for those who are behind a network of ours: their media is sent into it. */
export type Signalling = {
  target: Target
  /** Every link breaks, and nobody gets another one. */
  cut: () => void
  /** Nothing gets through, and nobody is told. */
  silence: () => void
  mend: () => void
}

export type SignallingWishes = {
  portFor: (serverPort: number) => Promise<number>
  /** Otherwise nobody asks for what was lost, as far as the descriptions of the server have it. */
  isRepairing: boolean
}

/** Of the same person: towards the client, and towards the server. */
type Link = { client: WebSocket; server: WebSocket }

export async function openSignalling(
  target: Target,
  { portFor, isRepairing }: SignallingWishes,
): Promise<Signalling> {
  let state: 'open' | 'silent' | 'cut' = 'open'
  const links = new Set<Link>()
  /** They knocked while nothing got through, and wait for ever. */
  const unheard = new Set<Duplex>()
  const doors = new WebSocketServer({ noServer: true })
  const http = createServer((request, response) => {
    if (state === 'cut') request.socket.destroy()
    if (state !== 'open') return
    const url = new URL(request.url ?? '', httpOf(target))
    void fetch(url, { headers: tokenIn(request) }).then(async (answer) =>
      response.writeHead(answer.status).end(await answer.text()),
    )
  })
  http.on('upgrade', (request, socket, head) => {
    socket.on('error', () => {})
    if (state === 'cut') socket.destroy()
    if (state === 'silent') unheard.add(socket)
    if (state !== 'open') return
    const url = new URL(request.url ?? '', target.url)
    const server = new WebSocket(url, { headers: tokenIn(request) })
    server.on('unexpected-response', (_request, { statusCode }) =>
      socket.end(`HTTP/1.1 ${statusCode} Refused\r\nContent-Length: 0\r\n\r\n`),
    )
    server.on('error', () => socket.destroy())
    server.on('open', () =>
      doors.handleUpgrade(request, socket, head, (client) => join({ client, server })),
    )
  })

  const join = (link: Link) => {
    const { client, server } = link
    links.add(link)
    let turn: Promise<void> = Promise.resolve()
    server.on('message', (frame: Buffer) => {
      turn = turn.then(async () => {
        const response = await changedResponse(frame)
        if (state === 'open') client.send(response)
      })
    })
    client.on('message', (frame: Buffer) => {
      const request = changedRequest(frame)
      if (state === 'open' && request !== null) server.send(request)
    })
    client.on('error', () => {})
    server.on('close', () => void turn.then(() => tellEnd(link)))
    client.on('close', () => tellEnd(link))
  }
  /** That one side has gone the other learns when anything gets through. */
  const tellEnd = (link: Link) => {
    if (state === 'silent') return
    links.delete(link)
    link.client.close()
    link.server.close()
  }
  const drop = () => {
    for (const { client, server } of links) {
      client.terminate()
      server.terminate()
    }
  }

  const changedResponse = async (frame: Buffer): Promise<Uint8Array> => {
    const response = SignalResponse.fromBinary(frame)
    const { case: kind, value } = response.message
    if (kind === 'answer' || kind === 'offer') value.sdp = await changedDescription(value.sdp)
    if (kind === 'trickle') value.candidateInit = await moved(value.candidateInit)
    return response.toBinary()
  }
  const changedDescription = async (sdp: string): Promise<string> => {
    const lines = sdp.split('\r\n').filter((line) => !/^a=candidate:\S+ \d tcp/i.test(line))
    const kept = isRepairing ? lines : lines.filter((line) => !/^a=rtcp-fb:\d+ nack *$/.test(line))
    return (await Promise.all(kept.map(moved))).join('\r\n')
  }
  /** A candidate of the server's with the port of the network that leads there; what is none stays. */
  const moved = async (text: string): Promise<string> => {
    const [found, before = '', port = ''] = /(candidate:\S+ \d udp \d+ )\S+ (\d+)/i.exec(text) ?? []
    if (found === undefined) return text
    return text.replace(found, `${before}127.0.0.1 ${await portFor(Number(port))}`)
  }

  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return {
    target: {
      ...target,
      url: `ws://127.0.0.1:${(http.address() as { port: number }).port}`,
      stop: async () => {
        state = 'cut'
        drop()
        for (const socket of unheard) socket.destroy()
        http.close()
        http.closeAllConnections()
      },
    },
    cut() {
      state = 'cut'
      drop()
    },
    silence() {
      state = 'silent'
    },
    mend() {
      state = 'open'
      for (const link of links)
        if ([link.client, link.server].some(({ readyState }) => readyState !== WebSocket.OPEN))
          tellEnd(link)
    },
  }
}

const tokenIn = ({ headers: { authorization } }: IncomingMessage): { authorization?: string } =>
  authorization === undefined ? {} : { authorization }

/** Where the client itself is, the server is not told: it would go there past the network. */
function changedRequest(frame: Buffer): Uint8Array | null {
  const request = SignalRequest.fromBinary(frame)
  const { case: kind, value } = request.message
  if (kind === 'trickle') return null
  if (kind === 'offer' || kind === 'answer')
    value.sdp = value.sdp.replaceAll(/^a=candidate:.*\r\n/gm, '')
  return request.toBinary()
}
