import { ROLEPLAY_LIMITS } from '@colloquy/domain/roleplay'
import { VOICE_IDS } from '@colloquy/domain/voices'
import { z } from 'zod'
import { RoleplayFile } from './roleplay-file.ts'
import { id, text } from './texts.ts'

/**
 * The agent desk: a WebSocket from an agent to the server, JSON in text frames. The server hands calls over
 * it, the agent sends every turn as it happens and forgets none before the server has stored it.
 */
export const DESK_PATH = '/api/agents/desk'

/** Said when greeting: an agent of another release is sent away, and its supervisor starts a new one. */
export const DESK_VERSION = 4

/** Why the server closes the line: `version` for good, the others until the agent is well again. */
export const DESK_CLOSES = {
  version: 4001,
  illFormed: 4002,
  tooMuch: 4003,
  silent: 4004,
  /** The same agent has called again: the newer line is the one that counts. */
  replaced: 4005,
  stopping: 4006,
} as const

/** An agent is silent no longer than this while it is well. */
export const PULSE_EVERY_MS = 500

/** An agent that has been silent for so long loses its calls to another one. */
export const SILENT_AFTER_MS = 1_500

/** Whoever does not hear of a claim again after this long may take the call. */
export const CLAIM_LASTS_MS = 2_500

/** Half an hour of talk is a few hundred turns; this only keeps a mistake from growing without end. */
export const MOST_TURNS = 5_000

/** No talk lasts a day. */
const MOST_MS = 24 * 60 * 60 * 1000
const moment = () => z.int().min(0).max(MOST_MS)
const name = () => text(1_000)
const names = () => z.array(name()).max(1_000)

/** One hold on a call. The number grows each time it changes hands: what an earlier holder says is refused. */
const Claim = { conversation: id(), claim: z.int().min(1) }

/** What a line of the persona came of: enough to fold the talk again, to the byte. */
export const Cue = z.enum(['greeting', 'answer', 'silence', 'time', 'aside', 'not-caught'])
export type Cue = z.infer<typeof Cue>

export const Played = z.object({
  cue: Cue,
  /** What the engine was given as the learner's words; empty but for an answer. */
  to: text(20_000),
  /** What was asked for, where a model was asked that: a fact, or none. */
  meant: name().exactOptional(),
  /** The line as it was decided. What was heard of it is the text of the turn. */
  line: text(5_000),
  stage: name(),
  path: names(),
  moves: names(),
  reveals: names(),
  why: text(5_000),
  ended: name().nullable(),
})
export type Played = z.infer<typeof Played>

export const SpokenTurn = z.object({
  /** From 0, without a gap. */
  seq: z
    .int()
    .min(0)
    .max(MOST_TURNS - 1),
  speaker: z.enum(['trainee', 'persona']),
  text: text(20_000),
  /** Since both sides were in the room; in a drill the time of what was carried comes before that. */
  startedAtMs: moment(),
  /** Not before it started. */
  endedAtMs: moment(),
  typed: z.boolean(),
  interrupted: z.boolean(),
  /** Of the recogniser; null where it says none, and for what was typed. */
  confidence: z.number().min(0).max(1).nullable(),
  /** Of the persona's turns only. */
  played: Played.nullable(),
})
export type SpokenTurn = z.infer<typeof SpokenTurn>

/** Why an agent is done with a call. `lost` gives it back: another agent goes on with it. */
export const OverBecause = z.enum(['ended', 'time', 'learner-left', 'nobody-came', 'lost'])
export type OverBecause = z.infer<typeof OverBecause>

export const FromAgent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    version: z.int(),
    /** Of this process: a restarted agent is another one. */
    agent: id(),
    /** Calls that it still holds, after its line to the server was cut. */
    holds: z.array(z.object(Claim)).max(1_000),
    free: z.int().min(0).max(1_000),
  }),
  /** For how many more calls it has room: none when its own processor says so. */
  z.object({
    type: z.literal('pulse'),
    free: z.int().min(0).max(1_000),
    /** How many calls it was handed over this line: what is still on its way has no place any more. */
    taken: z.int().min(0),
  }),
  z.object({ type: z.literal('turn'), ...Claim, turn: SpokenTurn }),
  /** It has left the room, and says nothing more of the call. */
  z.object({ type: z.literal('over'), ...Claim, because: OverBecause }),
  /** The same, of a call that it was told to leave. */
  z.object({ type: z.literal('left'), ...Claim }),
  /** It ends once its calls have: no new ones. */
  z.object({ type: z.literal('draining') }),
])
export type FromAgent = z.infer<typeof FromAgent>

export const CallToTake = z.object({
  ...Claim,
  room: z.object({ url: z.string(), token: z.string() }),
  learnerIdentity: z.string(),
  roleplay: z.object({
    name: z.string(),
    scenario: RoleplayFile.shape.scenario,
    difficulty: RoleplayFile.shape.difficulty,
    graph: RoleplayFile.shape.graph,
    persona: z.object({
      name: z.string().max(ROLEPLAY_LIMITS.nameCharacters),
      role: z.string().max(ROLEPLAY_LIMITS.nameCharacters),
      situation: z.string(),
      background: z.string(),
      painPoints: z.array(z.string()),
      goals: z.array(z.string()),
    }),
    /** Null: the persona's name chooses. So it does where an agent does not know the voice. */
    voice: z.enum(VOICE_IDS).nullable().catch(null),
  }),
  seed: z.int(),
  /** How much of its time is left. */
  leftMs: z.int().min(0),
  /** How long ago both sides were first in the room; null when they never were. */
  startedMsAgo: z.int().min(0).nullable(),
  /** The talk so far: when it is taken over, and of a drill. */
  turns: z.array(SpokenTurn),
  /** So many of them are of the talk that a drill goes on from. */
  carriedTurns: z.int().min(0),
  /** Whether the organization keeps the sound of its calls, of those who agree to it. */
  records: z.boolean(),
})
export type CallToTake = z.infer<typeof CallToTake>

export const FromServer = z.discriminatedUnion('type', [
  /** Of the calls that it said it holds, those that are still its own. The others it leaves at once. */
  z.object({ type: z.literal('welcome'), keeps: z.array(id()) }),
  z.object({ type: z.literal('call'), call: CallToTake }),
  z.object({ type: z.literal('stored'), conversation: id(), seq: z.int() }),
  /** The call is somebody else's, or over: leave the room, send nothing more of it. */
  z.object({ type: z.literal('hang-up'), conversation: id() }),
])
export type FromServer = z.infer<typeof FromServer>
