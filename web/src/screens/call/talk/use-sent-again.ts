import { SENT_AGAIN } from '@colloquy/contract/room'
import type { Room } from 'livekit-client'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { TalkEntry } from './talk.ts'
import { CHAT } from './use-talk.ts'

/** Whoever takes over has come by then, also when everything had to be started again. */
const PERHAPS_LOST_MS = 20_000

type Given = { room: Room; entries: readonly TalkEntry[]; agentSid: string | undefined }

/**
 * What one typed as an agent fell silent may have got to nobody: whoever takes over is told it again, and knows what
 * stands in the talk. `agentSid` is that of one who listens.
 */
export function useSentAgain({ room, entries, agentSid }: Given): void {
  const before = useRef<string>(undefined)
  const sendAgain = useEffectEvent(() => {
    for (const { voice, kind, text, atMs } of entries) {
      const agoMs = Date.now() - atMs
      if (voice === 'learner' && kind === 'typed' && agoMs < PERHAPS_LOST_MS)
        void room.localParticipant
          .sendText(text, { topic: CHAT, attributes: { [SENT_AGAIN]: `${agoMs}` } })
          // Who is out of the room again tells it to the next.
          .catch(() => {})
    }
  })
  useEffect(() => {
    if (agentSid === undefined) return
    if (before.current !== undefined && before.current !== agentSid) sendAgain()
    before.current = agentSid
  }, [agentSid])
}
