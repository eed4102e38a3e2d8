import { AccessToken, TrackSource } from 'livekit-server-sdk'

type Guest = { room: string; userId: string; name: string }

/** How long it may take from the click to being in the room; being in it has no such limit. */
const JOIN_WITHIN = '10m'

/** Whom everybody in the room, and the media server, knows the learner as. */
export const learnerIdentity = (userId: string): string => `learner-${userId}`

/** One room, one identity, a microphone and data: nothing else is possible with it. */
export async function createRoomToken(
  { apiKey, apiSecret }: { apiKey: string; apiSecret: string },
  { room, userId, name }: Guest,
): Promise<string> {
  const token = new AccessToken(apiKey, apiSecret, {
    identity: learnerIdentity(userId),
    name,
    ttl: JOIN_WITHIN,
  })
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
