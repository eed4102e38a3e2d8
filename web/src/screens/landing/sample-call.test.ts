import { describe, expect, it } from 'vitest'
import { CALL, CALL_GRADE, CALL_MOMENTS, CALL_MS, CALL_SCORE, clock } from './sample-call.ts'

describe('the call that the panels show', () => {
  it('has a grade whose parts make a hundred, as its sum says', () => {
    expect(CALL_GRADE.reduce((sum, { of }) => sum + of, 0)).toBe(100)
    expect(CALL_SCORE).toBe(72)
  })

  it('marks moments in which the learner speaks', () => {
    const spoken = CALL.filter(({ voice }) => voice === 'learner')
    for (const { atMs } of CALL_MOMENTS)
      expect(spoken.some(({ startMs, endMs }) => startMs <= atMs && atMs < endMs)).toBe(true)
  })

  it('talks over her where it says so', () => {
    const atMs = CALL_MOMENTS.find(({ what }) => what === 'Talked over her')?.atMs ?? Number.NaN
    expect(CALL.filter(({ startMs, endMs }) => startMs <= atMs && atMs < endMs)).toHaveLength(2)
  })

  it('ends after its last word', () => {
    expect(CALL_MS).toBeGreaterThan(CALL.at(-1)?.endMs ?? 0)
    expect(clock(CALL_MS)).toBe('6:42')
  })
})
