import { describe, expect, it } from 'vitest'
import { createGivenSound } from './given-sound.ts'

/** 20 ms. */
const FRAME = { samplesPerChannel: 320 }

const given = (frames: number) => {
  const sound = createGivenSound()
  for (let n = 0; n < frames; n += 1) sound.pushed(FRAME)
  return sound
}

const see = (sound: ReturnType<typeof createGivenSound>, windows: number) => {
  for (let n = 0; n < windows; n += 1) sound.seen()
}

describe('what a detector says late', () => {
  it('counts, while the sound goes on', () => {
    const sound = given(16)
    see(sound, 1)
    expect(sound.isGone()).toBe(false)
  })

  it('is of what is gone, up to the last window that was given before', () => {
    // 5,120 samples: ten windows.
    const sound = given(16)
    see(sound, 4)
    sound.breaksOff()
    for (let window = 5; window <= 10; window += 1) {
      sound.seen()
      expect(sound.isGone(), `window ${window}`).toBe(true)
    }
    sound.seen()
    expect(sound.isGone()).toBe(false)
  })

  it('is not waited for when there was not enough to be looked at', () => {
    const sound = given(1)
    sound.breaksOff()
    sound.seen()
    expect(sound.isGone()).toBe(false)
  })
})
