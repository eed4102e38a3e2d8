import { z } from 'zod'
import { MOST_TURNS } from './desk.ts'
import { id, moment, text } from './texts.ts'

/** What people say about a grade: what they expected, that others may see it, where it is wrong. */

export const Submission = z.object({ submitted_at: moment() }).meta({ id: 'Submission' })

/** Null: asked, and skipped. */
const Expected = z.int().min(0).max(100).nullable()

export const Prediction = z.object({ score: Expected }).meta({ id: 'Prediction' })

export const PredictionInput = z.strictObject({ score: Expected }).meta({ id: 'PredictionInput' })

const MOST_CHARACTERS = 1_000

const words = (required: string) =>
  text(MOST_CHARACTERS)
    .transform((value) => value.trim())
    .refine((value) => value !== '', required)

const Points = z.int().min(0).max(5)

export const Disagreement = z
  .object({
    id: id(),
    criterion_id: z.string(),
    /** The turn that speaks against the score. Turns count from 0. */
    turn: z.int(),
    words: z.string(),
    made_at: moment(),
    status: z.enum(['open', 'accepted', 'rejected']),
    /** What the criterion counts since: only of one that was accepted. */
    score: Points.nullable(),
    reason: z.string().nullable(),
    decided_at: moment().nullable(),
    /** Null also when that account is gone. */
    decided_by: z.string().nullable(),
  })
  .meta({ id: 'Disagreement' })

export const DisagreementInput = z
  .strictObject({
    criterion_id: text(200),
    turn: z
      .int()
      .min(0)
      .max(MOST_TURNS - 1),
    words: words('Say what was judged wrongly'),
  })
  .transform(({ criterion_id: criterionId, ...rest }) => ({ criterionId, ...rest }))
  .meta({ id: 'DisagreementInput' })

export const DisagreementId = z.strictObject({ disagreementId: id() })

/** Whoever accepts says what the criterion counts from now on; whoever rejects leaves it as it is. */
const reason = () => words('Say why')

export const Decision = z
  .discriminatedUnion('accept', [
    z.strictObject({ accept: z.literal(true), score: Points, reason: reason() }),
    z.strictObject({ accept: z.literal(false), reason: reason() }),
  ])
  .meta({ id: 'Decision' })

/** Oldest first; `after` is the id of the last one already seen. */
export const OpenDisagreementPage = z.strictObject({
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})

export const OpenDisagreement = z
  .object({
    id: id(),
    conversation_id: id(),
    conversation_name: z.string(),
    learner_name: z.string(),
    criterion_name: z.string(),
    made_at: moment(),
  })
  .meta({ id: 'OpenDisagreement' })
