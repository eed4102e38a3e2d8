import type { GradeReport } from '@colloquy/contract/grades'
import type { Grade } from '@colloquy/domain/grading/grade'

/** A grade as it is stored, answered and printed. */
export function presentReport(given: Grade): GradeReport {
  const { feedback, next, path, topics } = given
  return {
    status: given.status,
    reason: given.reason,
    conversation_score: given.conversationScore,
    wpm: given.wpm,
    stages_covered: given.stagesCovered,
    topics_covered: given.topicsCovered,
    feedback: feedback && {
      overall_feedback: feedback.overall,
      spin_score: feedback.spinScore,
      spin_feedback: feedback.spinFeedback,
      stage_scores: feedback.stageScores,
      communication_score: feedback.communicationScore,
      communication_feedback: feedback.communicationFeedback,
      strengths: feedback.strengths.map(({ text }) => text),
      areas_for_improvement: feedback.improvements.map(({ text }) => text),
      recommendations: feedback.recommendations,
      evidence: {
        strengths: feedback.strengths.map(({ at }) => at),
        areas_for_improvement: feedback.improvements.map(({ at }) => at),
      },
    },
    next: next && {
      behaviour: next.behaviour,
      moment: next.moment,
      better_line: next.betterLine,
      drill: { before_turn: next.drill.beforeTurn },
    },
    path: {
      walked: path.walked.map(({ id, name, fromTurn, toTurn, ms, because, isCovered }) => ({
        id,
        name,
        from_turn: fromTurn,
        to_turn: toTurn,
        ms,
        because,
        is_covered: isCovered,
      })),
      missed: path.missed,
    },
    topics: topics.map(({ id, name, raisedBy, isTold, at }) => ({
      id,
      name,
      raised_by: raisedBy,
      is_told: isTold,
      at,
    })),
    measures: given.measures,
    criteria: given.criteria.map((criterion) => ({
      ...criterion,
      anchors: [...criterion.anchors],
    })),
    spread: given.spread,
    receipt: given.receipt,
  }
}

/** What is kept of it. */
export const gradeRow = (given: Grade) => ({
  score: given.conversationScore,
  report: presentReport(given),
  rubric: given.rubric,
})
