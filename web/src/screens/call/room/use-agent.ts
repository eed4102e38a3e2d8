import { type Participant, ParticipantKind, type Room, RoomEvent } from 'livekit-client'
import { useEffect, useState } from 'react'

/** The persona's side of the room. */
export type Agent = {
  participant: Participant
  /** Another one after each time it joins. */
  sid: string
  name: string
  attributes: Readonly<Record<string, string>>
}

const EVENTS = [
  RoomEvent.Connected,
  RoomEvent.Reconnected,
  RoomEvent.Disconnected,
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.ParticipantAttributesChanged,
  RoomEvent.ParticipantNameChanged,
] as const

/** Null while there is none. */
export function useAgent(room: Room): Agent | null {
  const [agent, setAgent] = useState<Agent | null>(null)
  useEffect(() => {
    const look = () => setAgent(agentIn(room))
    look()
    for (const event of EVENTS) room.on(event, look)
    return () => {
      for (const event of EVENTS) room.off(event, look)
    }
  }, [room])
  return agent
}

function agentIn(room: Room): Agent | null {
  const agents = [...room.remoteParticipants.values()].filter(
    ({ kind }) => kind === ParticipantKind.AGENT,
  )
  // Of two, the one that came to take over.
  const participant = agents.at(-1)
  if (participant === undefined) return null
  const { sid, name = '', attributes } = participant
  return { participant, sid, name, attributes: { ...attributes } }
}
