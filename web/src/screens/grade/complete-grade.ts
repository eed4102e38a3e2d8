import type { GradeData } from '../../data/queries.ts'

export type GradedData = Exclude<GradeData, { status: 'grading' }>
export type Feedback = NonNullable<GradedData['feedback']>
export type Criterion = GradedData['criteria'][number]
export type Measure = GradedData['measures'][number]

type Given = { [Key in keyof GradedData]?: GradedData[Key] | null | undefined }

/** What the specification names may come without anything beside it. Whoever draws the report need not ask. */
export function completeGrade(given: Given): GradedData {
  const score = given.conversation_score ?? null
  return {
    status: given.status ?? 'graded',
    reason: given.reason ?? null,
    is_sample: given.is_sample ?? false,
    conversation_name: given.conversation_name ?? '',
    roleplay_id: given.roleplay_id ?? null,
    started_at: given.started_at ?? null,
    ended_at: given.ended_at ?? null,
    conversation_score: score,
    first_score: given.first_score ?? score,
    wpm: given.wpm ?? null,
    stages_covered: given.stages_covered ?? [],
    topics_covered: given.topics_covered ?? [],
    feedback: given.feedback ? { ...NO_FEEDBACK, ...given.feedback } : null,
    next: given.next ?? null,
    path: given.path ?? { walked: [], missed: [] },
    topics: given.topics ?? [],
    measures: given.measures ?? [],
    criteria: given.criteria ?? [],
    spread: given.spread ?? null,
    receipt: given.receipt ?? null,
    number: given.number ?? 1,
    earlier: given.earlier ?? [],
    is_own: given.is_own ?? true,
    learner_name: given.learner_name ?? null,
    submitted_at: given.submitted_at ?? null,
    // An answer that does not say whether it was asked is no reason to ask.
    prediction: given.prediction === undefined ? { score: null } : given.prediction,
    disagreements: given.disagreements ?? [],
    drill: given.drill ?? null,
    assignment: given.assignment ?? null,
    comments: given.comments ?? [],
    can_comment: given.can_comment ?? false,
    looks: given.looks ?? null,
  }
}

const NO_FEEDBACK: Feedback = {
  overall_feedback: '',
  spin_score: null,
  spin_feedback: null,
  stage_scores: {},
  communication_score: null,
  communication_feedback: '',
  strengths: [],
  areas_for_improvement: [],
  recommendations: [],
  evidence: { strengths: [], areas_for_improvement: [] },
}
