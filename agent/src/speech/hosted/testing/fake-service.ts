import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Service } from '@colloquy/contract/speech-services'

/**
 * A service that behaves as OpenAI's and those like it do, on this machine: it takes what they take, and
 * refuses what they refuse. How it is today is for the test to say.
 */
export type Mood =
  | 'well'
  | 'slow'
  | 'failing'
  | 'limited'
  | 'unauthorised'
  | 'garbled'
  | 'cut'
  | 'redirecting'

export type FakeService = {
  service: Service & { voices: string[] }
  /** Paths asked for, in their order. */
  asked: string[]
  /** The last body of each path. */
  bodies: Map<string, Buffer>
  set: (mood: Mood) => void
  /** What the sounds from now on say. */
  willHear: (text: string) => void
  close: () => Promise<void>
}

const SAMPLE_RATE = 24_000
const KEY = 'sk-for-tests'

/** What it says of a sound, and what it writes to what it was asked. */
type Wishes = { hears?: string; words?: string | ((asked: string) => string) }

export async function startFakeService({
  hears = '',
  words = '',
}: Wishes = {}): Promise<FakeService> {
  let mood: Mood = 'well'
  let heard = hears
  const asked: string[] = []
  const bodies = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body = await read(request)
    asked.push(path)
    bodies.set(path, body)
    if (request.headers.authorization !== `Bearer ${KEY}` || mood === 'unauthorised')
      return refuse(response, 401, 'Incorrect API key provided')
    switch (mood) {
      case 'slow':
        // It never answers: whoever waits has to stop by themselves.
        return
      case 'failing':
        return refuse(response, 500, 'The server had an error')
      case 'limited':
        response.setHeader('retry-after', '20')
        return refuse(response, 429, 'Rate limit reached')
      case 'redirecting':
        response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end()
        return
      case 'garbled':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
        return
      case 'well':
      case 'cut':
        return (ANSWERS[path] ?? unknown)(response, body, mood === 'cut')
    }
  }

  const ANSWERS: Record<string, (response: ServerResponse, body: Buffer, isCut: boolean) => void> =
    {
      '/v1/models': (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}')
      },
      '/v1/audio/transcriptions': (response, body) => {
        if (!body.includes('RIFF') || !body.includes('name="model"'))
          return refuse(response, 400, 'Invalid file format')
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ text: heard }))
      },
      '/v1/audio/speech': (response, body, isCut) => {
        const {
          input,
          voice,
          response_format: format,
        } = JSON.parse(body.toString()) as Record<string, unknown>
        if (typeof input !== 'string' || typeof voice !== 'string' || format !== 'pcm')
          return refuse(response, 400, 'Invalid request')
        const sound = tone(input.split(/\s+/).length * 0.25)
        response.writeHead(200, { 'content-type': 'audio/pcm' })
        // Not at a whole sample, as networks do.
        response.write(sound.subarray(0, 9_601))
        if (isCut) return void setImmediate(() => response.destroy())
        response.end(sound.subarray(9_601))
      },
      '/v1/chat/completions': (response, body, isCut) => {
        const { stream, messages } = JSON.parse(body.toString()) as Record<string, unknown>
        if (stream !== true || !Array.isArray(messages))
          return refuse(response, 400, 'Invalid request')
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const asked = JSON.stringify(messages.at(-1))
        const written = typeof words === 'string' ? words : words(asked)
        const pieces = written.split(/(?<= )/)
        for (const content of isCut ? pieces.slice(0, 1) : pieces)
          response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`)
        response.end(isCut ? '' : 'data: [DONE]\n\n')
      },
    }

  return {
    service: {
      url: `http://127.0.0.1:${port}/v1`,
      key: KEY,
      model: 'small',
      voices: ['low', 'high'],
    },
    asked,
    bodies,
    set: (now) => {
      mood = now
    },
    willHear: (text) => {
      heard = text
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const unknown = (response: ServerResponse): void => refuse(response, 404, 'Unknown')

function refuse(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message } }))
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

function tone(seconds: number): Buffer {
  const samples = Int16Array.from({ length: SAMPLE_RATE * seconds }, (_, n) =>
    Math.round(9_000 * Math.sin((2 * Math.PI * 220 * n) / SAMPLE_RATE)),
  )
  return Buffer.from(samples.buffer)
}
