import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

type Take = (request: IncomingMessage, socket: Socket, head: Buffer) => void

export type Upgrades = Record<string, Take>

/** Who asks for another protocol, and where: there is one such event for the whole server. */
export function routeUpgrades(server: Pick<Server, 'on'>, paths: Upgrades): void {
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const { pathname } = new URL(request.url ?? '/', 'http://us')
    const take = Object.hasOwn(paths, pathname) ? paths[pathname] : undefined
    if (take === undefined) refuseUpgrade(socket, 404, 'Not Found')
    else take(request, socket, head)
  })
}

export function refuseUpgrade(socket: Socket, status: number, text: string): void {
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: text/plain\r\nConnection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
