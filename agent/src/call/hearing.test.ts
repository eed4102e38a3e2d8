import { initializeLogger } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { beforeAll, expect, it } from 'vitest'
import { atRate } from '../speech/flite/filters.ts'
import { say } from '../speech/testing-voices/voices.ts'
import { createHearing } from './hearing.ts'

const SAMPLE_RATE = 16_000
const FRAME_SAMPLES = SAMPLE_RATE / 50

beforeAll(() => initializeLogger({ pretty: false, level: 'silent' }))

it('somebody whose microphone goes away in the middle of a word has stopped speaking', async () => {
  const began = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const nothing = () => {}
  const on = { heard: nothing, perhapsHeard: nothing, failed: nothing }
  const hearing = createHearing({
    recogniser: null,
    on: { ...on, speechBegan: () => began.resolve(), speechEnded: () => ended.resolve() },
  })
  const { samples, rate } = await say('How many drivers do you have in the north?', 'cedar')
  const sound = Int16Array.from(
    atRate(Float32Array.from(samples), { from: rate, to: SAMPLE_RATE }).subarray(0, SAMPLE_RATE),
  )
  for (let at = 0; at + FRAME_SAMPLES <= sound.length; at += FRAME_SAMPLES)
    hearing.push(new AudioFrame(sound.slice(at, at + FRAME_SAMPLES), SAMPLE_RATE, 1, FRAME_SAMPLES))
  await began.promise
  hearing.breakOff()
  await expect(ended.promise).resolves.toBeUndefined()
  await hearing.close()
})
