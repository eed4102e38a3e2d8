import { AccessToken, RoomConfiguration, TrackSource } from 'livekit-server-sdk'
import type { MediaKeys } from '../config.ts'

type Guest = { room: string; userId: string; name: string }

/** How long it may take from the click to being in the room; being in it has no such limit. */
const JOIN_WITHIN = '10m'

/** It joins at once, and again whenever its connection breaks. */
const AGENT_MAY_JOIN_FOR = '1h'

/**
 * A room that nobody is in any more is there for so long: whoever reloads the page is away for up to a
 * minute, and when its agent is lost in that minute the conversation goes on all the same.
 */
const EMPTY_ROOM_SECONDS = 75

/** Whom everybody in the room, and the media server, knows the learner as. */
export const learnerIdentity = (userId: string): string => `learner-${userId}`

/** One room, one identity, a microphone and data: nothing else is possible with it. */
export async function createRoomToken(
  keys: MediaKeys,
  { room, userId, name }: Guest,
): Promise<string> {
  const identity = learnerIdentity(userId)
  const token = aToken(keys, { identity, name, ttl: JOIN_WITHIN })
  token.addGrant({
    room,
    roomJoin: true,
    canPublish: true,
    canPublishSources: [TrackSource.MICROPHONE],
    canPublishData: true,
    canSubscribe: true,
    canUpdateOwnMetadata: false,
  })
  return token.toJwt()
}

/** The same identity each time: the next agent puts out what is left of the one before. */
export async function createAgentToken(
  keys: MediaKeys,
  { room, name }: Pick<Guest, 'room' | 'name'>,
): Promise<string> {
  const token = aToken(keys, { identity: `agent-${room}`, name, ttl: AGENT_MAY_JOIN_FOR })
  token.kind = 'agent'
  token.addGrant({
    room,
    roomJoin: true,
    agent: true,
    canPublish: true,
    canPublishData: true,
    canSubscribe: true,
    // What it is doing is told as an attribute of its own.
    canUpdateOwnMetadata: true,
  })
  return token.toJwt()
}

function aToken(
  { apiKey, apiSecret }: MediaKeys,
  whose: { identity: string; name: string; ttl: string },
): AccessToken {
  const token = new AccessToken(apiKey, apiSecret, whose)
  // Whoever comes first makes the room.
  token.roomConfig = new RoomConfiguration({ departureTimeout: EMPTY_ROOM_SECONDS })
  return token
}
