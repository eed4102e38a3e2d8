import { closeness } from '../language/related-words.ts'
import { stemsOf } from '../language/stems.ts'
import { likeness, NO_ROW, rowOfWord, weightOfRow } from '../language/word-vectors.ts'
import { wordsOf } from '../language/words.ts'
import { evidenceAt, sentenceSpans, type Span } from '../reading/evidence.ts'
import { inFigures } from '../reading/numbers.ts'
import type { Reading } from '../reading/reading.ts'
import type { Evidence } from '../reading/talk.ts'
import { denies, isCondition, withoutAsides, type Worded, wordedOf } from './sentence-words.ts'

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

/** Of what counts in a sentence. A short one is said as it is; a recogniser takes a word or two from a long one. */
const ENOUGH = 0.7
const ENOUGH_UNSURE = 0.5

/** Each sentence, and each two after one another: what has to be said may be said in two. */
function stretchesOf(text: string): Span[] {
  const spans = sentenceSpans(text)
  const pairs = spans.slice(1).map(({ end }, n) => ({ start: spans[n]?.start ?? 0, end }))
  return [...spans, ...pairs]
}

function says(part: string, wanted: Worded, enough: number): boolean {
  const said = wordedOf(part)
  if (said.isQuestion !== wanted.isQuestion || wanted.counts.length === 0) return false
  if (!figuresIn(wanted.words).every((figure) => said.words.includes(figure))) return false
  const fits = wanted.counts.map((at) => bestFit(wanted.words[at] ?? '', said))
  const found = fits.filter((fit) => fit !== null)
  if (found.length === 0 || !isEnough({ said, wanted, fits, enough })) return false
  const places = found.map(({ at }) => at)
  const from = Math.min(...places)
  const to = Math.max(...places)
  // Whoever says all of it far apart has said something else.
  if (to - from > wanted.words.length + LOOSE_WORDS || !isInOrder(places)) return false
  const around = said.words.slice(Math.max(clauseOf(part, from), from - BEFORE), to + 1)
  return (
    around.filter(denies).length === wanted.words.filter(denies).length &&
    (wanted.words.some(isCondition) || !around.some(isCondition))
  )
}

/** Nobody means fourteen who says thirty. */
const figuresIn = (words: readonly string[]): string[] => words.filter((word) => /^\d/.test(word))

/** In words, between those that count. */
const LOOSE_WORDS = 6

type Fit = { at: number; fit: number }

function isEnough({
  said,
  wanted,
  fits,
  enough,
}: {
  said: Worded
  wanted: Worded
  fits: readonly (Fit | null)[]
  enough: number
}): boolean {
  const sum = fits.reduce((all, one) => all + (one?.fit ?? 0), 0)
  const isOneSure = fits.some((one) => one !== null && one.fit >= SURE)
  if (isOneSure && sum / fits.length >= enough) return true
  // What says most of it was heard, and all around it: a word in between was misheard.
  const weights = wanted.counts.map((at) => weightOf(wanted.words[at] ?? ''))
  const heaviest = fits[weights.indexOf(Math.max(...weights))]
  const share = inOrderIn(said.words, wanted.words) / wanted.words.length
  return heaviest != null && heaviest.fit >= SURE && share >= FRAME
}

/** The word itself, in whatever form. */
const SURE = 0.95
/** Of all words of a sentence, in their order. */
const FRAME = 0.75

const weightOf = (word: string): number => {
  const row = rowOfWord(word)
  return row === NO_ROW ? 1 : weightOfRow(row)
}

/** How many of the wanted words stand together, in their order, with at most one more between them. */
function inOrderIn(words: readonly string[], wanted: readonly string[]): number {
  let most = 0
  for (let start = 0; start < words.length; start += 1) {
    let at = 0
    let count = 0
    for (const word of words.slice(start, start + wanted.length + 1)) {
      const found = wanted.indexOf(word, at)
      if (found === -1) continue
      count += 1
      at = found + 1
    }
    most = Math.max(most, count)
  }
  return most
}

/** The word that fits best, the earliest of the best. */
function bestFit(word: string, { words }: Worded): Fit | null {
  let best: Fit | null = null
  for (const [at, other] of words.entries()) {
    const fit = fitOf(word, other)
    if (fit >= SAME_ENOUGH && fit > (best?.fit ?? 0)) best = { at, fit }
  }
  return best
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

const MEETS = new Set(stemsOf('call conversation talk chat meeting interview session'))

/** Of the vectors: from here on one says the other. */
const ALIKE = 0.72

/** What is left of a word that was misheard: how it begins and its consonants, as they sound. */
function soundOf(word: string): string {
  const sounds = word
    .replaceAll(/^(?:kn|gn|wr)/g, (two) => two.charAt(1))
    .replaceAll('ph', 'f')
    .replaceAll(/[cq]/g, 'k')
    .replaceAll('z', 's')
    .replaceAll(/(?<=.)[aeiouyhw']/g, '')
    .replaceAll(/(.)\1+/g, '$1')
  // A single consonant is in too many words.
  return sounds.length >= 2 && word.length >= 4 ? sounds : word
}

/** Loosely: "we record this call" is "this call is recorded"; a heap of its words is not. */
function isInOrder(places: readonly number[]): boolean {
  if (places.length < 4) return true
  const rising = places.slice(1).filter((place, n) => place > (places[n] ?? 0)).length
  return rising / (places.length - 1) >= 0.5
}

/** Where the clause begins in which this word stands: what is denied before a mark is something else. */
function clauseOf(part: string, at: number): number {
  let counted = 0
  let begins = 0
  for (const clause of withoutAsides(part).split(/[,;:.!?–—]/)) {
    if (counted <= at) begins = counted
    counted += inFigures(wordsOf(clause)).length
  }
  return begins
}

/** In words: "I don't think that this call is recorded". */
const BEFORE = 6
