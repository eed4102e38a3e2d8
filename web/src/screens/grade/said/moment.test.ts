import { describe, expect, it } from 'vitest'
import { momentMs, textAround, type Turn } from './moment.ts'

const turn: Turn = {
  seq: 0,
  speaker: 'trainee',
  text: 'Good morning, Nora.',
  started_at_ms: 10_000,
  ended_at_ms: 29_000,
  typed: false,
  interrupted: false,
  confidence: null,
}
const nora = { turn: 0, start: 14, end: 18, quote: 'Nora' }

describe('when a moment was', () => {
  it('is as far into the turn as it stands in its text', () => {
    expect(momentMs(nora, [turn])).toBe(24_000)
  })

  it('is never before its turn or after it', () => {
    expect(momentMs({ ...nora, start: 900 }, [turn])).toBe(29_000)
    expect(momentMs(nora, [{ ...turn, ended_at_ms: 3 }])).toBe(10_000)
    expect(momentMs({ ...nora, start: 0 }, [{ ...turn, text: '' }])).toBe(10_000)
  })

  it('is not known of a turn that is not there', () => {
    expect(momentMs({ ...nora, turn: 1 }, [turn])).toBeNull()
  })
})

describe('the words that are pointed at', () => {
  it('stand between what is before and what is after', () => {
    expect(textAround(turn.text, nora)).toEqual(['Good morning, ', 'Nora', '.'])
  })

  it('are not marked where other words stand', () => {
    expect(textAround(turn.text, { ...nora, start: 2, end: 6 })).toEqual([turn.text, '', ''])
  })
})
