import { describe, expect, it } from 'vitest'
import {
  SHAPE_HEIGHT,
  SHAPE_WIDTH,
  shareOfTalk,
  type Utterance,
  voiceShape,
} from './voice-shape.ts'

const said = (voice: Utterance['voice'], startMs: number, endMs: number): Utterance => ({
  voice,
  startMs,
  endMs,
})

const talk = [said('persona', 0, 4000), said('learner', 5000, 7000), said('persona', 8000, 10_000)]

const numbersIn = (path: string): number[] => [...path.matchAll(/-?\d+/g)].map(Number)

describe('the shape of a voice', () => {
  it('is the same every time', () => {
    expect(voiceShape(talk, 10_000)).toBe(voiceShape(structuredClone(talk), 10_000))
  })

  it('stays within its drawing, and within the time that was spoken', () => {
    const numbers = numbersIn(voiceShape([said('learner', 5000, 7000)], 10_000))
    const [x, y] = [numbers.filter((_, i) => i % 2 === 0), numbers.filter((_, i) => i % 2 === 1)]
    expect([Math.min(...x), Math.max(...x)]).toEqual([SHAPE_WIDTH * 0.5, SHAPE_WIDTH * 0.7])
    expect(Math.min(...y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...y)).toBe(SHAPE_HEIGHT)
  })

  it('has one hill range for each stretch of speech, and none for silence', () => {
    expect(voiceShape(talk, 10_000).match(/M/g)).toHaveLength(3)
    expect(voiceShape([], 10_000)).toBe('')
  })

  it('is no longer to send for an hour than for a minute', () => {
    const hour = voiceShape([said('learner', 0, 3_600_000)], 3_600_000)
    const minute = voiceShape([said('learner', 0, 60_000)], 60_000)
    expect(hour.length).toBeLessThanOrEqual(minute.length)
  })
})

describe('the share of the talk', () => {
  it('counts what was spoken, not the silence', () => {
    expect(shareOfTalk(talk, 'learner')).toBe(25)
    expect(shareOfTalk(talk, 'persona')).toBe(75)
  })

  it('is nothing when nobody spoke', () => {
    expect(shareOfTalk([], 'learner')).toBe(0)
  })
})
