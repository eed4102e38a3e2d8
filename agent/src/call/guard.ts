import type { ByteStreamWriter, Room } from '@livekit/rtc-node'

/** On this topic the framework tells whoever is linked the instructions, the talk and every event. */
const SESSION_TOPIC = 'lk.agent.session'

/**
 * The framework offers the learner's browser a door to its session, with no way to leave it out: it answers
 * with what the persona was told, and lets turns be put in. Called before the session starts, this takes
 * both halves away: nothing is heard on that topic, and nothing is sent.
 */
export function closeSessionDoor(room: Room): void {
  const register = room.registerByteStreamHandler.bind(room)
  const unregister = room.unregisterByteStreamHandler.bind(room)
  room.registerByteStreamHandler = (topic, handler) => {
    if (topic !== SESSION_TOPIC) register(topic, handler)
  }
  room.unregisterByteStreamHandler = (topic) => {
    if (topic !== SESSION_TOPIC) unregister(topic)
  }
  const { localParticipant } = room
  if (localParticipant === undefined) throw new Error('not in the room yet')
  const streamBytes = localParticipant.streamBytes.bind(localParticipant)
  localParticipant.streamBytes = async (options) =>
    options?.topic === SESSION_TOPIC ? NOWHERE : streamBytes(options)
}

const NOWHERE = { write: async () => {}, close: async () => {} } as unknown as ByteStreamWriter
