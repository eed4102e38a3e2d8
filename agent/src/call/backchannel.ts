import { wordsOf } from '@colloquy/domain/language/words'

/** What is made of sound while the persona speaks. */
export type Meant = 'nothing' | 'listening' | 'interrupts'

/**
 * "Mm-hm" and "yeah, okay" say that one is listening. Two words of anything else want the floor; so does
 * one that says so, and one that took long enough not to be a slip.
 */
export function meantBy(text: string, { speechMs, confidence }: Heard): Meant {
  const words = wordsOf(text)
  if (words.length === 0) return 'nothing'
  const others = words.filter((word) => !LISTENING.has(word))
  if (others.length === 0) return words.length <= MOST_WORDS ? 'listening' : 'interrupts'
  if (LISTENING_PHRASES.has(words.join(' '))) return 'listening'
  if (speechMs < SURE_AFTER_MS && confidence !== null && confidence < UNSURE) return 'nothing'
  if (words.length >= 2 || WANTS_THE_FLOOR.has(words.join(' '))) return 'interrupts'
  return speechMs >= LONG_WORD_MS ? 'interrupts' : 'nothing'
}

type Heard = {
  speechMs: number
  /** Null when nobody says. */
  confidence: number | null
}

/** What a recogniser makes of the beginning of "of course" is three other things first. */
export const SURE_AFTER_MS = 700
/** Of "I see" and "of course" heard as something else it was at most 0.57, of what was heard right at least 0.69. */
const UNSURE = 0.6

/** With one word in it: as long as it takes to say it with intent. */
const LONG_WORD_MS = 600
/** "Yeah yeah yeah okay": more of that is a speech. */
const MOST_WORDS = 4

const LISTENING = new Set(
  `mm mmm mhm mm-hm mm-hmm mhmm hm hmm hmmm uh-huh uhuh huh uh um ah aha oh ooh yeah yep yup yes ya ok okay
  right sure really wow nice true exactly gotcha cool great good alright indeed absolutely totally`.split(
    /\s+/,
  ),
)

const LISTENING_PHRASES = new Set([
  'i see',
  'of course',
  'got it',
  'makes sense',
  'that makes sense',
  'fair enough',
  'i understand',
  'i know',
  'all right',
  'go on',
  'no way',
  'oh no',
  'oh dear',
  'oh i see',
  'yeah i see',
  'okay i see',
  'oh wow',
])

const WANTS_THE_FLOOR = new Set('wait stop no sorry but hold listen hey pardon what why'.split(' '))
