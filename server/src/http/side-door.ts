import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'

export type SideDoor = { close: () => Promise<void> }

/**
 * A door for another process of ours, on this machine alone and for one path. Where people come in there may
 * be a certificate with another name, or no loopback address.
 */
export async function openSideDoor(
  app: FastifyInstance,
  { port, path }: { port: number; path: string },
): Promise<SideDoor> {
  const door = createServer((request, response) => {
    if (request.url === path) app.routing(request, response)
    else response.writeHead(404).end()
  })
  door.listen(port, '127.0.0.1')
  await once(door, 'listening')
  return {
    close: async () => {
      const closed = once(door, 'close')
      door.close()
      door.closeAllConnections()
      await closed
    },
  }
}
