import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { proxyMedia } from './media-proxy.ts'
import { routeUpgrades } from './upgrades.ts'

/** In place of the media server: says who asked for what, and then echoes. */
let media: Server
let asked: IncomingMessage[]
let mediaSockets: Socket[]
let app: FastifyInstance
let port: number

beforeEach(async () => {
  asked = []
  mediaSockets = []
  media = createServer((request, response) => {
    asked.push(request)
    response.writeHead(401).end('permissions denied')
  })
  media.on('upgrade', (request: IncomingMessage, socket: Socket) => {
    asked.push(request)
    mediaSockets.push(socket)
    socket.on('error', () => {})
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\n\r\n')
    socket.pipe(socket)
  })
  media.listen(0, '127.0.0.1')
  await once(media, 'listening')
  app = Fastify()
  routeUpgrades(app.server, proxyMedia(app, { port: (media.address() as AddressInfo).port }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  await app.close()
  media.closeAllConnections()
  mediaSockets.forEach((socket) => socket.destroy())
  media.close()
})

async function upgrade(path: string): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect({ host: '127.0.0.1', port })
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: us\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Authorization: Bearer a-token\r\n\r\n',
  )
  await once(socket, 'data')
  return { socket, heard: () => heard }
}

describe('nothing but signalling goes to the media server', () => {
  it.each(['/', '/rtc/other', '/rtcx', '/twirp/livekit.RoomService/ListRooms', '/agent'])(
    'not %s',
    async (path) => {
      const { socket, heard } = await upgrade(path)
      expect(heard()).toMatch(/^HTTP\/1\.1 404 /)
      await once(socket, 'close')
      expect(asked).toEqual([])
    },
  )
})

it.each(['/rtc?access_token=x', '/rtc/v1?join_request=y'])('%s goes through', async (path) => {
  const { socket, heard } = await upgrade(path)
  expect(heard()).toMatch(/^HTTP\/1\.1 101 /)
  expect(asked[0]?.url).toBe(path)
  expect(asked[0]?.headers.authorization).toBe('Bearer a-token')
  socket.write('are you there?')
  await once(socket, 'data')
  expect(heard()).toMatch(/are you there\?$/)
  socket.destroy()
})

it('an end on one side is an end on the other', async () => {
  const { socket } = await upgrade('/rtc')
  const isOver = once(mediaSockets[0] ?? socket, 'close')
  socket.destroy()
  await isOver
  const other = await upgrade('/rtc')
  const isOverToo = once(other.socket, 'close')
  mediaSockets[1]?.destroy()
  await isOverToo
  expect(asked).toHaveLength(2)
})

it.each(['/rtc/validate', '/rtc/v1/validate'])('%s is answered as it was', async (path) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}?access_token=x`)
  expect([answer.status, await answer.text()]).toEqual([401, 'permissions denied'])
  expect(asked[0]?.url).toBe(`${path}?access_token=x`)
})

it('while the media server is away, clients are told to try again', async () => {
  media.close()
  media.closeAllConnections()
  const answer = await fetch(`http://127.0.0.1:${port}/rtc/validate`)
  expect(answer.status).toBe(503)
  const { heard } = await upgrade('/rtc')
  expect(heard()).toMatch(/^HTTP\/1\.1 503 /)
})
