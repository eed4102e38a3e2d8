import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { DisconnectReason, ServerInfo, ServerInfo_Edition, WebhookEvent } from '@livekit/protocol'
import { createAgency } from './agents/agency.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { PacketCounts } from './peer/connection.ts'
import type { Participant } from './room/participant.ts'
import type { Publication } from './room/publication.ts'
import type { Room } from './room/room.ts'
import { createRooms } from './room/rooms.ts'
import { newSid } from './room/sids.ts'
import type { House } from './session.ts'
import type { Settings } from './settings.ts'
import { openMediaPorts } from './transport/media-ports.ts'
import type { DatagramCounts } from './transport/routing.ts'
import type { ConnectionCounts } from './transport/tcp-port.ts'
import { makeCertificate } from './transport/werift.ts'
import { AGENT_PATH, createAgentDoor } from './wire/agent-door.ts'
import { dispatchService } from './wire/dispatch-service.ts'
import { roomService } from './wire/room-service.ts'
import { admit, createSignalling, type Refusal } from './wire/signalling.ts'
import { readTarget } from './wire/targets.ts'
import { signToken, verifyToken } from './wire/tokens.ts'
import { answerTwirp, TwirpError } from './wire/twirp.ts'
import { createPace } from './wire/pace.ts'
import { createWebhooks } from './wire/webhooks.ts'

export type MediaServer = {
  port: number
  /** Null when it was turned off. */
  udpPort: number | null
  tcpPort: number | null
  counts: () => Counts
  stop: () => Promise<void>
}

export type Counts = {
  rooms: number
  participants: number
  packets: PacketCounts
  datagrams: DatagramCounts
  /** Over TCP. */
  connections: ConnectionCounts
}

export async function startMediaServer(settings: Settings): Promise<MediaServer> {
  const { keys } = settings
  const certificate = await makeCertificate()
  const media = await openMediaPorts(settings.media)
  const packets: PacketCounts = {
    received: 0,
    forwarded: 0,
    refused: 0,
    unheard: 0,
    askedFor: 0,
    resent: 0,
  }
  const webhooks = createWebhooks({
    urls: settings.webhookUrls,
    apiKey: [...keys.keys()][0] ?? '',
    keys,
  })
  const tell = (event: string, room: Room, rest: Partial<WebhookEvent> = {}) =>
    webhooks.tell(new WebhookEvent({ event, room: room.info(), ...rest }))
  const ofTrack = (participant: Participant, { info }: Publication) => ({
    participant: participant.info(),
    track: info,
  })
  const agency = createAgency({
    sign: (verified, wishes) => signToken(keys, verified, wishes),
  })
  const rooms = createRooms(settings, {
    onStarted(room) {
      tell('room_started', room)
      agency.started(room)
    },
    onFinished(room) {
      tell('room_finished', room)
      agency.finished(room)
    },
    onJoined(room, participant) {
      tell('participant_joined', room, { participant: participant.info() })
      agency.changed(room)
    },
    onLeft(room, participant) {
      tell('participant_left', room, { participant: participant.info() })
      agency.left(room, participant)
    },
    onAborted(room, participant) {
      tell('participant_connection_aborted', room, { participant: participant.info() })
      agency.left(room, participant)
    },
    onPublished(room, participant, publication) {
      tell('track_published', room, ofTrack(participant, publication))
      agency.changed(room)
    },
    onUnpublished: (room, participant, publication) =>
      tell('track_unpublished', room, ofTrack(participant, publication)),
  })
  const house: House = {
    rooms,
    agency,
    keys,
    ground: {
      routing: media.routing,
      candidates: () => media.candidates,
      certificate,
      now: Date.now,
      packets,
    },
    server: new ServerInfo({
      edition: ServerInfo_Edition.Standard,
      version: SPOKEN_VERSION,
      protocol: SPOKEN_PROTOCOL,
      nodeId: newSid('ND'),
      agentProtocol: 1,
    }),
  }
  const signalling = createSignalling(house)
  const agentDoor = createAgentDoor(house)
  const housekeeping = startHousekeeping(house, agentDoor)

  const mayEnter = createPace({ perSecond: settings.mostJoinsPerSecond })
  const http = createServer((incoming, outgoing) => {
    void answer(house, incoming, outgoing)
  })
  http.on('upgrade', (incoming: IncomingMessage, socket: Socket, head) => {
    socket.on('error', () => socket.destroy())
    const target = readTarget(incoming.url)
    const isAgents = target?.pathname === AGENT_PATH
    if (target === null || (target.path === null && !isAgents))
      return refuseUpgrade(socket, { status: 404, text: 'Not Found' })
    if (signalling.sockets.clients.size >= MOST_LINKS || !mayEnter())
      return refuseUpgrade(socket, { status: 503, text: 'too many are coming at once' })
    const { path, query } = target
    if (path === null)
      return void agentDoor.admit(incoming, query).then((admission) => {
        if ('status' in admission) return refuseUpgrade(socket, admission)
        agentDoor.open(incoming, socket, head, admission)
      })
    void admit(house, incoming, { path, query }).then((admission) => {
      if ('status' in admission) return refuseUpgrade(socket, admission)
      signalling.sockets.handleUpgrade(incoming, socket, head, (webSocket) =>
        signalling.connect(webSocket, admission),
      )
    })
  })
  http.headersTimeout = 10_000
  http.requestTimeout = 30_000
  http.listen(settings.port, settings.host)
  await once(http, 'listening')

  return {
    port: (http.address() as AddressInfo).port,
    udpPort: media.udpPort,
    tcpPort: media.tcpPort,
    counts: () => ({
      rooms: rooms.all().length,
      participants: rooms.all().reduce((sum, room) => sum + room.participants.size, 0),
      packets: { ...packets },
      ...media.counts(),
    }),
    async stop() {
      housekeeping.stop()
      agentDoor.stop()
      for (const room of rooms.all()) rooms.end(room, DisconnectReason.SERVER_SHUTDOWN)
      for (const socket of signalling.sockets.clients) socket.terminate()
      const closed = once(http, 'close')
      http.close()
      http.closeAllConnections()
      await Promise.all([closed, webhooks.end()])
      await media.close()
    },
  }
}

const MOST_LINKS = 5_000

/** The LiveKit whose protocol this is: clients decide by it what they may ask for. */
const SPOKEN_VERSION = '1.9.11'
const SPOKEN_PROTOCOL = 16

async function answer(
  house: House,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  outgoing.setHeader('access-control-allow-origin', '*')
  const target = readTarget(incoming.url)
  if (target === null) return say(outgoing, { status: 404, text: 'Not Found' })
  const { pathname, path, query } = target
  if (incoming.method === 'OPTIONS') {
    outgoing.writeHead(204, {
      'access-control-allow-headers': '*',
      'access-control-allow-methods': 'GET, POST',
    })
    outgoing.end()
  } else if (pathname === '/') say(outgoing, { status: 200, text: 'OK' })
  else if (path !== null && pathname.endsWith('/validate')) {
    const admission = await admit(house, incoming, { path, query })
    say(outgoing, 'status' in admission ? admission : { status: 200, text: 'success' })
  } else if (pathname.startsWith('/twirp/') && incoming.method === 'POST')
    await answerTwirp(incoming, outgoing, () => findCall(house, incoming, pathname))
  else say(outgoing, { status: 404, text: 'Not Found' })
}

const SERVICES = new Map([
  ['livekit.RoomService', roomService],
  ['livekit.AgentDispatchService', dispatchService],
])

async function findCall(house: House, incoming: IncomingMessage, pathname: string) {
  const [, service, method = ''] = /^\/twirp\/([\w.]+)\/(\w+)$/.exec(pathname) ?? []
  const [, token = ''] = /^Bearer (\S+)$/.exec(incoming.headers.authorization ?? '') ?? []
  const verified = await verifyToken(house.keys, token).catch(() => null)
  if (verified === null) throw new TwirpError('unauthenticated', 'permissions denied')
  const serve = SERVICES.get(service ?? '')
  return serve?.(house, verified.claims.video, method) ?? null
}

function say(outgoing: ServerResponse, { status, text }: Refusal): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  outgoing.end(text)
}

function refuseUpgrade(socket: Socket, { status, text }: Refusal): void {
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nContent-Type: text/plain; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nAccess-Control-Allow-Origin: *\r\n` +
      `Connection: close\r\n\r\n${text}`,
  )
}
