import type { CallToTake } from '@colloquy/contract/desk'
import type { Room } from '@livekit/rtc-node'
import { createRecorder, type Recorder, type Recordings } from '../recording/recorder.ts'
import { SAMPLE_RATE } from '../recording/timeline.ts'
import { followMicrophone } from './microphone.ts'
import type { Record } from './record.ts'
import type { Status } from './status.ts'

type Given = {
  call: CallToTake
  room: Room
  record: Record
  status: Status
  /** Null where nothing can be kept. */
  recordings: Recordings | null
  /** Whether the learner speaks to the persona: what they say beside that is nobody's. */
  isMeant: () => boolean
}

/** The sound of a call is kept where its organization wants it, and while its learner agrees. */
export function recordCall({ call, room, record, status, recordings, isMeant }: Given): Recorder {
  if (recordings === null || !call.records) return NOBODY
  let microphone: { close: () => void } | null = null
  const recorder = createRecorder({
    ...recordings,
    call,
    talkMs: () => record.talkMs(Date.now()),
    show: (recording) => status.show({ recording }),
    onOpen(isOpen) {
      microphone?.close()
      microphone = null
      if (!isOpen) return
      microphone = followMicrophone({
        room,
        learnerIdentity: call.learnerIdentity,
        sampleRate: SAMPLE_RATE,
        onSound: ({ data }) => {
          if (isMeant()) recorder.learner(data)
        },
      })
    },
  })
  return recorder
}

const NOBODY: Recorder = {
  wish: () => {},
  settled: async () => {},
  learner: () => {},
  persona: () => {},
  personaStops: () => {},
  close: async () => {},
}
