import { expect, it } from 'vitest'
import { completeGrade } from './complete-grade.ts'

it('an answer with what the specification names alone can be drawn', () => {
  const grade = completeGrade({
    conversation_score: 71,
    started_at: '2026-11-20T10:00:00.000Z',
    ended_at: '2026-11-20T10:06:00.000Z',
    wpm: 140,
    stages_covered: ['Opening'],
    topics_covered: [],
  })
  expect(grade).toMatchObject({ status: 'graded', first_score: 71, criteria: [], measures: [] })
  expect(grade.path).toEqual({ walked: [], missed: [] })
})

it('feedback of which a part is missing has the rest', () => {
  const feedback = { overall_feedback: 'Good.', strengths: "['Clear']" }
  const grade = completeGrade({ feedback: feedback as never })
  expect(grade.feedback).toMatchObject({ ...feedback, stage_scores: {}, recommendations: [] })
})

it('nothing is made up: what has no score has none', () => {
  expect(completeGrade({}).conversation_score).toBeNull()
  expect(completeGrade({}).first_score).toBeNull()
})

it('nobody is asked what they expected by an answer that knows of no such question', () => {
  expect(completeGrade({ conversation_score: 71 }).prediction).toEqual({ score: null })
  expect(completeGrade({ conversation_score: 71, prediction: null }).prediction).toBeNull()
})
