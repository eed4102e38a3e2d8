import { spokenText } from '../spoken-text/spoken-text.ts'
import { createPhraseCache } from './phrase-cache.ts'
import type { FlitePool, RunOptions } from './pool.ts'
import type { Voice } from './voices.ts'

/** Turns a piece of text into sound, in a voice. Null when there is nothing in it to say. */
export type Speaker = (
  text: string,
  options: RunOptions & { voice: Voice },
) => Promise<Int16Array<ArrayBuffer> | null>

// Three minutes of sound, for all calls together.
const MOST_BYTES = 8_000_000
// Longer sentences do not come twice.
const LONGEST_KEPT = 60

export function createSpeaker(pool: FlitePool): Speaker {
  const cache = createPhraseCache({ mostBytes: MOST_BYTES })
  return async (text, { voice, ...options }) => {
    const spoken = spokenText(text)
    if (spoken === '') return null
    const key = `${voice.id} ${spoken}`
    const known = cache.get(key)
    if (known) return known
    const sound = await pool.run({ type: 'sound', text: spoken, voice }, options)
    if (spoken.length <= LONGEST_KEPT) cache.keep(key, sound)
    return sound
  }
}
