import { closeness } from '../language/related-words.ts'
import { stemsOf } from '../language/stems.ts'
import { likeness, NO_ROW, rowOfWord } from '../language/word-vectors.ts'
import { plain, wordsOf } from '../language/words.ts'
import { evidenceAt, sentenceSpans, type Span } from '../reading/evidence.ts'
import type { Reading } from '../reading/reading.ts'
import type { Evidence } from '../reading/talk.ts'

/**
 * Where the learner said one of these sentences, in these words or in others that mean it. What was said to nobody
 * here does not count; of what a recogniser was unsure of, half is enough.
 */
export function whereSaid({ talk, turns }: Reading, sentences: readonly string[]): Evidence | null {
  const wanted = sentences.map(wordedOf)
  for (const [n, turn] of turns.entries()) {
    if (turn.speaker !== 'trainee' || turn.foreign !== null) continue
    const text = talk.turns[n]?.text ?? ''
    for (const span of stretchesOf(text)) {
      const part = text.slice(span.start, span.end)
      const enough = turn.isSure ? ENOUGH : ENOUGH_UNSURE
      if (wanted.some((one) => says(part, one, enough))) return evidenceAt(n, text, span)
    }
  }
  return null
}

/** How many words of a sentence mean something: with fewer than two it would be heard everywhere. */
export const wordsThatCount = (sentence: string): number => wordedOf(sentence).counts.length
export const FEWEST_THAT_COUNT = 2

/** Of what counts in a sentence. A short one is said as it is; a recogniser takes a word or two from a long one. */
const ENOUGH = 0.7
const ENOUGH_UNSURE = 0.5

/** Each sentence, and each two after one another: what has to be said may be said in two. */
function stretchesOf(text: string): Span[] {
  const spans = sentenceSpans(text)
  const pairs = spans.slice(1).map(({ end }, n) => ({ start: spans[n]?.start ?? 0, end }))
  return [...spans, ...pairs]
}

type Worded = {
  words: string[]
  /** Where in it the words stand that mean something. */
  counts: number[]
  isQuestion: boolean
  isDenied: boolean
}

function wordedOf(text: string): Worded {
  const words = wordsOf(plain(text).replaceAll(IN_PASSING, ' '))
  const counts = words.flatMap((word, n) => (meansSomething(word) ? [n] : []))
  return {
    words,
    counts,
    isQuestion: /\?\s*$/.test(text) || OPENS_A_QUESTION.test(words[0] ?? ''),
    isDenied: words.some(denies),
  }
}

const meansSomething = (word: string): boolean => !denies(word) && stemsOf(word).length > 0

/** "Don't worry, this call is recorded": it is. */
const IN_PASSING =
  /\b(?:don't|do not) (?:worry|be alarmed|mind)\b|\b(?:no|not a) (?:problem|worries)\b|\b(?:can't|cannot|don't|mustn't|not|never) forget\b|\bif (?:that's|that is|it's|it is) (?:all right|okay|ok|fine)\b/gi

const OPENS_A_QUESTION =
  /^(?:is|are|was|were|do|does|did|will|would|can|could|may|has|have|who|what|why|when|where|how)$/

const denies = (word: string): boolean => /n't$/.test(word) || DENIALS.has(word)

const DENIALS = new Set(
  'not no never nobody none nothing neither nor cannot without stop stopped stopping hardly whether unless if'.split(
    ' ',
  ),
)

function says(part: string, wanted: Worded, enough: number): boolean {
  const said = wordedOf(part)
  if (said.isQuestion !== wanted.isQuestion || wanted.counts.length === 0) return false
  const places = wanted.counts.map((at) => placeOf(wanted.words[at] ?? '', said))
  const found = places.filter((place) => place !== null)
  if (found.length / wanted.counts.length < enough || !isInOrder(found)) return false
  const from = Math.min(...found)
  const to = Math.max(...found)
  // Whoever says all of it far apart has said something else.
  if (to - from > wanted.words.length * 2 + LOOSE_WORDS) return false
  return isDeniedAround(said, { part, from, to }) === wanted.isDenied
}

/** In words, between those that count. */
const LOOSE_WORDS = 6

/** The place that fits best, the earliest of the best. */
function placeOf(word: string, { words }: Worded): number | null {
  let best: { at: number; fit: number } | null = null
  for (const [at, other] of words.entries()) {
    const fit = fitOf(word, other)
    if (fit >= SAME_ENOUGH && fit > (best?.fit ?? 0)) best = { at, fit }
  }
  return best?.at ?? null
}

const SAME_ENOUGH = 0.55

function fitOf(word: string, other: string): number {
  if (word === other) return 1
  const [one = '', two = ''] = [stemsOf(word)[0], stemsOf(other)[0]]
  if (one === '') return 0
  if (one === two) return 0.95
  const near = two === '' ? 0 : Math.max(closeness(one, two), isOneThing(one, two) ? 0.8 : 0)
  if (near >= SAME_ENOUGH) return near
  if (soundOf(word) === soundOf(other)) return 0.6
  const [row, row2] = [rowOfWord(word), rowOfWord(other)]
  return row !== NO_ROW && row2 !== NO_ROW && likeness(row, row2) >= ALIKE ? 0.58 : 0
}

/** What two people are in with each other has many names, and means this one. */
const isOneThing = (one: string, two: string): boolean => MEETS.has(one) && MEETS.has(two)

const MEETS = new Set(stemsOf('call conversation talk chat meeting interview session line phone'))

/** Of the vectors: from here on one says the other. */
const ALIKE = 0.72

/** What is left of a word that was misheard: how it begins and its consonants, as they sound. */
function soundOf(word: string): string {
  const sounds = word
    .replaceAll(/^(?:kn|gn|wr)/g, (two) => two.charAt(1))
    .replaceAll(/ph/g, 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll(/z/g, 's')
    .replaceAll(/(?<=.)[aeiouyhw']/g, '')
    .replaceAll(/(.)\1+/g, '$1')
  // Two consonants are in too many words.
  return sounds.length >= 2 && word.length >= 4 ? sounds : word
}

/** Loosely: "we record this call" is "this call is recorded"; a heap of its words is not. */
function isInOrder(places: readonly number[]): boolean {
  if (places.length < 4) return true
  const rising = places.slice(1).filter((place, n) => place > (places[n] ?? 0)).length
  return rising / (places.length - 1) >= 0.5
}

/** In it, or shortly before, with no mark between. */
function isDeniedAround(
  { words }: Worded,
  { part, from, to }: { part: string; from: number; to: number },
): boolean {
  const clauses = plain(part)
    .replaceAll(IN_PASSING, ' ')
    .split(/[,;:.!?–—]/)
  let at = 0
  let begins = 0
  for (const clause of clauses) {
    if (at <= from) begins = at
    at += wordsOf(clause).length
  }
  return words.slice(Math.max(begins, from - BEFORE), to + 1).some(denies)
}

/** In words: "I don't think that this call is recorded". */
const BEFORE = 6
