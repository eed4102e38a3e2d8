import type { Voice } from './voices.ts'

/** What a worker is asked, one at a time. */
export type Job =
  | { type: 'sound'; text: string; voice: Voice }
  /** The sounds that words are made of, as Flite's dictionary and letter-to-sound rules have them. */
  | { type: 'phones'; text: string }

export type JobOf<T extends Job['type']> = Extract<Job, { type: T }>

/** What comes of each: mono samples at `SAMPLE_RATE`; phones of all words in one line. */
export type Results = { sound: Int16Array<ArrayBuffer>; phones: string }

export type Answer<T extends Job['type'] = Job['type']> =
  | { type: 'done'; result: Results[T] }
  | { type: 'failed'; message: string }
