import type { EngineInUse } from '@colloquy/contract/room'
import type { VoiceId } from '@colloquy/domain/voices'
import type { stt, tts } from '@livekit/agents'
import type { Wording } from '../persona/wording.ts'

/**
 * An engine that speaks or listens, for all calls of this process. What it opens is for one call and is
 * closed with it. `describe` is what the learner reads about it.
 */
export type SpeakingEngine = {
  describe: EngineInUse
  open: (voice: VoiceWish, onUse?: OnUse) => tts.TTS
  close: () => Promise<void>
}

export type ListeningEngine = {
  describe: EngineInUse
  /** With the words that this roleplay brings: names, products, what hurts. */
  open: (wish: { words: string[] }, onUse?: OnUse) => Recogniser
  close: () => Promise<void>
}

/** One that can say how long sound waits already to be understood is waited for on a busy machine. */
export type Recogniser = stt.STT & { behindMs?: () => number }

/** Words lines that are decided. What it does not, the templates do. */
export type WordingEngine = {
  describe: EngineInUse
  open: (onUse?: OnUse) => Wording
}

/** What listens here is fetched while calls go on. A call that began without it says how far that is. */
export type EarsToCome = {
  now: () => HowFar
  follow: (onChange: () => void) => { over: () => void }
}

export type HowFar = { kind: 'absent' | 'ready' } | { kind: 'fetching'; says: string }

/** Told when another engine does the work from now on: one that failed, or one that is well again. */
export type OnUse = (engine: EngineInUse) => void

/** Who is to be heard. Nothing here says anything of gender: the roleplay's voice does, if it has one. */
export type VoiceWish = {
  /** The same persona always has the same voice. */
  personaName: string
  seed: number
  /** The one that the roleplay asks for, or null. An engine with voices of its own does not know it. */
  voice: VoiceId | null
}
