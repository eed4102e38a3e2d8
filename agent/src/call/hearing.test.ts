import { initializeLogger } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { beforeAll, expect, it } from 'vitest'
import { atRate } from '../speech/flite/filters.ts'
import { say } from '../speech/testing-voices/voices.ts'
import { createHearing } from './hearing.ts'

const SAMPLE_RATE = 16_000
const FRAME_SAMPLES = SAMPLE_RATE / 50

beforeAll(() => initializeLogger({ pretty: false, level: 'silent' }))

/** A second of speech, as it comes from a microphone. */
async function speech(): Promise<AudioFrame[]> {
  const { samples, rate } = await say('How many drivers do you have in the north?', 'cedar')
  const sound = Int16Array.from(
    atRate(Float32Array.from(samples), { from: rate, to: SAMPLE_RATE }).subarray(0, SAMPLE_RATE),
  )
  return Array.from(
    { length: Math.floor(sound.length / FRAME_SAMPLES) },
    (_, n) =>
      new AudioFrame(
        sound.slice(n * FRAME_SAMPLES, (n + 1) * FRAME_SAMPLES),
        SAMPLE_RATE,
        1,
        FRAME_SAMPLES,
      ),
  )
}

/** Tells each thing once it is heard, in order. */
function hears() {
  const heard: ('began' | 'ended')[] = []
  const began = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const nothing = () => {}
  const hearing = createHearing({
    recogniser: null,
    on: {
      ...{ heard: nothing, perhapsHeard: nothing, failed: nothing },
      speechBegan() {
        heard.push('began')
        began.resolve()
      },
      speechEnded() {
        heard.push('ended')
        ended.resolve()
      },
    },
  })
  return { hearing, heard, began: began.promise, ended: ended.promise }
}

it('somebody whose microphone goes away in the middle of a word has stopped speaking', async () => {
  const { hearing, began, ended } = hears()
  for (const frame of await speech()) hearing.push(frame)
  await began
  hearing.breakOff()
  await expect(ended).resolves.toBeUndefined()
  await hearing.close()
})

it('and is heard again when they are back, however much of it was still on its way', async () => {
  const { hearing, heard, began, ended } = hears()
  const frames = await speech()
  for (const frame of frames) hearing.push(frame)
  await began
  // A busy machine is behind with what it was given.
  for (let times = 0; times < 5; times += 1) for (const frame of frames) hearing.push(frame)
  hearing.breakOff()
  await ended
  for (const frame of frames) hearing.push(frame)
  for (const { data } of frames)
    hearing.push(new AudioFrame(new Int16Array(data.length), SAMPLE_RATE, 1, data.length))
  await expect.poll(() => heard.slice(2, 4), { timeout: 10_000 }).toEqual(['began', 'ended'])
  await hearing.close()
})
