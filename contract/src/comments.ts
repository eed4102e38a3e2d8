import { z } from 'zod'
import { MOST_TURNS } from './desk.ts'
import { id, moment, text } from './texts.ts'

/** What people say about a talk, beside its grade, and who looked at it. */

const MOST_COMMENT_CHARACTERS = 2_000

export const Comment = z
  .object({
    id: id(),
    /** Which turn it is about, counted from 0; null for the whole talk. */
    turn: z.int().nullable(),
    /** Plain text. */
    words: z.string(),
    /** `Somebody who has left` once that account is gone. */
    by: z.string(),
    /** Whether whoever asks wrote it: only then they can delete it. */
    is_own: z.boolean(),
    made_at: moment(),
  })
  .meta({ id: 'Comment' })

export const CommentInput = z
  .strictObject({
    turn: z
      .int()
      .min(0)
      .max(MOST_TURNS - 1)
      .nullable()
      .default(null),
    words: text(MOST_COMMENT_CHARACTERS)
      .transform((value) => value.trim())
      .refine((value) => value !== '', 'Write a comment'),
  })
  .meta({ id: 'CommentInput' })

export const CommentId = z.strictObject({ commentId: id() })

/** Somebody who is not its learner opened the grade or the talk, to the minute. */
export const Look = z.object({ name: z.string(), at: moment() }).meta({ id: 'Look' })
