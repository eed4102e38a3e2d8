import { wordsOf } from '@colloquy/domain/language/words'

/** What is made of sound while the persona speaks. */
export type Meant = 'nothing' | 'listening' | 'interrupts'

/**
 * "Mm-hm" and "yeah, okay" say that one is listening. Three words of anything else want the floor; so do
 * fewer that say so, and what took long enough not to be a slip: of "I see" and "uh-huh" recognisers make two
 * words or one, and are sure of them.
 */
export function meantBy(text: string, { speechMs, confidence }: Heard): Meant {
  // Letters are what is made of a hum.
  const words = wordsOf(text).filter((word) => word.length > 1 || word === 'i' || word === 'a')
  if (words.length === 0) return 'nothing'
  const others = words.filter((word) => !LISTENING.has(word))
  if (others.length === 0) return words.length <= MOST_WORDS ? 'listening' : 'interrupts'
  if (LISTENING_PHRASES.has(words.join(' '))) return 'listening'
  if (wantsTheFloor(words)) {
    const isSpeech = words.length >= 3 && speechMs >= SURE_AFTER_MS
    return isSpeech || (confidence ?? 1) >= HEARD_AT_ALL ? 'interrupts' : 'nothing'
  }
  if (speechMs < SURE_AFTER_MS && confidence !== null && confidence < UNSURE) return 'nothing'
  if (words.length >= 3) return 'interrupts'
  // A guess while somebody speaks is another one a moment later.
  return speechMs >= (confidence === null ? LONG_GUESS_MS : LONG_MS) ? 'interrupts' : 'nothing'
}

type Heard = {
  speechMs: number
  /** Null while it is a guess. */
  confidence: number | null
}

/** What a recogniser makes of the beginning of "of course" is three other things first. */
export const SURE_AFTER_MS = 700
export const LONG_GUESS_MS = 1_100
/** A slow "I see", which of one voice is understood as "but she", took up to 700. */
const LONG_MS = 900
/** Of "I see" and "of course" heard as something else it was at most 0.57, of what was heard right at least 0.69. */
const UNSURE = 0.6
/** A short "no" was heard right with 0.42. */
const HEARD_AT_ALL = 0.4

/** "Yeah yeah yeah okay": more of that is a speech. */
const MOST_WORDS = 4

/** "Wait", "yes but", "but why", "can I": in few words. */
function wantsTheFloor(words: readonly string[]): boolean {
  const said = words.join(' ')
  return STOPS.test(said) || ASKS_FOR_IT.test(said) || /^\w+(?: \w+)? but$/.test(said)
}

const STOPS =
  /^(?:(?:but|no|oh|yes|yeah|okay|well|actually|please|um) )*(?:wait|stop|no|nope|sorry|listen|pardon|hey|(?:[cgt]?old|hold|held) on|hang on|hold it|excuse me|one (?:moment|second|thing|question)|(?:just )?a (?:moment|second|minute)|just (?:one|a)|not? (?:really|yet|true|right|quite)|really not|(?:say )?(?:that )?again|actually$|i (?:disagree|don't)|enough)\b/
const ASKS_FOR_IT =
  /^(?:(?:but|and|so|oh|yes|yeah|okay|well|sorry) )*(?:what|why|how|who|when|where|which|can|could|may|let)\b/

const LISTENING = new Set(
  `mm mmm mhm mm-hm mm-hmm mhmm hm hmm hmmm uh-huh uhuh huh uh um ah aha oh ooh yeah yep yup yes ya ok okay
  right sure really wow nice true exactly gotcha cool great good alright indeed absolutely totally interesting definitely`.split(
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
  'oh really',
  "that's true",
  "that's right",
  "that's good",
  "that's great",
  "that's interesting",
  'very good',
  'very nice',
  'good point',
  'how interesting',
])
