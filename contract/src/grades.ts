import { UNGRADED_REASONS } from '@colloquy/domain/conversation'
import { z } from 'zod'
import { id, moment } from './texts.ts'

const Score = z.number().min(0).max(100).nullable()

/** A feedback list may arrive as a list, or as a string that holds a list. */
const FeedbackList = z.union([z.array(z.string()), z.string()])

const Feedback = z
  .object({
    overall_feedback: z.string(),
    spin_score: Score,
    spin_feedback: z.string().nullable(),
    stage_scores: z.record(z.string(), Score),
    communication_score: Score,
    communication_feedback: z.string(),
    strengths: FeedbackList,
    areas_for_improvement: FeedbackList,
    recommendations: FeedbackList,
  })
  .meta({ id: 'Feedback' })

export const Grade = z
  .object({
    status: z.enum(['graded', 'ungraded']),
    reason: z.enum(UNGRADED_REASONS).nullable(),
    /** Written for the demo, by nobody's grader. */
    is_sample: z.boolean(),
    conversation_name: z.string(),
    /** What was practised. Null when whoever asks cannot practise it: it was deleted, or is not theirs to see. */
    roleplay_id: id().nullable(),
    conversation_score: Score,
    started_at: moment().nullable(),
    ended_at: moment().nullable(),
    wpm: z.number().nullable(),
    stages_covered: z.array(z.string()),
    topics_covered: z.array(z.string()),
    feedback: Feedback.nullable(),
  })
  .meta({ id: 'Grade' })

export const GradePending = z.object({ status: z.literal('grading') }).meta({ id: 'GradePending' })

/** What the store keeps of a grade: the rest of the answer is the conversation's. */
export const GradeReport = Grade.pick({
  conversation_score: true,
  wpm: true,
  stages_covered: true,
  topics_covered: true,
}).extend({ feedback: Feedback })
export type GradeReport = z.infer<typeof GradeReport>
