import { UNGRADED_REASONS } from '@colloquy/domain/conversation'
import { z } from 'zod'
import { Disagreement, Prediction } from './about-grades.ts'
import { AttemptedAssignment } from './assignments.ts'
import { Comment, Look } from './comments.ts'
import { Drill } from './conversations.ts'
import { id, moment } from './texts.ts'

const Score = z.number().min(0).max(100).nullable()
const Points = z.int().min(0).max(5)
const Count = z.int().min(0)

/** A feedback list may arrive as a list, or as a string that holds a list. */
const FeedbackList = z.union([z.array(z.string()), z.string()])

/** Where something was said: from and to a character of the text of a turn. Turns count from 0. */
export const Evidence = z
  .object({ turn: Count, start: Count, end: Count, quote: z.string() })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

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
    /** The moment of each entry of the list with the same name; null where an entry is about no single one. */
    evidence: z.object({
      strengths: z.array(Evidence.nullable()),
      areas_for_improvement: z.array(Evidence.nullable()),
    }),
  })
  .meta({ id: 'Feedback' })

/** The one thing to do next. */
const Next = z
  .object({
    behaviour: z.string(),
    moment: Evidence,
    better_line: z.string(),
    /** A drill goes on from the state before this turn. */
    drill: z.object({ before_turn: Count }),
  })
  .meta({ id: 'NextStep' })

const Measure = z
  .object({
    id: z.string(),
    /** What it is counted of, where there are several: the name of a stage. */
    of: z.string().exactOptional(),
    value: z.number().nullable(),
    unit: z.string(),
    reason: z.string().nullable(),
    proof: z.array(Evidence),
    usual: z.object({ from: z.number(), to: z.number(), source: z.string() }).nullable(),
  })
  .meta({ id: 'Measure' })

const Criterion = z
  .object({
    id: z.string(),
    name: z.string(),
    weight: z.number(),
    score: Points.nullable(),
    /** What it counts, of 100; left out where it counts what its score alone is worth. */
    worth: z.number().min(0).max(100).nullable().exactOptional(),
    status: z.enum(['scored', 'not_shown', 'not_relevant']),
    reason: z.string(),
    evidence: z.array(Evidence),
    /** What each score means, from 0 to 5. */
    anchors: z.array(z.string()),
    /** Why the whole cannot pass with this score. */
    blocks: z.string().nullable(),
    spread: z.object({ from: z.number(), to: z.number() }).nullable(),
    by: z.enum(['code', 'model']),
  })
  .meta({ id: 'Criterion' })

const Path = z
  .object({
    walked: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        from_turn: Count,
        to_turn: Count,
        ms: z.number(),
        because: Evidence.nullable(),
        is_covered: z.boolean(),
      }),
    ),
    missed: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'Path' })

const Topic = z
  .object({
    id: z.string(),
    name: z.string(),
    raised_by: z.enum(['trainee', 'persona']).nullable(),
    is_told: z.boolean(),
    at: z.array(Evidence),
  })
  .meta({ id: 'Topic' })

const Receipt = z
  .object({
    transcript: z.string(),
    roleplay: z.string(),
    rubric: z.string(),
    grader: z.string(),
    model: z.string().nullable(),
    prompt: z.string().nullable(),
  })
  .meta({ id: 'Receipt' })

/** What a talk came to, of its words and times alone: what `npm run grade` prints, and what is stored. */
export const GradeReport = z.object({
  status: z.enum(['graded', 'ungraded']),
  reason: z.enum(UNGRADED_REASONS).nullable(),
  conversation_score: Score,
  wpm: z.number().nullable(),
  stages_covered: z.array(z.string()),
  topics_covered: z.array(z.string()),
  feedback: Feedback.nullable(),
  next: Next.nullable(),
  path: Path,
  topics: z.array(Topic),
  measures: z.array(Measure),
  criteria: z.array(Criterion),
  spread: z.object({ from: z.number(), to: z.number() }).nullable(),
  receipt: Receipt,
})
export type GradeReport = z.infer<typeof GradeReport>

export const Grade = GradeReport.extend({
  /** The conversation was written for the demo; its grade is a real one. */
  is_sample: z.boolean(),
  conversation_name: z.string(),
  /** What was practised. Null when whoever asks cannot practise it: it was deleted, or is not theirs to see. */
  roleplay_id: id().nullable(),
  started_at: moment().nullable(),
  ended_at: moment().nullable(),
  /** Null where nothing was graded: nobody joined, or grading failed. */
  receipt: Receipt.nullable(),
  /** How often it was graded. */
  number: Count,
  /** Before any disagreement with it was accepted. `conversation_score` is what counts now. */
  first_score: Score,
  /** What earlier gradings came to, newest first. */
  earlier: z.array(
    z.object({ number: Count, conversation_score: Score, graded_at: moment(), receipt: Receipt }),
  ),
  /** Whether whoever asks is the one who talked. */
  is_own: z.boolean(),
  /** Whose talk it is. Null for its learner. */
  learner_name: z.string().nullable(),
  /** When its learner showed it to the admins: until then it is theirs alone. */
  submitted_at: moment().nullable(),
  /** What its learner expected. Null for everybody else, and until the learner was asked. */
  prediction: Prediction.nullable(),
  /** With the newest grading, oldest first. */
  disagreements: z.array(Disagreement),
  /** The part before which this talk went on from another one. */
  drill: Drill.nullable(),
  /** What it is an attempt at; null where it is none, or that was deleted. */
  assignment: AttemptedAssignment.nullable(),
  /** Oldest first. */
  comments: z.array(Comment),
  /** Whether whoever asks can comment: once it was submitted. */
  can_comment: z.boolean(),
  /** Who opened it, newest first, at most 20. Null for all but its learner. */
  looks: z.array(Look).nullable(),
}).meta({ id: 'Grade' })

export const GradePending = z.object({ status: z.literal('grading') }).meta({ id: 'GradePending' })
