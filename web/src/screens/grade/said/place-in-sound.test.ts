import { describe, expect, it } from 'vitest'
import { placeInSound } from './place-in-sound.ts'

describe('a moment of the talk in its recording', () => {
  const kept = {
    duration_ms: 90_000,
    parts: [
      { talk_ms: 2_000, sound_ms: 0 },
      { talk_ms: 100_000, sound_ms: 60_000 },
    ],
  }

  it.each([
    ['of the first part', 12_000, 10_000],
    ['where a part begins', 100_000, 60_000],
    ['of a later part', 110_000, 70_000],
  ])('is found: %s', (_, talkMs, soundMs) => {
    expect(placeInSound(talkMs, kept)).toBe(soundMs)
  })

  it.each([
    ['before it was begun', 1_000],
    ['between two parts', 80_000],
    ['after its end', 130_000],
  ])('is not in it: %s', (_, talkMs) => {
    expect(placeInSound(talkMs, kept)).toBeNull()
  })

  it('is nowhere where nothing was kept', () => {
    expect(placeInSound(0, { duration_ms: 0, parts: [] })).toBeNull()
  })
})
