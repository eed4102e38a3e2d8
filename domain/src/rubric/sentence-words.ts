import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { inFigures } from '../reading/numbers.ts'

/** How many words of a sentence mean something: with fewer than two it would be heard everywhere. */
export const wordsThatCount = (sentence: string): number => wordedOf(sentence).counts.length
export const FEWEST_THAT_COUNT = 2

/** A sentence as it is listened for, and as it is heard. */
export type Worded = {
  words: string[]
  /** Where in it the words stand that mean something. */
  counts: number[]
  isQuestion: boolean
}

export function wordedOf(text: string): Worded {
  const words = inFigures(wordsOf(withoutAsides(text)))
  return {
    words,
    counts: words.flatMap((word, n) => (meansSomething(word) ? [n] : [])),
    isQuestion: /\?\s*$/.test(text) || OPENS_A_QUESTION.test(words.slice(0, 2).join(' ')),
  }
}

export const withoutAsides = (text: string): string =>
  plain(text)
    .replaceAll(IN_PASSING, ' ')
    .replaceAll(SWITCHED_OFF, ' not ')
    .replaceAll(AS_MISHEARD, '$1 know')

const meansSomething = (word: string): boolean =>
  !denies(word) && !CONDITIONS.has(word) && stemsOf(word).length > 0

/** "Don't worry, this call is recorded": it is. */
const IN_PASSING =
  /\b(?:don't|do not) (?:worry|be alarmed|mind)\b|\b(?:no|not a) (?:problem|worries)\b|\b(?:can't|cannot|don't|mustn't|not|never) forget\b|\bif (?:that's|that is|it's|it is) (?:all right|okay|ok|fine)\b/gi

/** "You know" is heard as that. */
const AS_MISHEARD = /\b(you|to|i) no\b/gi

const SWITCHED_OFF = /\b(?:switch|turn)(?:ed|s)? (?:\w+ )?off\b/gi

/** "What you tell me" is none. */
const OPENS_A_QUESTION =
  /^(?:(?:who|what|why|when|where|how) )?(?:is|are|was|were|do|does|did|will|would|can|could|may|has|have)\b/

export const denies = (word: string): boolean => word.endsWith("n't") || DENIALS.has(word)

const DENIALS = new Set(
  'not no never nobody none nothing neither nor cannot without stop stopped stopping hardly'.split(
    ' ',
  ),
)
const CONDITIONS = new Set(['if', 'whether', 'unless'])

export const isCondition = (word: string): boolean => CONDITIONS.has(word)
