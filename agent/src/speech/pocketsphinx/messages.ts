import type { Recogniser } from './recogniser.ts'
import type { SphinxPronunciation, SphinxWord } from './sphinx.ts'

/** Between an agent and a process that recognises, one utterance at a time. 16 kHz, one channel. */
export type ToDecoder =
  | { type: 'open'; recogniser: Recogniser }
  | {
      type: 'begin'
      id: number
      /** A call's own words. Those of another call are forgotten before. */
      words: { of: string; pronounced: SphinxPronunciation[] }
      /** What `heard` told of the same call before. */
      mean: Float32Array | null
      /** Nothing was said before it in the same breath. */
      isAll: boolean
      sound: Int16Array
    }
  | { type: 'sound'; id: number; sound: Int16Array }
  | { type: 'end'; id: number }

export type FromDecoder =
  | { type: 'ready' }
  /** The words so far, with how much of the sound was listened to: also when they are the same as before. */
  | { type: 'partial'; id: number; words: string; samples: number }
  | { type: 'heard'; id: number; heard: Heard }

export type Heard = {
  words: SphinxWord[]
  mean: Float32Array
  /** Of one core, since it began. */
  cpuMs: number
}
