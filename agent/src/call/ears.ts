import type { AudioFrame, Room } from '@livekit/rtc-node'
import { createHearing, type Hearing, type HearingGiven } from './hearing.ts'
import { followMicrophone } from './microphone.ts'
import { SAMPLE_RATE } from './voice-detector.ts'

type EarsGiven = HearingGiven & {
  room: Room
  learnerIdentity: string
  /** Takes out what the persona hears of itself. */
  clean: (frame: AudioFrame) => void
}

export type Ears = Pick<Hearing, 'attend' | 'behindMs' | 'close'>

/** Listens to the learner, and to nobody else. */
export function createEars({ room, learnerIdentity, clean, ...given }: EarsGiven): Ears {
  const hearing = createHearing(given)
  const microphone = followMicrophone({
    room,
    learnerIdentity,
    sampleRate: SAMPLE_RATE,
    onSound: (frame) => {
      clean(frame)
      hearing.push(frame)
    },
    onGone: hearing.breakOff,
  })
  return {
    attend: hearing.attend,
    behindMs: hearing.behindMs,
    async close() {
      microphone.close()
      await hearing.close()
    },
  }
}
