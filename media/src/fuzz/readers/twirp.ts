import {
  CreateRoomRequest,
  DeleteRoomRequest,
  JoinRequest,
  ListParticipantsRequest,
  ListRoomsRequest,
  MuteRoomTrackRequest,
  RoomParticipantIdentity,
  SendDataRequest,
  type SignalResponse,
  UpdateParticipantRequest,
  UpdateRoomMetadataRequest,
  UpdateSubscriptionsRequest,
} from '@livekit/protocol'
import { enter } from '../../session.ts'
import { roomService } from '../../wire/room-service.ts'
import { TwirpError } from '../../wire/twirp.ts'
import type { Choose } from '../choose.ts'
import { damaged } from '../damage.ts'
import { openHouse, verifiedAs } from '../house.ts'
import { anyMessage, type MessageType } from '../messages.ts'
import { createRenewed, type Reader, type Verdict } from '../reader.ts'

/** Calls of a backend that may do everything, to a room with somebody in it. */
export async function twirp(): Promise<Reader> {
  const house = await openHouse()
  const stages = createRenewed(
    () => {},
    () => {
      for (const room of house.rooms.all()) house.rooms.end(room, 0)
    },
  )
  const link = {
    send: (response: SignalResponse) => response.toBinary(),
    heardAt: Date.now,
    close: () => {},
  }
  const come = () => {
    if (house.rooms.find('the room')?.participants.has('somebody')) return
    const verified = verifiedAs('somebody', 'the room')
    enter(house, { verified, request: new JoinRequest(), path: 'one', link })
  }
  return {
    make: makeCall,
    async read(input) {
      stages.next()
      come()
      const [method = 0, form = 0] = input
      const name = Object.keys(METHODS)[method % Object.keys(METHODS).length] ?? ''
      const call = roomService(house, GRANT, name)
      if (call === null) throw new Error(`there is no ${name}`)
      // Tokens are made a moment later.
      await new Promise((resolve) => setImmediate(resolve))
      return refusedWhenSaid(() => {
        const answer = call.answer(input.subarray(2), form % 2 === 1)
        answer.toBinary()
        answer.toJsonString({ useProtoFieldName: true, emitDefaultValues: true })
      })
    },
  }
}

function refusedWhenSaid(work: () => void): Verdict {
  try {
    work()
    return 'taken'
  } catch (failure) {
    if (failure instanceof TwirpError) return 'refused'
    throw failure
  }
}

const GRANT = { roomCreate: true, roomList: true, roomAdmin: true, room: 'the room' }

const METHODS: Record<string, MessageType<Written>> = {
  CreateRoom: CreateRoomRequest,
  ListRooms: ListRoomsRequest,
  DeleteRoom: DeleteRoomRequest,
  ListParticipants: ListParticipantsRequest,
  GetParticipant: RoomParticipantIdentity,
  RemoveParticipant: RoomParticipantIdentity,
  MutePublishedTrack: MuteRoomTrackRequest,
  UpdateParticipant: UpdateParticipantRequest,
  UpdateRoomMetadata: UpdateRoomMetadataRequest,
  SendData: SendDataRequest,
  UpdateSubscriptions: UpdateSubscriptionsRequest,
}

type Written = { toBinary: () => Uint8Array; toJsonString: () => string }

const WORDS = ['the room', 'the room', 'somebody', 'somebody', 'another', '{"is":"json"}']

/** The first byte says which call, the second in which form; then comes the body. */
function makeCall(choose: Choose): Buffer {
  const method = choose(Object.keys(METHODS).length)
  const type = Object.values(METHODS)[method] ?? CreateRoomRequest
  const message = anyMessage(type, choose, WORDS)
  const form = choose(2)
  const body = form === 0 ? Buffer.from(message.toBinary()) : writeJson(message)
  const head = Buffer.of(method, form)
  return Buffer.concat([head, choose(2) === 0 ? body : damaged([body], choose)])
}

function writeJson(message: Written): Buffer {
  try {
    return Buffer.from(message.toJsonString())
  } catch {
    // A number that JSON has no words for.
    return Buffer.from('{"name": 1e999, "metadata": "\\ud800"}')
  }
}
