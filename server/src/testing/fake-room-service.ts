import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** In place of a media server, where a test decides who is in which room. */
export type FakeRoomService = {
  port: number
  people: { identity: string; kind?: 'AGENT'; state: 'JOINED' | 'ACTIVE' }[]
  /** Of the room that is there, under every name. */
  sid: string | null
  isAway: boolean
  asked: string[]
  close: () => Promise<void>
}

export async function startFakeRoomService(): Promise<FakeRoomService> {
  const server = createServer((request, response) => {
    const method = request.url?.split('/').at(-1) ?? ''
    fake.asked.push(method)
    if (fake.isAway) {
      response.writeHead(503).end()
      return
    }
    const { people: participants, sid } = fake
    const answers: Record<string, object> = {
      ListParticipants: { participants },
      ListRooms: { rooms: sid === null ? [] : [{ sid }] },
    }
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answers[method]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const fake: FakeRoomService = {
    port: (server.address() as AddressInfo).port,
    people: [],
    sid: null,
    isAway: false,
    asked: [],
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return fake
}
