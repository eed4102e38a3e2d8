import { initializeLogger } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { expect, it } from 'vitest'
import { Speaker } from './speaker.ts'

initializeLogger({ pretty: false, level: 'silent' })

const RATE = 24_000

it('is closed in the midst of a line without a word of complaint, and has said where it was', async () => {
  const speaker = new Speaker({ persona: () => {}, personaStops: () => {} })
  const begins = new Promise((resolve) => speaker.once('playbackStarted', resolve))
  await speaker.captureFrame(new AudioFrame(new Int16Array(2 * RATE), RATE, 1, 2 * RATE))
  speaker.flush()
  await begins
  const heard = speaker.waitForPlayout()
  // What nobody catches fails the run.
  await speaker.close()
  expect(await heard).toMatchObject({ interrupted: true })
  expect(speaker.played.ms).toBeLessThan(2_000)
})
