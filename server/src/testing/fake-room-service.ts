import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** In place of a media server, where a test decides who is in which room. */
export type FakeRoomService = {
  port: number
  people: { identity: string; kind?: 'AGENT'; state: 'JOINED' | 'ACTIVE' }[]
  /** Of the room that is there, under every name. */
  sid: string | null
  isAway: boolean
  asked: string[]
  /** The rooms that were. */
  closed: string[]
  close: () => Promise<void>
}

export async function startFakeRoomService(): Promise<FakeRoomService> {
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.url?.split('/').at(-1) ?? ''
    const body = (await json(request)) as { room?: string }
    fake.asked.push(method)
    if (fake.isAway) {
      response.writeHead(503).end()
      return
    }
    if (method === 'DeleteRoom') fake.closed.push(body.room ?? '')
    const { people: participants, sid } = fake
    const answers: Record<string, object> = {
      ListParticipants: { participants },
      DeleteRoom: {},
      ListRooms: { rooms: sid === null ? [] : [{ sid }] },
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[method]))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeRoomService = {
    port: (server.address() as AddressInfo).port,
    people: [],
    sid: null,
    isAway: false,
    asked: [],
    closed: [],
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return fake
}
