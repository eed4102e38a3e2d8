import written from './vectors.json' with { type: 'json' }

/**
 * What English words mean, as far as a small table of numbers can say: words of like meaning lie in like
 * directions. How it was made says `domain/training/vectors/README.md`. All sums are of whole numbers, so that
 * every machine gets the same.
 */
export type WordVectors = {
  rowOf: ReadonlyMap<string, number>
  /** From 0 to 1: how much a word says. Rare words say more. */
  weights: Float64Array
  steps: Int8Array
  lengths: Float64Array
  /** Two steps each, as they are written: to hold one word against another, it is half the work. */
  pairs: Uint8Array
}

/** Words in alphabetical order: each begins with how many characters it has in common with the one before. */
export type WrittenVectors = { words: string; rows: string }

export const DIMENSIONS = 128
/** A character holds two numbers from -4 to 4. Finer ones found no more answers. */
const LEVELS = 9
const MIDDLE = (LEVELS - 1) / 2
const PAIRS = DIMENSIONS / 2
const CHARACTERS = PAIRS + 1
const SEPARATOR = '|'
const DIGITS = Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n)).filter(
  (character) => character !== '"' && character !== '\\' && character !== SEPARATOR,
)
const MOST = DIGITS.length - 1

export function readVectors({ words, rows }: WrittenVectors): WordVectors {
  const digitOf = new Uint8Array(128)
  DIGITS.forEach((character, digit) => {
    digitOf[character.charCodeAt(0)] = digit
  })
  const rowOf = new Map<string, number>()
  let before = ''
  for (const one of words.split(SEPARATOR)) {
    before = before.slice(0, digitOf[one.charCodeAt(0)]) + one.slice(1)
    rowOf.set(before, rowOf.size)
  }
  const weights = new Float64Array(rowOf.size)
  const steps = new Int8Array(rowOf.size * DIMENSIONS)
  const lengths = new Float64Array(rowOf.size)
  const pairs = new Uint8Array(rowOf.size * PAIRS)
  let at = 0
  for (let row = 0; row < rowOf.size; row += 1) {
    weights[row] = (digitOf[rows.charCodeAt(at)] as number) / MOST
    at += 1
    let squares = 0
    for (let d = row * DIMENSIONS; d < (row + 1) * DIMENSIONS; d += 2) {
      const both = digitOf[rows.charCodeAt(at)] as number
      pairs[d / 2] = both
      at += 1
      const second = secondOf(both)
      const first = (both - second - MIDDLE) / LEVELS - MIDDLE
      steps[d] = first
      steps[d + 1] = second
      squares += first * first + second * second
    }
    lengths[row] = Math.sqrt(squares)
  }
  if (at !== rowOf.size * CHARACTERS) throw new Error('Word vectors of another size')
  return { rowOf, weights, steps, lengths, pairs }
}

const firstOf = (both: number): number => Math.floor(both / LEVELS) - MIDDLE
const secondOf = (both: number): number => (both % LEVELS) - MIDDLE

const TABLE = readVectors(written)

/** Of a word that is not in the table. */
export const NO_ROW = -1

/** Where a word stands in the table. */
export const rowOfWord = (word: string): number => {
  for (const form of formsOf(word)) {
    const row = TABLE.rowOf.get(form)
    if (row !== undefined) return row
  }
  return NO_ROW
}

/** "Overbookings" is found by "overbooking". */
function* formsOf(word: string): Iterable<string> {
  yield word
  for (const [ending, instead] of ENDINGS)
    if (word.length > ending.length + 3 && word.endsWith(ending))
      yield word.slice(0, -ending.length) + instead
}

const ENDINGS = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
] as const

export const weightOfRow = (row: number): number => TABLE.weights[row] as number

/** From -1 to 1: 1 for the same word, about 0 for words that have nothing to do with each other. */
export function likeness(one: number, other: number): number {
  if (one === other) return 1
  const { pairs, lengths } = TABLE
  let [odd, even] = [0, 0]
  const from = one * PAIRS
  const to = other * PAIRS
  for (let p = 0; p < PAIRS; p += 2) {
    odd += productOf(pairs[from + p] as number, pairs[to + p] as number)
    even += productOf(pairs[from + p + 1] as number, pairs[to + p + 1] as number)
  }
  return (odd + even) / ((lengths[one] as number) * (lengths[other] as number))
}

const productOf = (one: number, other: number): number =>
  PRODUCTS[one * LEVELS ** 2 + other] as number

/** Of any two steps with any other two, multiplied and added. */
const PRODUCTS = Int8Array.from({ length: LEVELS ** 4 }, (_, n) => {
  const [one, other] = [Math.floor(n / LEVELS ** 2), n % LEVELS ** 2]
  return firstOf(one) * firstOf(other) + secondOf(one) * secondOf(other)
})

/** All words of a text together, each by what it says, at length 1. */
export function sumOf(rows: readonly number[]): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  for (const row of rows)
    for (let d = 0; d < DIMENSIONS; d += 1)
      sum[d] =
        (sum[d] as number) +
        (TABLE.weights[row] as number) *
          ((TABLE.steps[row * DIMENSIONS + d] as number) / (TABLE.lengths[row] as number))
  const length = Math.sqrt(sum.reduce((all, one) => all + one * one, 0))
  return length === 0 ? sum : sum.map((one) => one / length)
}
