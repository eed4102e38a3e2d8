import { describe, expect, it } from 'vitest'
import { completeGrade } from '../complete-grade.ts'
import type { Turn } from '../said/moment.ts'
import { aCriterion } from '../testing/a-criterion.ts'
import { marksOf } from './place-marks.ts'

const turns: Turn[] = [0, 1, 2, 3].map((seq) => ({
  seq,
  speaker: seq % 2 === 0 ? 'persona' : 'trainee',
  text: 'What was said here.',
  started_at_ms: seq * 10_000,
  ended_at_ms: seq * 10_000 + 9_000,
  typed: false,
  interrupted: false,
  confidence: null,
}))
const at = (turn: number, start = 0) => ({ turn, start, end: start + 4, quote: 'What' })
const asked = { turns, durationMs: 40_000, room: 4 }

describe('the marks on the picture of a talk', () => {
  it('stand in the order of the talk, each for what it is', () => {
    const grade = completeGrade({
      next: {
        behaviour: '',
        better_line: '',
        moment: at(3),
        drill: { before_turn: 3 },
      },
      criteria: [aCriterion({ evidence: [at(1)] })],
    })
    expect(marksOf(grade, asked).map(({ kind, atMs }) => [kind, atMs])).toEqual([
      ['judged', 10_000],
      ['next', 30_000],
    ])
  })

  it('are one where a finger could not tell them apart, and the most telling one leads', () => {
    const feedback = { evidence: { strengths: [at(1)], areas_for_improvement: [null] } }
    const grade = completeGrade({
      feedback: feedback as never,
      criteria: [aCriterion({ evidence: [at(1), at(1, 5)] })],
    })
    const marks = marksOf(grade, asked)
    expect(marks).toHaveLength(1)
    expect(marks[0]).toMatchObject({ kind: 'strength', kinds: ['strength', 'judged'] })
    expect(marks[0]?.moments).toEqual([at(1), at(1, 5)])
  })

  it('are only of turns that are there', () => {
    const grade = completeGrade({ criteria: [aCriterion({ evidence: [at(9)] })] })
    expect(marksOf(grade, asked)).toEqual([])
  })

  it('are never nearer to each other than asked, however much there is to show', () => {
    const evidence = turns.flatMap((_, turn) => [at(turn), at(turn, 5), at(turn, 10)])
    const grade = completeGrade({ criteria: [aCriterion({ evidence })] })
    const marks = marksOf(grade, { ...asked, room: 3 })
    const apart = marks.slice(1).map(({ atMs }, n) => atMs - (marks[n]?.atMs ?? 0))
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(40_000 / 3)
  })
})
