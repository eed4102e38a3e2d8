import { eq } from 'drizzle-orm'
import type { ParticipantInfo } from 'livekit-server-sdk'
import type { Db } from '../db/connect.ts'
import { conversations } from '../db/tables/practising.ts'
import type { RoomNews } from '../http/webhooks.ts'
import { advance } from './advance.ts'
import { endConversation } from './ending.ts'
import type { RoomService } from './room-service.ts'
import { learnerIdentity } from './room-token.ts'

/**
 * The life of a room makes the life of its conversation. News may come late, twice or in another order, so it
 * only says when to look: what is true is asked of the media server.
 */
export async function followRoom(
  { db, rooms }: { db: Db; rooms: RoomService },
  { event, room }: RoomNews,
): Promise<void> {
  const [conversation] = await db
    .select({ state: conversations.state, userId: conversations.userId })
    .from(conversations)
    .where(eq(conversations.id, room.name))
  if (conversation === undefined) return
  switch (event) {
    case 'participant_joined':
      if (conversation.state !== 'requested') return
      if (areBothIn(await rooms.whoIsIn(room.name), conversation))
        await advance(db, room.name, { type: 'both-joined' })
      return
    case 'room_finished': {
      if (conversation.state !== 'live') return
      const sidNow = await rooms.sidOf(room.name)
      // LiveKit's tells that a room is over shortly before it forgets it. Nobody was in it for longer than anybody
      // may be away: an agent that is lost alone leaves its learner there.
      if (sidNow === null || sidNow === room.sid) await endConversation(db, room.name)
      return
    }
  }
}

const areBothIn = (people: ParticipantInfo[], { userId }: { userId: string }): boolean =>
  people.some(({ identity }) => identity === learnerIdentity(userId)) &&
  people.some(({ kind }) => kind === AGENT)

/** Of LiveKit's protocol. A token says it, so nobody takes it for themselves. */
const AGENT: ParticipantInfo['kind'] = 4
