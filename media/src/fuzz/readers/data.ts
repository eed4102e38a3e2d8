import { DataPacket, JoinRequest } from '@livekit/protocol'
import { takeData } from '../../room/data.ts'
import { Participant } from '../../room/participant.ts'
import { Room } from '../../room/room.ts'
import { type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { verifiedAs } from '../house.ts'
import { anyMessage } from '../messages.ts'
import { createRenewed, type Reader } from '../reader.ts'

/** Messages of somebody in a room with two others, one of them an agent: what is passed on can be read. */
export function data(): Reader {
  const rooms = createRenewed(setStage, () => {})
  return {
    make: (choose) => makePacket(choose),
    read(input) {
      const { room, speaker, agent, passed } = rooms.next()
      passed.length = 0
      for (const participant of [speaker, agent])
        for (const isReliable of [true, false])
          takeData(room, participant, { data: input, isReliable })
      for (const bytes of passed) {
        const { participantSid } = DataPacket.fromBinary(bytes)
        if (![speaker.sid, agent.sid].includes(participantSid))
          throw new Error('it was passed on under another name')
      }
      return passed.length === 0 ? 'refused' : 'taken'
    },
  }
}

function setStage() {
  const passed: Buffer[] = []
  const ignore = () => {}
  const nobody = {
    onJoined: ignore,
    onLeft: ignore,
    onAborted: ignore,
    onPublished: ignore,
    onUnpublished: ignore,
  }
  const settings = {
    name: 'the room',
    metadata: '',
    emptyTimeout: 0,
    departureTimeout: 0,
    maxParticipants: 0,
    agents: [],
  }
  const room = new Room(settings, nobody)
  const come = (identity: string, kind: string) => {
    const verified = verifiedAs(identity, 'the room')
    verified.claims.kind = kind
    const link = { send: ignore, heardAt: Date.now, close: ignore }
    const participant = new Participant({ verified, join: new JoinRequest(), link })
    participant.peers = { ...DEAF, sendData: (bytes) => passed.push(bytes) }
    room.enter(participant)
    room.activate(participant)
    return participant
  }
  const [speaker, agent] = [come('speaker', 'standard'), come('agent', 'agent')]
  come('listener', 'standard')
  return { room, speaker, agent, passed }
}

/** As much of a connection as messages need. */
const DEAF: NonNullable<Participant['peers']> = {
  takeOffer: () => {},
  takeAnswer: () => {},
  hear: () => {
    throw new Error('nobody speaks')
  },
  unhear: () => {},
  sendData: () => {},
  start: () => {},
  resume: () => {},
  heardAt: Date.now,
  report: () => {},
  loss: () => 0,
  close: () => {},
}

const WORDS = ['speaker', 'agent', 'listener', 'lk.chat', 'topic', 'a', '{"is":"json"}']

function makePacket(choose: Choose): Buffer {
  const packets = Array.from({ length: 1 + choose(2) }, () =>
    Buffer.from(anyMessage(DataPacket, choose, WORDS).toBinary()),
  )
  return choose(2) === 0 ? oneOf(choose, packets) : damaged(packets, choose)
}
