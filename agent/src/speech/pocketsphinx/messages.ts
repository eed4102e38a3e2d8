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
      sound: Int16Array
    }
  | { type: 'sound'; id: number; sound: Int16Array }
  | { type: 'end'; id: number }

export type FromDecoder =
  | { type: 'ready' }
  | { type: 'partial'; id: number; words: string }
  | { type: 'heard'; id: number; heard: Heard }

export type Heard = {
  words: SphinxWord[]
  mean: Float32Array
  /** Of one core, since it began. */
  cpuMs: number
}
