import { once } from 'node:events'
import { createServer } from 'node:http'
import { type WebhookEvent, WebhookReceiver } from 'livekit-server-sdk'
import { API_KEY, API_SECRET } from './target.ts'

/** Where a server's webhooks arrive, and only those with a right signature. */
export type WebhookInbox = {
  url: string
  /** The first one, received already or to come. */
  waitFor: (matches: (event: WebhookEvent) => boolean) => Promise<WebhookEvent>
  /** Those of a room, in the order of their arrival. */
  ofRoom: (room: string) => WebhookEvent[]
  refused: string[]
  stop: () => Promise<void>
}

const PATIENCE_MS = 5_000

export async function openWebhookInbox(): Promise<WebhookInbox> {
  const receiver = new WebhookReceiver(API_KEY, API_SECRET)
  const events: WebhookEvent[] = []
  const refused: string[] = []
  const listeners = new Set<() => void>()
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => (body += part))
    request.on('end', () => {
      receiver
        .receive(body, request.headers.authorization)
        .then(
          (event) => events.push(event),
          (error: Error) => refused.push(error.message),
        )
        .finally(() => {
          response.end()
          for (const listen of [...listeners]) listen()
        })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    waitFor: (matches) => {
      const { promise, resolve, reject } = Promise.withResolvers<WebhookEvent>()
      const giveUp = setTimeout(
        () =>
          reject(new Error(`no such event among: ${events.map(({ event }) => event).join(', ')}`)),
        PATIENCE_MS,
      )
      const look = () => {
        const found = events.find(matches)
        if (found === undefined) return
        listeners.delete(look)
        clearTimeout(giveUp)
        resolve(found)
      }
      listeners.add(look)
      look()
      return promise
    },
    ofRoom: (room) => events.filter((event) => event.room?.name === room),
    refused,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
