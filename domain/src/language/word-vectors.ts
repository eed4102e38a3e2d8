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
}

/** Words in alphabetical order: each begins with how many characters it has in common with the one before. */
export type WrittenVectors = { words: string; rows: string }

export const DIMENSIONS = 128
/** A character holds two numbers from -4 to 4. Finer ones found no more answers. */
const LEVELS = 9
const MIDDLE = (LEVELS - 1) / 2
const CHARACTERS = DIMENSIONS / 2 + 1
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
  let at = 0
  for (let row = 0; row < rowOf.size; row += 1) {
    weights[row] = (digitOf[rows.charCodeAt(at)] as number) / MOST
    at += 1
    let squares = 0
    for (let d = row * DIMENSIONS; d < (row + 1) * DIMENSIONS; d += 2) {
      const both = digitOf[rows.charCodeAt(at)] as number
      at += 1
      const second = (both % LEVELS) - MIDDLE
      const first = (both - second - MIDDLE) / LEVELS - MIDDLE
      steps[d] = first
      steps[d + 1] = second
      squares += first * first + second * second
    }
    lengths[row] = Math.sqrt(squares)
  }
  if (at !== rowOf.size * CHARACTERS) throw new Error('Word vectors of another size')
  return { rowOf, weights, steps, lengths }
}

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
  const { steps, lengths } = TABLE
  let sum = 0
  const from = one * DIMENSIONS
  const to = other * DIMENSIONS
  for (let d = 0; d < DIMENSIONS; d += 1)
    sum += (steps[from + d] as number) * (steps[to + d] as number)
  return sum / ((lengths[one] as number) * (lengths[other] as number))
}

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
