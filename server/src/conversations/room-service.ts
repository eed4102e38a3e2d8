import {
  type ParticipantInfo,
  ParticipantInfo_State,
  RoomServiceClient,
  TwirpError,
} from 'livekit-server-sdk'
import { Unavailable } from '../errors.ts'
import type { ServerSettings } from '../settings.ts'

/** What the media server says of a room when it is asked. */
export type RoomService = {
  /** Those whose media is connected. */
  whoIsIn: (room: string) => Promise<ParticipantInfo[]>
  /** Of the room that has this name now: it may be another one than before. */
  sidOf: (room: string) => Promise<string | null>
  /** Whoever is in it is put out. It may be closed already. */
  close: (room: string) => Promise<void>
}

/** Whoever told us something waits about 5 s for an answer. */
const PATIENCE_SECONDS = 3

export function createRoomService({
  apiKey,
  apiSecret,
  ...media
}: ServerSettings['media']): RoomService {
  const client = new RoomServiceClient(originOf(media), apiKey, apiSecret, {
    requestTimeout: PATIENCE_SECONDS,
    failover: false,
  })
  return {
    whoIsIn: async (room) => {
      const people = await client.listParticipants(room).catch(giveUp)
      return people.filter(({ state }) => state === ParticipantInfo_State.ACTIVE)
    },
    sidOf: async (room) => {
      const [found] = await client.listRooms([room]).catch(giveUp)
      return found?.sid ?? null
    },
    close: async (room) => {
      await client.deleteRoom(room).catch((failure: unknown) => {
        if (!(failure instanceof TwirpError && failure.status === 404)) giveUp(failure)
      })
    },
  }
}

/** Our own is asked directly: what browsers reach of it has no such calls. */
const originOf = ({ url, embedded }: Pick<ServerSettings['media'], 'url' | 'embedded'>): string =>
  embedded === null ? url.replace(/^ws/, 'http') : `http://127.0.0.1:${embedded.port}`

function giveUp(cause: unknown): never {
  throw new Unavailable('The media server does not answer', { cause })
}
