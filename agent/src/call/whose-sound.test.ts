import { describe, expect, it } from 'vitest'
import { createSounds } from './whose-sound.ts'

describe('words that come', () => {
  const since = (...starts: number[]) => {
    const sounds = createSounds()
    for (const at of starts) sounds.began(at)
    return sounds
  }

  it('sooner than a word can be said are of the sound before', () => {
    expect(since(1_000, 3_000).ofWords(3_257, 0)).toBe(1_000)
  })

  it('later than that are of the last', () => {
    expect(since(1_000, 3_000).ofWords(3_600, 0)).toBe(3_000)
  })

  it('of a recogniser that is behind may be of the sound before for as much longer', () => {
    expect(since(1_000, 3_000).ofWords(3_600, 500)).toBe(1_000)
  })

  it('are of the first where there was none before', () => {
    expect(since(3_000).ofWords(3_257, 0)).toBe(3_000)
  })
})
