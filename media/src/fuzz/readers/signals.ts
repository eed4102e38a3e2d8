import { JoinRequest, SignalRequest, type SignalResponse } from '@livekit/protocol'
import { type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { openHouse, verifiedAs } from '../house.ts'
import { anyMessage } from '../messages.ts'
import { LISTENING_OFFER, OFFER } from '../offers.ts'
import { createRenewed, type Reader } from '../reader.ts'
import { enter, type House, type Path, readRequest, type Session } from '../../session.ts'

/** Frames of the WebSocket, binary and JSON, as far as to what is asked. */
export const frames = (): Reader => ({
  make: (choose) => makeFrame(choose, WORDS),
  read: (input) => (readRequest(input) === null ? 'refused' : 'taken'),
})

/** The same with all that follows, in a room with somebody else in it, who must be told what can be told. */
export async function signals(): Promise<Reader> {
  const house = await openHouse()
  const stages = createRenewed(
    () => setStage(house),
    (stage) => stage.end(),
  )
  let words = WORDS
  return {
    make: (choose) => makeFrame(choose, words),
    async read(input) {
      const stage = stages.next()
      const isThere = stage.take(input)
      words = [...WORDS, ...stage.sids()]
      // Offers and tokens are made a moment later.
      await new Promise((resolve) => setImmediate(resolve))
      return isThere ? 'taken' : 'refused'
    },
  }
}

const WORDS = [
  'audio',
  'track',
  'stream',
  'a',
  'offer',
  'answer',
  'bystander',
  OFFER,
  LISTENING_OFFER,
]

/** Half of them as a client would write them, whatever stands in them; the others damaged after that. */
function makeFrame(choose: Choose, words: readonly string[]): Buffer {
  const messages = Array.from({ length: 1 + choose(2) }, () =>
    anyMessage(SignalRequest, choose, words),
  )
  const write = oneOf(choose, [writeBinary, writeBinary, writeJson])
  const [frame = Buffer.alloc(0), ...others] = messages.map(write)
  return choose(2) === 0 ? frame : damaged([frame, ...others], choose)
}

const writeBinary = (message: SignalRequest) => Buffer.from(message.toBinary())

function writeJson(message: SignalRequest): Buffer {
  try {
    return Buffer.from(message.toJsonString())
  } catch {
    // A choice that JSON has no words for.
    return writeBinary(message)
  }
}

/** One who does harm, on either path, and one who is just there. */
function setStage(house: House) {
  const come = (identity: string, path: Path): Session => {
    let isJson = false
    const link = {
      send: (response: SignalResponse) => {
        isJson = !isJson
        return isJson ? response.toJsonString() : response.toBinary()
      },
      heardAt: Date.now,
      close: () => {},
    }
    const verified = verifiedAs(identity, 'the room')
    const session = enter(house, { verified, request: new JoinRequest(), path, link })
    const room = house.rooms.find('the room')
    const participant = room?.participants.get(identity)
    if (session === null || room === null || participant === undefined)
      throw new Error('nobody may come in')
    room.activate(participant)
    return session
  }
  const isThere = (identity: string) =>
    house.rooms.find('the room')?.participants.has(identity) === true
  come('bystander', 'one')
  let entries = 0
  let intruder = come('intruder', 'one')
  return {
    take(frame: Buffer): boolean {
      if (!isThere('intruder')) intruder = come('intruder', ++entries % 2 === 0 ? 'one' : 'two')
      intruder.take(frame)
      if (!isThere('bystander')) throw new Error('somebody else was put out')
      return isThere('intruder')
    },
    sids: () =>
      [...(house.rooms.find('the room')?.participants.values() ?? [])].flatMap(
        ({ sid, publications }) => [sid, ...publications.keys()],
      ),
    end() {
      const room = house.rooms.find('the room')
      if (room !== null) house.rooms.end(room, 0)
    },
  }
}
