import type { LearnerSays } from '@colloquy/contract/room'
import { ParticipantEvent, type Room } from 'livekit-client'
import { useEffect, useRef, useState } from 'react'
import {
  type BrowserHearing,
  browserRecognition,
  createBrowserHearing,
  type HearingState,
} from './browser-hearing.ts'

type Options = {
  room: Room
  isWanted: boolean
  /** Whether the microphone is. */
  isOn: boolean
  say: (says: LearnerSays) => void
}

/** The browser's own recognition at work, where one has chosen it. */
export function useBrowserHearing({ room, isWanted, isOn, say }: Options): HearingState | 'off' {
  const [state, setState] = useState<HearingState | 'off'>('off')
  const hearing = useRef<BrowserHearing | null>(null)

  useEffect(() => {
    const make = isWanted ? browserRecognition() : null
    if (!isWanted) return setState('off')
    if (make === null) return setState('failed')
    const made = createBrowserHearing({
      make,
      onState: setState,
      onRecognised: (recognised) => {
        // What comes before it is trusted is heard by the server as well.
        say({ type: 'recognised', ...recognised })
      },
    })
    hearing.current = made
    setState('trying')
    const spoke = (isSpeaking: boolean) => isSpeaking && made.spoke()
    room.localParticipant.on(ParticipantEvent.IsSpeakingChanged, spoke)
    return () => {
      room.localParticipant.off(ParticipantEvent.IsSpeakingChanged, spoke)
      made.stop()
      hearing.current = null
    }
  }, [room, isWanted, say])

  // After the one above: it has just been made.
  useEffect(() => hearing.current?.listen(isOn), [isOn, isWanted])
  return state
}
