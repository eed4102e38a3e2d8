import { ServerInfo, WebhookEvent } from '@livekit/protocol'
import { createAgency } from '../agents/agency.ts'
import type { Ground } from '../peer/connection.ts'
import type { Participant } from '../room/participant.ts'
import type { Room } from '../room/room.ts'
import { createRooms } from '../room/rooms.ts'
import type { House } from '../session.ts'
import { makeCertificate } from '../transport/werift.ts'
import type { Verified } from '../wire/tokens.ts'

/** A server without a network: what it would send to somebody is sent to nobody. */

export const KEYS = new Map([['key', 'a secret that nobody guesses']])

export async function openGround(): Promise<Ground> {
  return {
    routing: {
      listen: () => {},
      forget: () => {},
      check: () => false,
      deliver: () => {},
      lose: () => {},
      counts: { received: 0, sent: 0, unknown: 0, unsent: 0 },
    },
    candidates: () => [{ protocol: 'udp', address: '127.0.0.1', port: 4000 }],
    certificate: await makeCertificate(),
    now: Date.now,
    packets: { received: 0, forwarded: 0, refused: 0, unheard: 0, askedFor: 0, resent: 0 },
  }
}

export async function openHouse(): Promise<House> {
  // As it would go to a backend: what cannot be written down fails here too.
  const tell = (room: Room, participant?: Participant) => {
    const { name } = room.settings
    const of = participant === undefined ? {} : { participant: participant.info() }
    new WebhookEvent({ event: name, room: room.info(), ...of }).toJsonString()
  }
  const agency = createAgency({ sign: async () => 'a token' })
  const both =
    (...heard: ((room: Room, participant: Participant) => void)[]) =>
    (room: Room, participant: Participant) =>
      heard.forEach((hear) => hear(room, participant))
  return {
    agency,
    rooms: createRooms(
      { mostRooms: 20 },
      {
        onStarted(room) {
          tell(room)
          agency.started(room)
        },
        onFinished(room) {
          tell(room)
          agency.finished(room)
        },
        onJoined: both(tell, agency.changed),
        onLeft: both(tell, agency.left),
        onAborted: both(tell, agency.left),
        onPublished: both(tell, agency.changed),
        onUnpublished: tell,
      },
    ),
    ground: await openGround(),
    keys: KEYS,
    server: new ServerInfo({ version: '1.9.11', protocol: 16 }),
  }
}

export const verifiedAs = (identity: string, room: string): Verified => ({
  apiKey: 'key',
  claims: {
    sub: identity,
    name: '',
    kind: 'standard',
    metadata: '',
    attributes: {},
    video: { roomJoin: true, room, canUpdateOwnMetadata: true },
  },
})
