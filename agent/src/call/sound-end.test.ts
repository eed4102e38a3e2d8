import { describe, expect, it } from 'vitest'
import { createSoundEnd } from './sound-end.ts'

const RATE = 16_000
const sound = (ms: number, loudness: number) =>
  Int16Array.from({ length: (RATE * ms) / 1_000 }, (_, at) => loudness * Math.sin(at))

describe('where a sound ended', () => {
  it('is where the detector says when it goes on as loud as before', () => {
    const end = createSoundEnd()
    end.hear(sound(1_000, 3_000), RATE)
    expect(end.quietSince(128)).toBe(128)
  })

  it('is before that when nothing was heard any more', () => {
    const end = createSoundEnd()
    end.hear(sound(512, 3_000), RATE)
    for (let n = 0; n < 7; n += 1) end.hear(sound(32, 20), RATE)
    expect(end.quietSince(128)).toBe(224)
  })

  it('is never long before that, whatever was heard', () => {
    const end = createSoundEnd()
    end.hear(sound(512, 3_000), RATE)
    for (let n = 0; n < 100; n += 1) end.hear(sound(32, 20), RATE)
    expect(end.quietSince(128)).toBeLessThan(300)
  })

  it('is told of somebody who has become quieter, too', () => {
    const end = createSoundEnd()
    end.hear(sound(512, 20_000), RATE)
    for (let n = 0; n < 150; n += 1) end.hear(sound(32, 400), RATE)
    for (let n = 0; n < 6; n += 1) end.hear(sound(32, 2), RATE)
    expect(end.quietSince(128)).toBe(192)
  })
})
