import { stemsOf } from '../language/stems.ts'
import { NO_ROW, rowOfWord } from '../language/word-vectors.ts'
import { wordsOf } from '../language/words.ts'
import { isInAnotherLanguage } from '../moves/another-language.ts'
import type { Act } from '../moves/labels.ts'
import { talksToMachine } from '../moves/talks-to-machine.ts'
import { inOrdinaryWords } from './ordinary-words.ts'
import type { Foreign } from './reading.ts'
import { talksToGrader } from './talks-to-grader.ts'

/**
 * What was not said to the persona by the one who practises: it earns nothing, whatever words are in it. In
 * doubt it is said by them.
 */
export function foreignIn(
  text: string,
  { acts, isEcho, isReadAloud }: { acts: readonly Act[]; isEcho: boolean; isReadAloud: boolean },
): Foreign | null {
  const words = wordsOf(text)
  if (words.length === 0 && text.trim() === '') return null
  if (isInAnotherLanguage(text)) return 'other-language'
  if (isReadAloud || talksToMachine(inOrdinaryWords(text)) || talksToGrader(text))
    return 'instruction'
  if (isNoWords(words)) return 'not-words'
  if (isHardlyEnglish(words)) return 'other-language'
  if (isEcho) return 'echo'
  if (isList(text, { words, acts })) return 'keyword-list'
  return null
}

/** Fewer say too little to be judged. */
const SOME_WORDS = 6

/** In a language of which not even the small words are known. */
function isHardlyEnglish(words: string[]): boolean {
  const english = words.filter(isSmallWord).length
  const known = words.filter((word) => rowOfWord(word) !== NO_ROW).length
  return words.length >= SOME_WORDS && english / words.length < 0.15 && known / words.length < 0.5
}

/** Such as hold an English sentence together, and say nothing by themselves. */
const isSmallWord = (word: string): boolean => word.includes("'") || stemsOf(word).length === 0

function isNoWords(words: string[]): boolean {
  if (words.length === 0) return true
  if (!words.some((word) => /\p{L}/u.test(word))) return words.length >= SOME_WORDS
  if (words.length < SOME_WORDS) return words.some((word) => word.length > LONGEST_WORD)
  const distinct = new Set(words).size
  return distinct <= words.length / SAID_OVER || words.filter(isNoWord).length > words.length / 2
}

/** Of characters: no English word that anybody says is as long. */
const LONGEST_WORD = 40
/** Said so many times over, on average, words are not talk any more. */
const SAID_OVER = 5

const isNoWord = (word: string): boolean =>
  word.length > LONGEST_WORD ||
  (word.length > 2 && !/[aeiouyáéíóúäöü\d]/i.test(word)) ||
  /(.)\1{3}/u.test(word)

/** Words in a row, and no sentence among them. */
function isList(text: string, { words, acts }: { words: string[]; acts: readonly Act[] }): boolean {
  const bound = words.filter(isSmallWord).length / words.length
  if (acts.includes('keyword_list') && words.length >= A_FEW && bound < FEW_BIND) return true
  if (words.length < SOME_WORDS) return false
  const items = text
    .split(/[,;|/•\n]|\s[-–—]\s|[.!?]\s/)
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
  const short = items.filter((item) => wordsOf(item).length <= 3).length
  return bound < HARDLY_BIND && (items.length < 3 || short / items.length > 0.7)
}

/** In words. */
const A_FEW = 3
const FEW_BIND = 0.2
const HARDLY_BIND = 0.12
