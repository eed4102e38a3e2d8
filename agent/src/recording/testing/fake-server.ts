import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readOggPages } from '@colloquy/contract/ogg-opus'
import { createDecoder } from 'libopus-wasm'
import { SAMPLE_RATE } from '../timeline.ts'

/** Keeps what agents bring as the server does: pages that fit, once each. */
export type FakeServer = {
  deskUrl: string
  /** All that was kept, and where its parts begin. */
  kept: () => Buffer
  begins: () => number[]
  /** Of every request: what it asked for. */
  asked: string[]
  /** Resolves once so many pages are kept. */
  holds: (pages: number) => Promise<void>
  /** From now on it answers so; null: as it should. `lost`: it keeps and does not answer. */
  answer: (how: number | 'lost' | null) => void
  close: () => Promise<void>
}

export async function openFakeServer(): Promise<FakeServer> {
  let kept = Buffer.alloc(0)
  const begins: number[] = []
  const asked: string[] = []
  let how: number | 'lost' | null = null
  const changed = new Set<() => void>()
  const endOf = () => {
    const last = readOggPages(kept)?.at(-1)
    return { pages: (last?.number ?? -1) + 1, samples: last?.endsAt ?? 0 }
  }
  const server = createServer((request, response) => void answerTo(request, response))

  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = []
    for await (const piece of request) body.push(piece as Buffer)
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`)
    if (typeof how === 'number') {
      response.writeHead(how).end('{}')
      return
    }
    const bytes = Buffer.concat(body)
    const fits = readOggPages(bytes)?.[0]?.number === endOf().pages
    if (request.method === 'PUT' && fits) {
      kept = Buffer.concat([kept, bytes])
      const at = new URL(request.url ?? '', 'http://us').searchParams.get('begins')
      if (at !== null) begins.push(Number(at))
    }
    if (how === 'lost') {
      how = null
      request.socket.destroy()
      return
    }
    response.writeHead(request.method === 'PUT' && !fits ? 409 : 200)
    response.end(JSON.stringify(endOf()))
    changed.forEach((look) => look())
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    deskUrl: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/agents/desk`,
    kept: () => kept,
    begins: () => begins,
    asked,
    holds: (pages) =>
      new Promise((resolve) => {
        const look = () => {
          if (endOf().pages < pages) return
          changed.delete(look)
          resolve()
        }
        changed.add(look)
        look()
      }),
    answer(next) {
      how = next
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** What a player makes of it: what each side says. */
export async function soundIn(file: Uint8Array): Promise<{ left: Int16Array; right: Int16Array }> {
  const pages = readOggPages(file)
  if (pages === null) throw new Error('this is no whole file')
  const decoder = await createDecoder({ channels: 2, sampleRate: SAMPLE_RATE })
  const [head, , ...sound] = pages
  // On Opus' own clock, which is twice as fast.
  const skip = Buffer.from(head?.packets[0] ?? []).readUInt16LE(10) / 2
  const both = sound
    .flatMap(({ packets }) => packets)
    .flatMap((packet) => [...decoder.decode(packet)])
    .slice(2 * skip)
  decoder.free()
  const side = (which: number) => Int16Array.from(both.filter((_, at) => at % 2 === which))
  return { left: side(0), right: side(1) }
}

/** Its loudness from one moment to another, in seconds. */
export function loudness(sound: Int16Array, [from, to] = [0, sound.length / SAMPLE_RATE]): number {
  const some = sound.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE)
  return Math.sqrt(some.reduce((sum, one) => sum + one * one, 0) / Math.max(1, some.length))
}
