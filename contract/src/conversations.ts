import {
  CONVERSATION_STATES,
  HISTORY_STATES,
  UNGRADED_REASONS,
} from '@colloquy/domain/conversation'
import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import { z } from 'zod'
import { MOST_TURNS } from './desk.ts'
import { Recording } from './recordings.ts'
import { id, moment, text } from './texts.ts'

export const ConversationId = z.strictObject({ conversationId: id() })

export const ConversationSummary = z
  .object({
    id: id(),
    name: z.string(),
    started_at: moment(),
    score: z.number().nullable(),
    status: z.enum(CONVERSATION_STATES),
    /** It is graded, and its learner was not asked yet what they expect: the screens show no number before. */
    awaits_prediction: z.boolean(),
  })
  .meta({ id: 'ConversationSummary' })

/** Newest first; `before` is the id of the last one already seen. */
export const ConversationPage = z.strictObject({
  before: id().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

/** Newest first; `before` is how far was looked already. */
export const HistorySearch = z.strictObject({
  /** Every word somewhere in the name, in any order. */
  q: text(100).optional(),
  scenario: z.enum(USE_CASE_IDS).optional(),
  state: z.enum(HISTORY_STATES).optional(),
  before: id().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

export const History = z
  .object({
    conversations: z.array(
      ConversationSummary.extend({
        /** Null once nobody knows any more: the roleplay was deleted for good, and nothing was graded. */
        scenario: z.enum(USE_CASE_IDS).nullable(),
        is_drill: z.boolean(),
      }),
    ),
    /** Where to look on: `before` of the next page. Null at the beginning of all. */
    next: id().nullable(),
  })
  .meta({ id: 'History' })

const Turn = z
  .object({
    seq: z.int(),
    speaker: z.enum(['trainee', 'persona']),
    text: z.string(),
    started_at_ms: z.int(),
    ended_at_ms: z.int(),
    typed: z.boolean(),
    interrupted: z.boolean(),
    confidence: z.number().nullable(),
  })
  .meta({ id: 'Turn' })

/** A drill goes on from a moment of another conversation: that one, while it is there, and how much of it it has. */
export const Drill = z
  .object({ parent_id: id().nullable(), carried_turns: z.int().min(0) })
  .meta({ id: 'Drill' })

export const Conversation = z
  .object({
    id: id(),
    name: z.string(),
    status: z.enum(CONVERSATION_STATES),
    reason: z.enum(UNGRADED_REASONS).nullable(),
    started_at: moment().nullable(),
    ended_at: moment().nullable(),
    /**
     * Whether somebody plays the persona: nobody yet, or not any more for a moment. Null unless it can be joined.
     */
    partner: z.enum(['waiting', 'here', 'away']).nullable(),
    /** Whether the sound of its calls may be kept, of those who agree to it. */
    records: z.boolean(),
    /** Null where none was kept, and until the conversation is over. */
    recording: Recording.nullable(),
    /** What its persona is called; null once the roleplay was deleted for good. */
    persona_name: z.string().nullable(),
    /** Null where it began at its beginning. */
    drill: Drill.nullable(),
    /** Of a drill, the carried ones first. */
    turns: z.array(Turn),
  })
  .meta({ id: 'Conversation' })

/**
 * Only the id decides: the server loads the roleplay and knows who asks. What else the specification
 * sends is taken and not believed.
 */
export const RoomRequest = z
  .strictObject({
    roleplay_schema: z.strictObject({
      schema_id: id(),
      user_id: id().optional(),
      persona: z
        .looseObject({
          name: text(10_000),
          role: text(10_000),
          situation: text(10_000),
          background: text(10_000),
          pain_points: z.array(text(10_000)).max(100),
          goals: z.array(text(10_000)).max(100),
        })
        .partial()
        .optional(),
    }),
  })
  .transform((body) => ({ roleplayId: body.roleplay_schema.schema_id }))
  .meta({ id: 'RoomRequest' })

/** Turns count from 0: with 0 nothing is carried. */
export const DrillRequest = z
  .strictObject({ before_turn: z.int().min(0).max(MOST_TURNS) })
  .meta({ id: 'DrillRequest' })

export const RoomPass = z
  .object({
    token: z.string(),
    url: z.string(),
    conversation_id: id(),
    can_edit_roleplays: z.boolean().meta({
      description: 'Who may shows roleplays to others: where in the conversation one is, is shown.',
    }),
  })
  .meta({ id: 'RoomPass' })
