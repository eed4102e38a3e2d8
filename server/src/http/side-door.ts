import { once } from 'node:events'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { routeUpgrades, type Upgrades } from './upgrades.ts'

export type SideDoor = { close: () => Promise<void> }

/**
 * A door for other processes of ours, on this machine alone and for few paths. Where people come in there may
 * be a certificate with another name, or no loopback address.
 */
export async function openSideDoor(
  app: FastifyInstance,
  { port, paths, upgrades = {} }: { port: number; paths: string[]; upgrades?: Upgrades },
): Promise<SideDoor> {
  const door = createServer((request, response) => {
    if (isOneOf(paths, request.url)) app.routing(request, response)
    else response.writeHead(404).end()
  })
  routeUpgrades(door, upgrades)
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

/** One that ends with a slash stands for all below it. */
const isOneOf = (paths: string[], url = ''): boolean =>
  paths.some((path) => (path.endsWith('/') ? url.startsWith(path) : url === path))
