import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MeasuredSound, measureSound } from '../testing/measure-sound.ts'
import { createFlitePool } from './pool.ts'
import { pleasantSound, SAMPLE_RATE } from './sound.ts'
import { VOICES, type Voice } from './voices.ts'

const SENTENCES = [
  'Yes.',
  'How are you today?',
  'Honestly, our hiring process takes far too long, and everybody knows it.',
]

const pool = createFlitePool()
afterAll(() => pool.close())

const [someVoice] = VOICES as [Voice, ...Voice[]]

it('makes no sound of a file that holds none', () => {
  expect(pleasantSound(new Uint8Array(0), someVoice)).toHaveLength(0)
  expect(pleasantSound(new Uint8Array(44), someVoice)).toHaveLength(0)
  expect(pleasantSound(new Uint8Array(9000), someVoice)).toHaveLength(0)
})

describe.each(VOICES)('the voice of $id', (voice) => {
  const heard: MeasuredSound[] = []
  beforeAll(async () => {
    for (const text of SENTENCES) {
      const sound = await pool.run({ type: 'sound', text, voice })
      heard.push(measureSound(sound, SAMPLE_RATE))
    }
  })

  it('begins at once, and ends with a short silence', () => {
    expect(heard.filter(({ leadMs }) => leadMs > 20)).toEqual([])
    expect(heard.filter(({ trailMs }) => trailMs < 80 || trailMs > 140)).toEqual([])
  })

  it('is as loud as people are in a call, and is never cut', () => {
    expect(heard.filter(({ levelDbfs }) => levelDbfs < -20 || levelDbfs > -16)).toEqual([])
    expect(heard.filter(({ peakDbfs }) => peakDbfs > -0.4)).toEqual([])
  })
})

it('gives each voice a pitch of its own, or another speaker', async () => {
  const pitches = await Promise.all(
    VOICES.map(async (voice) => {
      const text = 'Well, we never really know how many more we will need in May.'
      const sound = await pool.run({ type: 'sound', text, voice })
      return { ...voice, pitchHz: measureSound(sound, SAMPLE_RATE).pitchHz }
    }),
  )
  const bySpeaker = Map.groupBy(pitches, ({ recorded }) => recorded)
  for (const variants of bySpeaker.values()) {
    const sorted = variants.map(({ pitchHz }) => pitchHz).sort((a, b) => a - b)
    const steps = sorted.slice(1).map((pitch, at) => pitch / (sorted[at] ?? 1))
    // One and a half semitones: nobody takes them for the same person.
    expect(steps.filter((step) => step < 1.09)).toEqual([])
  }
  expect(Math.min(...pitches.map(({ pitchHz }) => pitchHz))).toBeLessThan(115)
  expect(Math.max(...pitches.map(({ pitchHz }) => pitchHz))).toBeGreaterThan(150)
})
