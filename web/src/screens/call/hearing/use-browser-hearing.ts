import type { LearnerSays } from '@colloquy/contract/room'
import { ParticipantEvent, type Room } from 'livekit-client'
import { useEffect, useMemo, useState } from 'react'
import { browserRecognition, createBrowserHearing, type HearingState } from './browser-hearing.ts'

type Options = {
  room: Room
  isWanted: boolean
  /** Whether the microphone is. */
  isOn: boolean
  say: (says: LearnerSays) => void
}

/** The browser's own recognition at work, where one has chosen it. */
export function useBrowserHearing({ room, isWanted, isOn, say }: Options): HearingState | 'off' {
  const [known, setKnown] = useState<{ of: object; state: HearingState } | null>(null)
  const hearing = useMemo(() => {
    const make = isWanted ? browserRecognition() : null
    if (make === null) return null
    const of = {}
    const made = createBrowserHearing({
      make,
      onState: (state) => setKnown({ of, state }),
      onRecognised: (recognised) => say({ type: 'recognised', ...recognised }),
    })
    return { of, made }
  }, [isWanted, say])

  useEffect(() => {
    if (hearing === null) return
    const spoke = (isSpeaking: boolean) => isSpeaking && hearing.made.spoke()
    room.localParticipant.on(ParticipantEvent.IsSpeakingChanged, spoke)
    return () => {
      room.localParticipant.off(ParticipantEvent.IsSpeakingChanged, spoke)
      hearing.made.stop()
    }
  }, [room, hearing])
  useEffect(() => hearing?.made.listen(isOn), [hearing, isOn])

  if (!isWanted) return 'off'
  if (hearing === null) return 'failed'
  return known?.of === hearing.of ? known.state : 'trying'
}
