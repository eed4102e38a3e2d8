import { LEARNER_TOPIC, type LearnerSays } from '@colloquy/contract/room'
import type { Room } from 'livekit-client'
import { useCallback, useEffect } from 'react'
import { logFailure } from '../../../data/log.ts'
import type { Agent } from './use-agent.ts'
import type { Connection } from './hold-call.ts'

export type Wishes = Extract<LearnerSays, { type: 'wishes' }>

/** Says something to the agent alone, beside sound and chat. */
export function useLearnerSays(room: Room): (says: LearnerSays) => void {
  return useCallback(
    (says) => {
      const data = new TextEncoder().encode(JSON.stringify(says))
      room.localParticipant
        .publishData(data, { reliable: true, topic: LEARNER_TOPIC })
        .catch((failure: unknown) => logFailure('Telling the agent', failure))
    },
    [room],
  )
}

type Told = {
  agent: Agent | null
  connection: Connection
  wishes: Wishes
  say: (says: LearnerSays) => void
}

/** Tells them on joining, on each change, and again to each agent that comes. */
export function useToldWishes({ agent, connection, wishes, say }: Told): void {
  const told = JSON.stringify(wishes)
  const agentSid = agent?.sid
  useEffect(() => {
    if (agentSid === undefined || connection !== 'steady') return
    say(JSON.parse(told) as Wishes)
  }, [told, agentSid, connection, say])
}
