import { z } from 'zod'

/**
 * What learner and agent say to each other in the room of a call, beside sound, captions (`lk.transcription`)
 * and chat (`lk.chat`), which are LiveKit's.
 */

/** Topic of the learner's reliable data packets: JSON of `LearnerSays`. */
export const LEARNER_TOPIC = 'colloquy.learner'

/**
 * Attribute of a line in the chat that is sent once more, to an agent that took over: what was typed as the one before
 * it fell silent may have got to nobody. Its value is how many ms ago that was: the same words may have been typed
 * before, and are another line then.
 */
export const SENT_AGAIN = 'colloquy.again'
export const SentAgain = z.coerce.number().nonnegative().catch(0)

export const PATIENCE = ['short', 'normal', 'long'] as const
/** How long a pause may be before the persona takes it for the end of what was said. */
export type Patience = (typeof PATIENCE)[number]

export const LearnerSays = z.discriminatedUnion('type', [
  /** Told when joining, and when one of them changes. */
  z.object({
    type: z.literal('wishes'),
    patience: z.enum(PATIENCE),
    /** Only what is said while the key is held counts, and its release ends the turn. */
    pushToTalk: z.boolean(),
    /** Whose recognition to use: the server's, or the browser's own once it has given a first result. */
    hearWith: z.enum(['server', 'browser']),
    /** Whether the sound may be kept. Nothing is before this says so. */
    recording: z.boolean(),
    /** Whether to tell where in the conversation one is. */
    showStage: z.boolean(),
  }),
  z.object({ type: z.literal('talk-key'), isDown: z.boolean() }),
  /** What the browser's own recognition heard. */
  z.object({
    type: z.literal('recognised'),
    text: z.string().max(20_000),
    isFinal: z.boolean(),
    confidence: z.number().min(0).max(1).nullable(),
  }),
])
export type LearnerSays = z.infer<typeof LearnerSays>

/** Attributes of the agent as a participant, each a string. `lk.agent.state` is there too. */
export const AGENT_ATTRIBUTES = {
  /** JSON of `EngineInUse`: what listens, and what speaks. */
  listening: 'colloquy.listening',
  speaking: 'colloquy.speaking',
  /** The same of what words the persona's lines; empty where no model does. */
  wording: 'colloquy.wording',
  /** What the learner should know now, such as that an engine failed; empty when all is well. */
  notice: 'colloquy.notice',
  /** JSON of `StageShown`, where the learner wishes to see it. */
  stage: 'colloquy.stage',
  /** JSON of `CallClock`. */
  clock: 'colloquy.clock',
  /** One of `RECORDING`; empty where nobody may record. */
  recording: 'colloquy.recording',
  /** Set once the conversation is over: JSON of `CallOver`. The room ends a moment later. */
  over: 'colloquy.over',
} as const

export const EngineInUse = z.object({
  id: z.string(),
  /** As people read it: "Built-in voice (basic)". */
  label: z.string(),
  /** Where the sound goes, or the words: "on this machine", "to api.openai.com". */
  where: z.string(),
})
export type EngineInUse = z.infer<typeof EngineInUse>

export const StageShown = z.object({ name: z.string(), number: z.int(), of: z.int() })
export type StageShown = z.infer<typeof StageShown>

/** In ms since 1970, by the agent's clock. */
/** `on` before the first sound is kept. `failed`: it was wished, and could not be. */
export const RECORDING = ['on', 'off', 'failed'] as const
export type RecordingShown = (typeof RECORDING)[number]

export const CallClock = z.object({ startedAt: z.number(), endsAt: z.number() })
export type CallClock = z.infer<typeof CallClock>

/** `silence`: the persona has hung up, having heard nothing for long. */
export const CallOver = z.object({ because: z.enum(['ended', 'silence', 'time', 'stopped']) })
export type CallOver = z.infer<typeof CallOver>
