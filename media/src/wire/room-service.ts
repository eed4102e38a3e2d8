import {
  CreateRoomRequest,
  DataPacket,
  DataPacket_Kind,
  DeleteRoomRequest,
  DeleteRoomResponse,
  DisconnectReason,
  LeaveRequest_Action,
  ListParticipantsRequest,
  ListParticipantsResponse,
  ListRoomsRequest,
  ListRoomsResponse,
  MuteRoomTrackRequest,
  MuteRoomTrackResponse,
  RemoveParticipantResponse,
  type RoomAgentDispatch,
  RoomParticipantIdentity,
  SendDataRequest,
  SendDataResponse,
  UpdateParticipantRequest,
  UpdateRoomMetadataRequest,
  UpdateSubscription,
  UpdateSubscriptionsRequest,
  UpdateSubscriptionsResponse,
  UserPacket,
} from '@livekit/protocol'
import {
  attributesTooLarge,
  mergedAttributes,
  MOST_DISPATCHES_EACH,
  MOST_METADATA_BYTES,
} from '../room/limits.ts'
import type { Participant } from '../room/participant.ts'
import type { Room } from '../room/room.ts'
import type { Rooms } from '../room/rooms.ts'
import { changeSubscriptions, describe, muteFromOutside } from '../room/signals.ts'
import type { House } from '../session.ts'
import type { VideoGrant } from './tokens.ts'
import { type Call, call, TwirpError } from './twirp.ts'

/** `livekit.RoomService`: what a backend does to rooms, and to those in them. */
export function roomService(house: House, grant: VideoGrant, method: string): Call | null {
  const { rooms } = house
  switch (method) {
    case 'CreateRoom':
      return call(CreateRoomRequest, (asked) => {
        requireThat(grant.roomCreate === true)
        if (asked.name === '') throw new TwirpError('invalid_argument', 'name is required')
        requireLength(asked.metadata)
        requireWishes(asked.agents)
        const room = rooms.open(asked.name, {
          metadata: asked.metadata,
          emptyTimeout: asked.emptyTimeout,
          departureTimeout: asked.departureTimeout,
          maxParticipants: asked.maxParticipants,
          agents: asked.agents,
        })
        if (room === null) throw new TwirpError('resource_exhausted', 'too many rooms')
        return room.info()
      })
    case 'ListRooms':
      return call(ListRoomsRequest, ({ names }) => {
        requireThat(grant.roomList === true)
        const wanted = rooms
          .all()
          .filter(({ settings }) => names.length === 0 || names.includes(settings.name))
        return new ListRoomsResponse({ rooms: wanted.map((room) => room.info()) })
      })
    case 'DeleteRoom':
      return call(DeleteRoomRequest, ({ room: name }) => {
        requireThat(grant.roomCreate === true)
        rooms.end(roomCalled(rooms, name), DisconnectReason.ROOM_DELETED)
        return new DeleteRoomResponse()
      })
    case 'ListParticipants':
      return call(ListParticipantsRequest, (asked) => {
        requireThat(grant.roomAdmin === true && grant.room === asked.room)
        const there = rooms.find(asked.room)?.participants.values() ?? []
        const participants = [...there].map((each) => each.info())
        return new ListParticipantsResponse({ participants })
      })
    case 'GetParticipant':
      return call(RoomParticipantIdentity, (asked) =>
        participantCalled(administered(rooms, grant, asked.room), asked.identity).info(),
      )
    case 'RemoveParticipant':
      return call(RoomParticipantIdentity, (asked) => {
        const room = administered(rooms, grant, asked.room)
        room.remove(
          participantCalled(room, asked.identity),
          DisconnectReason.PARTICIPANT_REMOVED,
          LeaveRequest_Action.DISCONNECT,
        )
        return new RemoveParticipantResponse()
      })
    case 'MutePublishedTrack':
      return call(MuteRoomTrackRequest, (asked) => {
        const room = administered(rooms, grant, asked.room)
        const participant = participantCalled(room, asked.identity)
        const publication = participant.publications.get(asked.trackSid)
        if (publication === undefined) throw new TwirpError('not_found', 'track not found')
        // What somebody's microphone hears is theirs to give.
        if (!asked.muted) throw new TwirpError('failed_precondition', 'remote unmute not enabled')
        muteFromOutside(room, participant, { publication, isMuted: true })
        return new MuteRoomTrackResponse({ track: publication.info })
      })
    case 'UpdateParticipant':
      return call(UpdateParticipantRequest, (asked) => {
        const room = administered(rooms, grant, asked.room)
        const participant = participantCalled(room, asked.identity)
        requireLength(asked.metadata)
        const attributes = mergedAttributes(participant.attributes, asked.attributes)
        if (attributesTooLarge(attributes))
          throw new TwirpError('invalid_argument', 'attributes exceed limits')
        if (asked.permission !== undefined) room.permit(participant, asked.permission)
        const { name, metadata } = asked
        describe(room, participant, { name, metadata, attributes })
        return participant.info()
      })
    case 'UpdateRoomMetadata':
      return call(UpdateRoomMetadataRequest, (asked) => {
        requireLength(asked.metadata)
        const room = administered(rooms, grant, asked.room)
        room.changeMetadata(asked.metadata)
        return room.info()
      })
    case 'SendData':
      return call(SendDataRequest, (asked) => {
        const isReliable = asked.kind === DataPacket_Kind.RELIABLE
        const { data: payload, topic, destinationSids, destinationIdentities } = asked
        const value = new UserPacket({
          payload,
          destinationSids,
          destinationIdentities,
          ...(topic === undefined ? {} : { topic }),
        })
        const packet = new DataPacket({
          kind: asked.kind,
          destinationIdentities,
          value: { case: 'user', value },
        })
        administered(rooms, grant, asked.room).pass(packet, null, isReliable)
        return new SendDataResponse()
      })
    case 'UpdateSubscriptions':
      return call(UpdateSubscriptionsRequest, (asked) => {
        const room = administered(rooms, grant, asked.room)
        const { trackSids, participantTracks, subscribe } = asked
        changeSubscriptions(
          room,
          participantCalled(room, asked.identity),
          new UpdateSubscription({ trackSids, participantTracks, subscribe }),
        )
        return new UpdateSubscriptionsResponse()
      })
    case 'ForwardParticipant':
    case 'MoveParticipant':
    case 'PerformRpc':
      throw new TwirpError('unimplemented', `${method} is not part of this server`)
    default:
      return null
  }
}

/** LiveKit's makes no difference between a token that is not good, and one not for this. */
export function requireThat(isAllowed: boolean): void {
  if (!isAllowed) throw new TwirpError('unauthenticated', 'permissions denied')
}

function requireWishes(agents: RoomAgentDispatch[]): void {
  if (agents.length > MOST_DISPATCHES_EACH)
    throw new TwirpError('invalid_argument', 'too many agents')
  agents.forEach(requireWish)
}

export function requireWish({
  metadata,
  attributes,
}: {
  metadata: string
  attributes: Record<string, string>
}): void {
  requireLength(metadata)
  if (attributesTooLarge(attributes))
    throw new TwirpError('invalid_argument', 'attributes exceed limits')
}

function requireLength(metadata: string): void {
  if (Buffer.byteLength(metadata) > MOST_METADATA_BYTES)
    throw new TwirpError('invalid_argument', 'metadata exceeds limits')
}

/** An admin's token is for one room. */
function administered(rooms: Rooms, grant: VideoGrant, name: string): Room {
  requireThat(grant.roomAdmin === true && grant.room === name)
  return roomCalled(rooms, name)
}

export function roomCalled(rooms: Rooms, name: string): Room {
  const room = rooms.find(name)
  if (room === null) throw new TwirpError('not_found', 'requested room does not exist')
  return room
}

function participantCalled(room: Room, identity: string): Participant {
  const participant = room.participants.get(identity)
  if (participant === undefined) throw new TwirpError('not_found', 'participant does not exist')
  return participant
}
