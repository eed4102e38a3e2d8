import type { IncomingMessage } from 'node:http'
import type { JoinRequest } from '@livekit/protocol'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { enter, type House, type Path } from '../session.ts'
import {
  attributesTooLarge,
  MOST_FRAME_BYTES,
  MOST_IDENTITY_LENGTH,
  MOST_METADATA_BYTES,
} from '../room/limits.ts'
import { isDependent } from '../room/permissions.ts'
import { readJoinRequest } from './join-requests.ts'
import { openLink } from './links.ts'
import { verifyToken, type Verified } from './tokens.ts'

/** The door: who comes in by `/rtc` or `/rtc/v1`, and who does not. */

export type Refusal = { status: number; text: string }
export type Admission = { verified: Verified; request: JoinRequest; path: Path }
type Door = { path: Path; query: URLSearchParams }

/** Everything that can be wrong is found before there is a WebSocket: a status says more than a close. */
export async function admit(
  { keys, rooms }: House,
  incoming: IncomingMessage,
  { path, query }: Door,
): Promise<Admission | Refusal> {
  const token = tokenOf(incoming, query)
  if (token === null) return { status: 401, text: 'permissions denied' }
  const verified = await verifyToken(keys, token).catch((failure: Error) => failure)
  if (verified instanceof Error) return { status: 401, text: verified.message }
  const { sub, video } = verified.claims
  if (video.roomJoin !== true) return { status: 401, text: 'permissions denied' }
  if (video.room === undefined || video.room === '') return { status: 400, text: 'no room name' }
  if (sub === '') return { status: 400, text: 'identity cannot be empty' }
  if (sub.length > MOST_IDENTITY_LENGTH || video.room.length > MOST_IDENTITY_LENGTH)
    return { status: 400, text: 'identity or room name is too long' }
  const request = readJoinRequest(query, path)
  if (request === null) return { status: 400, text: 'the join request cannot be read' }
  if (saysOfOneself(request) && video.canUpdateOwnMetadata !== true)
    return { status: 401, text: 'permissions denied' }
  if (Buffer.byteLength(request.metadata) > MOST_METADATA_BYTES)
    return { status: 400, text: 'metadata exceeds limits' }
  if (attributesTooLarge(request.participantAttributes))
    return { status: 400, text: 'attributes exceed limits' }
  const room = rooms.find(video.room)
  if (room?.isFull && !room.participants.has(sub) && !isDependent(verified.claims))
    return { status: 403, text: 'room has exceeded its max participants' }
  return { verified, request, path }
}

const saysOfOneself = ({ metadata, participantAttributes }: JoinRequest): boolean =>
  metadata !== '' || Object.keys(participantAttributes).length > 0

export function tokenOf(incoming: IncomingMessage, query: URLSearchParams): string | null {
  const [, bearer] = /^Bearer (\S+)$/.exec(incoming.headers.authorization ?? '') ?? []
  return bearer ?? query.get('access_token')
}

export function createSignalling(house: House) {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  })
  return {
    sockets,
    connect(socket: WebSocket, admission: Admission): void {
      const link = openLink(socket)
      // What cannot be read as a frame ends the link; the participant has time to come back.
      socket.on('error', () => socket.terminate())
      const session = enter(house, { ...admission, link })
      if (session === null) return link.close()
      socket.on('message', (frame, isBinary) => {
        link.heard(!isBinary)
        session.take(bufferOf(frame))
      })
      socket.on('close', () => session.lost())
    },
  }
}

export const bufferOf = (frame: RawData): Buffer =>
  Buffer.isBuffer(frame) ? frame : Array.isArray(frame) ? Buffer.concat(frame) : Buffer.from(frame)
