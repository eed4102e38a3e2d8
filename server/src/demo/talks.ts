import type { DemoTalk } from './content.ts'
import { cutShortPitch } from './talks/cut-short-pitch.ts'
import { deadCardMachine } from './talks/dead-card-machine.ts'
import { discoveryCall } from './talks/discovery-call.ts'
import { earlierDiscoveryCalls } from './talks/earlier-discovery-calls.ts'
import { hardFeedback } from './talks/hard-feedback.ts'
import { supervisorInterview } from './talks/supervisor-interview.ts'

/** From the oldest to the newest. */
export const demoTalks: DemoTalk[] = [
  ...earlierDiscoveryCalls,
  deadCardMachine,
  cutShortPitch,
  supervisorInterview,
  hardFeedback,
  discoveryCall,
]
