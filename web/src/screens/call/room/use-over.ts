import type { CallOver } from '@colloquy/contract/room'
import { type Participant, type Room, RoomEvent } from 'livekit-client'
import { useEffect, useMemo, useState } from 'react'
import { readFacts } from './agent-facts.ts'

type Over = { shown: CallOver | null; latest: () => CallOver | null }

/** Why the conversation is over, once an agent has said so; it stays known when the agent has gone. */
export function useOver(room: Room): Over {
  const [held] = useState<{ over: CallOver | null }>({ over: null })
  const [shown, setShown] = useState<CallOver | null>(null)
  useEffect(() => {
    const look = (_changed: unknown, { attributes, isAgent }: Participant) => {
      const { over } = readFacts(isAgent ? attributes : {})
      if (over === null) return
      held.over = over
      setShown(over)
    }
    room.on(RoomEvent.ParticipantAttributesChanged, look)
    return () => void room.off(RoomEvent.ParticipantAttributesChanged, look)
  }, [room, held])
  // The room holds on to it: it may not be another one each time.
  const latest = useMemo(() => () => held.over, [held])
  return useMemo(() => ({ shown, latest }), [shown, latest])
}
