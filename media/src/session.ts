import { isUtf8 } from 'node:buffer'
import {
  DisconnectReason,
  type JoinRequest,
  JoinResponse,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo_State,
  ParticipantUpdate,
  ReconnectReason,
  ReconnectResponse,
  RoomUpdate,
  type ServerInfo,
  SessionDescription,
  MediaSectionsRequirement,
  SignalRequest,
  SignalResponse,
} from '@livekit/protocol'
import type { Agency } from './agents/agency.ts'
import { ENABLED_CODECS } from './peer/codecs.ts'
import type { Ground } from './peer/connection.ts'
import { openSinglePeer, openTwoPeers, type PeersEvents, type Primary } from './peer/peers.ts'
import { takeData } from './room/data.ts'
import { type Link, Participant } from './room/participant.ts'
import type { Room } from './room/room.ts'
import type { Rooms } from './room/rooms.ts'
import { isDependent } from './room/permissions.ts'
import { described, takeSignal, takeUplinks } from './room/signals.ts'
import { lossIn } from './transport/rtcp.ts'
import { type Keys, signToken, type Verified } from './wire/tokens.ts'

/** What a client is told about this server, and what everybody here needs. */
export type House = {
  rooms: Rooms
  agency: Agency
  ground: Ground
  keys: Keys
  server: ServerInfo
}

/** Which way a client signals: `/rtc/v1` is 'one' peer connection, `/rtc` 'two'. */
export type Path = 'one' | 'two'

export type Session = {
  take: (frame: Buffer) => void
  /** The link is gone, however that came. */
  lost: () => void
}

const PING_INTERVAL_SECONDS = 5
export const PING_TIMEOUT_SECONDS = 15

type Entering = { verified: Verified; request: JoinRequest; path: Path; link: Link }

/** Somebody new, or somebody back on a new link. Null when there is no room for them. */
export function enter(house: House, entering: Entering): Session | null {
  if (entering.request.reconnect) return resume(house, entering)
  const { claims } = entering.verified
  const room = house.rooms.open(claims.video.room ?? '', claims.roomConfig)
  const isBack = room?.participants.has(claims.sub) === true
  if (room === null || (room.isFull && !isBack && !isDependent(claims))) return null
  const participant = new Participant({ ...entering, join: entering.request })
  room.enter(participant)
  participant.renewToken = () => void refreshToken(house, participant)
  participant.peers = openPeers(house, room, participant, entering.path)
  greet(house, room, participant, entering.path)
  participant.peers.start()
  for (const request of entering.request.addTrackRequests)
    take(room, participant, new SignalRequest({ message: { case: 'addTrack', value: request } }))
  const offer = entering.request.publisherOffer
  if (offer !== undefined && offer.sdp !== '')
    guarded(room, participant, () => participant.peers?.takeOffer(described(offer)))
  return sessionOf(room, participant, entering.link)
}

const FAILURES_OF_MEDIA: readonly ReconnectReason[] = [
  ReconnectReason.RR_PUBLISHER_FAILED,
  ReconnectReason.RR_SUBSCRIBER_FAILED,
]

function resume(house: House, { verified, request, link }: Entering): Session | null {
  const room = house.rooms.find(verified.claims.video.room ?? '')
  const participant = room?.participants.get(verified.claims.sub)
  const isKnown =
    participant !== undefined &&
    (request.participantSid === '' || request.participantSid === participant.sid)
  if (room === null || !isKnown) {
    // Whoever they were is over: they have to come as somebody new.
    link.send(
      new SignalResponse({
        message: {
          case: 'leave',
          value: new LeaveRequest({
            canReconnect: true,
            reason: DisconnectReason.STATE_MISMATCH,
            action: LeaveRequest_Action.RECONNECT,
          }),
        },
      }),
    )
    return null
  }
  const rehearsed = participant.nextResume
  participant.nextResume = 'as-usual'
  if (rehearsed === 'cut-at-once') return null
  participant.link?.close()
  participant.link = link
  participant.lostAt = null
  if (FAILURES_OF_MEDIA.includes(request.reconnectReason)) room.ways.failed(participant)
  participant.send({
    case: 'reconnect',
    value: new ReconnectResponse({
      serverInfo: house.server,
      lastMessageSeq: participant.lastSequence,
    }),
  })
  // Who is not among them has left meanwhile.
  const everybody = [participant, ...room.othersOf(participant)]
  participant.send({
    case: 'update',
    value: new ParticipantUpdate({ participants: everybody.map((other) => other.info()) }),
  })
  participant.send({ case: 'roomUpdate', value: new RoomUpdate({ room: room.info() }) })
  participant.renewToken()
  participant.peers?.resume()
  if (rehearsed === 'cut-after-greeting') link.close()
  return sessionOf(room, participant, link)
}

function sessionOf(room: Room, participant: Participant, link: Link): Session {
  return {
    take(frame) {
      if (participant.link !== link) return
      const request = readRequest(frame)
      if (request === null)
        return room.remove(
          participant,
          DisconnectReason.UNKNOWN_REASON,
          LeaveRequest_Action.DISCONNECT,
        )
      take(room, participant, request)
    },
    lost() {
      if (participant.link !== link) return
      participant.link = null
      participant.lostAt = Date.now()
    },
  }
}

const take = (room: Room, participant: Participant, request: SignalRequest): void =>
  guarded(room, participant, () => takeSignal(room, participant, request))

/** Who breaks the protocol is put out. Nobody else notices. */
function guarded(room: Room, participant: Participant, work: () => void): void {
  try {
    work()
  } catch {
    room.remove(participant, DisconnectReason.UNKNOWN_REASON, LeaveRequest_Action.DISCONNECT)
  }
}

/** Protobuf, or JSON from who debugs by hand. A JSON object begins with what no request does. */
export function readRequest(frame: Buffer): SignalRequest | null {
  try {
    if (frame[0] === 0x7b && isUtf8(frame))
      return SignalRequest.fromJsonString(frame.toString('utf8'), { ignoreUnknownFields: true })
    return SignalRequest.fromBinary(frame)
  } catch {
    return null
  }
}

function greet(house: House, room: Room, participant: Participant, path: Path): void {
  participant.send({
    case: 'join',
    value: new JoinResponse({
      room: room.info(),
      participant: participant.info(),
      otherParticipants: room.othersOf(participant).map((other) => other.info()),
      serverVersion: house.server.version,
      serverInfo: house.server,
      subscriberPrimary: path === 'two' && primaryOf(participant) === 'subscriber',
      pingInterval: PING_INTERVAL_SECONDS,
      pingTimeout: PING_TIMEOUT_SECONDS,
      fastPublish: true,
      enabledPublishCodecs: ENABLED_CODECS,
    }),
  })
  participant.state = ParticipantInfo_State.JOINED
  room.tell(participant)
  participant.renewToken()
}

/** To come back with, when the one it came with is over. */
async function refreshToken(house: House, participant: Participant): Promise<void> {
  const value = await signToken(house.keys, participant.verifiedNow)
  participant.send({ case: 'refreshToken', value })
}

function openPeers(house: House, room: Room, participant: Participant, path: Path) {
  const on: PeersEvents = {
    onAnswer: (answer) => participant.send({ case: 'answer', value: describe('answer', answer) }),
    onOffer: (offer) => participant.send({ case: 'offer', value: describe('offer', offer) }),
    onSectionsWanted: ({ audio, video }) =>
      participant.send({
        case: 'mediaSectionsRequirement',
        value: new MediaSectionsRequirement({ numAudios: audio, numVideos: video }),
      }),
    onUplinks: (change) => takeUplinks(room, participant, change),
    onData(data, isReliable) {
      if (!participant.isGone) takeData(room, participant, { data, isReliable })
    },
    onRtcp(packet) {
      participant.loss = lossIn(packet) ?? participant.loss
    },
    wishFor: (names) =>
      [...participant.publications.values()].find(({ cid }) => names.includes(cid))?.wish ?? null,
    onActive: () => room.activate(participant),
    onClosed: () =>
      room.remove(participant, DisconnectReason.MEDIA_FAILURE, LeaveRequest_Action.RECONNECT),
  }
  const ground = {
    ...house.ground,
    candidates: () => room.ways.among(house.ground.candidates(), participant.identity),
  }
  return path === 'one'
    ? openSinglePeer(ground, on)
    : openTwoPeers(ground, on, primaryOf(participant))
}

/** Who may not hear anybody has nothing to wait for on the connection for it. */
const primaryOf = ({ permission }: Participant): Primary =>
  permission.canSubscribe ? 'subscriber' : 'publisher'

const describe = (
  type: 'offer' | 'answer',
  { sdp, id, tracksByMid }: { sdp: string; id: number; tracksByMid: Record<string, string> },
): SessionDescription => new SessionDescription({ type, sdp, id, midToTrackId: tracksByMid })
