import { once } from 'node:events'
import { SignalRequest, SignalResponse } from '@livekit/protocol'
import { WebSocket } from 'ws'
import { Tape } from './tape.ts'

export type Request = SignalRequest['message']

/** One WebSocket of the signalling, message by message. */
export class Connection {
  readonly tape = new Tape()
  readonly closed: Promise<{ code: number }>
  /** How the last message was written. */
  lastFrame: 'binary' | 'text' | undefined
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    this.closed = once(socket, 'close').then(([code]) => ({ code: code as number }))
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      const response = isBinary
        ? SignalResponse.fromBinary(data)
        : SignalResponse.fromJsonString(data.toString(), { ignoreUnknownFields: true })
      this.lastFrame = isBinary ? 'binary' : 'text'
      this.tape.record(response.message)
    })
    // What follows is its close.
    socket.on('error', () => {})
  }

  /** Rejects with the Refusal when the server does not take it. */
  static async open(url: URL, headers: Record<string, string> = {}): Promise<Connection> {
    const socket = new WebSocket(url, { headers })
    const connection = new Connection(socket)
    await opened(socket)
    return connection
  }

  send(message: Request): void {
    this.#socket.send(new SignalRequest({ message }).toBinary())
  }

  sendJson(message: Request): void {
    this.#socket.send(new SignalRequest({ message }).toJsonString())
  }

  sendBytes(bytes: Uint8Array): void {
    this.#socket.send(bytes)
  }

  /** As a browser does whose tab is closed. */
  close(): void {
    this.#socket.close()
  }

  /** As when the network goes away: nothing is said. */
  drop(): void {
    this.#socket.terminate()
  }
}

/** Rejects with the Refusal when the server does not take it. */
export function opened(socket: WebSocket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.on('open', resolve)
  socket.on('unexpected-response', (_request, response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (part) => (text += part))
    response.on('end', () => reject(new Refusal(response.statusCode ?? 0, text.trim())))
  })
  socket.on('error', reject)
  return promise
}

export class Refusal extends Error {
  readonly status: number
  readonly text: string

  constructor(status: number, text: string) {
    super(`${status} ${text}`)
    this.status = status
    this.text = text
  }
}
