import { z } from 'zod'
import { id } from './texts.ts'

/**
 * How the sound of a call gets from its agent to the server, beside the desk and with the same secret: pages of
 * one Ogg stream, put behind one another. The server says where the stream ends, so whoever goes on with it,
 * after a lost answer or after another agent, makes pages that fit. A page that is there already is not put twice.
 */
export const RECORDINGS_PATH = '/api/agents/recordings'

/** Where it is played, for whoever has an address that `readConversation` gave out. */
export const PLAYING_PATH = '/api/recordings'

/** Of one PUT. */
export const MOST_PIECE_BYTES = 512 * 1024

export const PieceAddress = z.strictObject({ conversation: id() })

export const PieceQuery = z.strictObject({
  /** Who has the call: see the desk. */
  claim: z.coerce.number().int().min(1),
  /**
   * Of the first piece of a part: when in the talk it begins, in ms. A part ends where nothing was recorded, since
   * somebody did not want it or because the call changed hands.
   */
  begins: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
})

/** Where the stream ends. */
export const RecordingEnd = z.object({
  /** The number of the page that comes next. */
  pages: z.int().min(0),
  /** On the clock of Ogg Opus. */
  samples: z.int().min(0),
})
export type RecordingEnd = z.infer<typeof RecordingEnd>

export const Recording = z
  .object({
    /** Works for some hours, for who was given it and is signed in. Takes range requests. */
    url: z.string(),
    duration_ms: z.int(),
    /** Whether whoever asks is its learner. */
    can_delete: z.boolean(),
    /** What of the talk is in it: from when in the talk, and where that is in the sound. */
    parts: z.array(z.object({ talk_ms: z.int(), sound_ms: z.int() })),
  })
  .meta({ id: 'Recording' })
