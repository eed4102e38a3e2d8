export const TICKER_WORDS = [
  'interview',
  'sale',
  'meeting',
  'session',
  'job',
  'talk',
  'pitch',
  'chat',
  'deal',
  'hearing',
  'review',
] as const

export const WORD_MS = 2000
/** The end of each word's time: it slides out. The stylesheet's transition takes as long. */
export const SLIDE_OUT_MS = 300

export type Tick = { word: number; isLeaving: boolean }

export const firstTick: Tick = { word: 0, isLeaving: false }

/** What follows, in order and looping, and how long after. */
export function nextTick({ word, isLeaving }: Tick): Tick & { afterMs: number } {
  return isLeaving
    ? { word: (word + 1) % TICKER_WORDS.length, isLeaving: false, afterMs: SLIDE_OUT_MS }
    : { word, isLeaving: true, afterMs: WORD_MS - SLIDE_OUT_MS }
}
