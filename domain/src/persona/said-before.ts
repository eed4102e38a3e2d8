import { wordsOf } from '../language/words.ts'

/** Of what the learner said, as much as is needed to know it again. */
export const rememberSaid = (said: readonly string[], text: string): string[] => {
  const kept = shortOf(text)
  return kept === null ? [...said] : [...said, kept].slice(-REMEMBERED)
}

/** Word for word. Short things, such as "tell me more", may be said as often as one likes. */
export const isSaidBefore = (said: readonly string[], text: string): boolean => {
  const kept = shortOf(text)
  return kept !== null && said.includes(kept)
}

const REMEMBERED = 8
const MOST_CHARACTERS = 120
/** In words. */
const LONG_ENOUGH = 6

function shortOf(text: string): string | null {
  const words = wordsOf(text)
  return words.length < LONG_ENOUGH ? null : words.join(' ').slice(0, MOST_CHARACTERS)
}
