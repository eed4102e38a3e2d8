import { AudioFrame, AudioSource } from '@livekit/rtc-node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atRate } from '../speech/flite/filters.ts'
import { oneAfterTheOther, pause, say } from '../speech/testing-voices/voices.ts'
import { type Echo, openEcho } from './echo.ts'

const MICROPHONE_RATE = 16_000
const SPEAKER_RATE = 24_000
const PIECE = { microphone: MICROPHONE_RATE / 100, speaker: SPEAKER_RATE / 100 }
/** 20 dB. */
const ECHO_GAIN = 0.1
/** It has to hear a moment of it before it knows it. */
const LEARNS_WITHIN = 1.5

let echo: Echo
let source: AudioSource
beforeEach(() => {
  // The sound library comes with it.
  source = new AudioSource(SPEAKER_RATE, 1)
  echo = openEcho()
})
afterEach(async () => {
  echo.close()
  await source.close()
})

/** What the persona says, at the rates of its speaker and of a microphone. */
async function persona() {
  const lines = [
    'Nora Devlin, operations. I have about ten minutes before I am wanted on the yard.',
    'Somebody is in at four every morning with a spreadsheet and a whiteboard.',
  ]
  const [one, other] = await Promise.all(lines.map((line) => say(line, 'birch')))
  if (one === undefined || other === undefined) throw new Error('nothing was said')
  return oneAfterTheOther(one, pause(2_000), other)
}

const at = (rate: number, { samples, rate: from }: { samples: Int16Array; rate: number }) =>
  atRate(Float32Array.from(samples), { from, to: rate })

/** Plays one side and hears the other, a hundredth of a second at a time, and gives what is left of it. */
function hold(played: Float32Array, microphone: Float32Array): Int16Array {
  const left = new Int16Array(microphone.length - (microphone.length % PIECE.microphone))
  for (let n = 0; (n + 1) * PIECE.microphone <= microphone.length; n += 1) {
    const piece = played.subarray(n * PIECE.speaker, (n + 1) * PIECE.speaker)
    if (piece.some((sample) => sample !== 0)) echo.persona(Int16Array.from(piece), 0)
    const from = n * PIECE.microphone
    const data = Int16Array.from(microphone.subarray(from, from + PIECE.microphone))
    const frame = new AudioFrame(data, MICROPHONE_RATE, 1, data.length)
    echo.clean(frame)
    left.set(frame.data, from)
  }
  return left
}

function late(samples: Float32Array, ms: number): Float32Array {
  const made = new Float32Array(samples.length)
  made.set(
    samples.subarray(0, samples.length - (ms * MICROPHONE_RATE) / 1000),
    (ms * MICROPHONE_RATE) / 1000,
  )
  return made
}

const loudness = (samples: ArrayLike<number>): number =>
  Math.sqrt(Array.from(samples).reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

describe('the sound of the persona in the learner’s microphone', () => {
  it.each([80, 250, 450])('is taken out, also when it comes back after %d ms', async (ms) => {
    const said = await persona()
    const back = late(
      at(MICROPHONE_RATE, said).map((sample) => sample * ECHO_GAIN),
      ms,
    )
    const left = hold(at(SPEAKER_RATE, said), back)
    const learnt = LEARNS_WITHIN * MICROPHONE_RATE
    expect(loudness(left.subarray(learnt))).toBeLessThan(loudness(back.subarray(learnt)) / 20)
  })

  it.each([900, 1_800])('is taken out, by a loudspeaker far behind: after %d ms', async (ms) => {
    const said = await persona()
    const back = late(
      at(MICROPHONE_RATE, said).map((sample) => sample * ECHO_GAIN),
      ms,
    )
    const left = hold(at(SPEAKER_RATE, said), back)
    const learnt = (LEARNS_WITHIN + ms / 1_000) * MICROPHONE_RATE
    expect(loudness(left.subarray(learnt))).toBeLessThan(loudness(back.subarray(learnt)) / 10)
    expect(echo.comesBack()).toBe(true)
  })

  it('is taken out from its first moment on after a silence in which nothing was played', async () => {
    const line = await say('Somebody is in at four every morning with a spreadsheet.', 'birch')
    const said = oneAfterTheOther(line, pause(2_500), line)
    const back = late(
      at(MICROPHONE_RATE, said).map((sample) => sample * ECHO_GAIN),
      250,
    )
    const left = hold(at(SPEAKER_RATE, said), back)
    const again = Math.round((line.samples.length / line.rate + 2.5) * MICROPHONE_RATE)
    expect(loudness(left.subarray(again))).toBeLessThan(loudness(back.subarray(again)) / 10)
  })

  it('is not known to be its own or not before a second and a half', async () => {
    const loud = at(SPEAKER_RATE, await persona())
    const words = at(MICROPHONE_RATE, await say('Wait, how many drivers do you have?', 'cedar'))
    hold(loud.subarray(0, SPEAKER_RATE), words.subarray(0, MICROPHONE_RATE))
    expect(echo.isKnown()).toBe(false)
    hold(loud.subarray(SPEAKER_RATE), words.subarray(MICROPHONE_RATE))
    expect(echo.isKnown()).toBe(true)
    expect(echo.wasOwn(500)).toBe(false)
  })

  it('is known as its own, and the learner’s words are not', async () => {
    const said = await persona()
    const back = late(
      at(MICROPHONE_RATE, said).map((sample) => sample * ECHO_GAIN),
      250,
    )
    hold(at(SPEAKER_RATE, said), back)
    expect(echo.wasOwn(1_500)).toBe(true)
    const words = at(MICROPHONE_RATE, await say('Wait, how many drivers do you have?', 'cedar'))
    hold(at(SPEAKER_RATE, said), words)
    expect(echo.wasOwn((words.length / MICROPHONE_RATE) * 1_000)).toBe(false)
  })

  it('is taken out although nobody listened when it began', async () => {
    const said = await say('Somebody is in at four every morning with a spreadsheet.', 'birch')
    const early = at(SPEAKER_RATE, said).subarray(0, SPEAKER_RATE)
    for (let from = 0; from < early.length; from += PIECE.speaker)
      echo.persona(Int16Array.from(early.subarray(from, from + PIECE.speaker)), 0)
    const back = late(
      at(MICROPHONE_RATE, said).map((sample) => sample * ECHO_GAIN),
      600,
    )
    const left = hold(at(SPEAKER_RATE, said), back)
    const learnt = LEARNS_WITHIN * MICROPHONE_RATE
    expect(loudness(left.subarray(learnt))).toBeLessThan(loudness(back.subarray(learnt)) / 10)
  })

  it('is taken out soon when a loudspeaker is switched on in the middle of a talk', async () => {
    const said = await persona()
    const played = at(SPEAKER_RATE, said)
    const microphone = at(MICROPHONE_RATE, said)
    hold(played, new Float32Array(microphone.length))
    const back = late(
      microphone.map((sample) => sample * ECHO_GAIN),
      250,
    )
    const left = hold(played, back)
    const noticed = 2 * MICROPHONE_RATE
    expect(loudness(left.subarray(noticed))).toBeLessThan(loudness(back.subarray(noticed)) / 20)
  })

  it('costs nothing where it does not come back', async () => {
    const said = await persona()
    const silence = new Float32Array(at(MICROPHONE_RATE, said).length)
    hold(at(SPEAKER_RATE, said), silence)
    const library = globalThis._ffiClientInstance
    if (library === undefined) throw new Error('there is no sound library')
    const asked = vi.spyOn(library, 'request')
    hold(at(SPEAKER_RATE, said), silence)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('takes nothing of the learner with it, who speaks at the same time', async () => {
    const said = await persona()
    const back = late(
      at(MICROPHONE_RATE, said).map((sample) => sample * ECHO_GAIN),
      250,
    )
    const words = at(MICROPHONE_RATE, await say('Wait, how many drivers do you have?', 'cedar'))
    const from = back.length - 3 * MICROPHONE_RATE
    const both = back.map((sample, n) => sample + (words[n - from] ?? 0))
    const left = hold(at(SPEAKER_RATE, said), both)
    const until = from + Math.min(words.length, 3 * MICROPHONE_RATE)
    expect(loudness(left.subarray(from, until))).toBeGreaterThan(loudness(words) / 2)
  })
})

it('leaves the learner’s sound as it is while nothing is played', async () => {
  const words = at(MICROPHONE_RATE, await say('How many drivers do you have?', 'cedar'))
  const left = hold(new Float32Array(0), words)
  expect(left).toEqual(Int16Array.from(words.subarray(0, left.length)))
})
