import {
  DIMENSIONS,
  NO_ROW,
  readVectors,
  rowOfWord,
  sumOf,
  weightOfRow,
  type WordVectors,
  type WrittenVectors,
} from './word-vectors.ts'
import { wordsOf } from './words.ts'
import written from './senses.json' with { type: 'json' }

/**
 * What a whole sentence means, as a direction: of its words and of each two that stand side by side, added up. How the
 * table was made says `domain/training/senses/README.md`.
 */
export type Sense = Float32Array

/** Of what is longer, the end says what is wanted. */
const MOST_WORDS = 24
const BEGINS = '^'
const ENDS = '$'

/** Of words or none that it knows: towards nothing. */
export const senseOf = sensesBy(written)

/** `other`: how much less a word counts that stands in no sentence which the table was learned from. */
export function sensesBy(table: WrittenVectors & { other: number }): (text: string) => Sense {
  const known = { ...readVectors(table), other: table.other }
  return (text) => {
    const sense = new Float32Array(DIMENSIONS)
    let before = BEGINS
    for (const word of [...wordsOf(text).slice(-MOST_WORDS), ENDS]) {
      addTo(sense, known, `${before} ${word}`)
      if (word !== ENDS && !addTo(sense, known, word)) addOtherTo(sense, known, word)
      before = word
    }
    return atLengthOne(sense)
  }
}

/** Of many that need not be kept: as much as they are together, and towards where, a character for each number. */
export type Middle = { much: number; towards: string }

/** Of several together, and of others whose middle is known. */
export function middleOf(senses: readonly Sense[], others: Middle | null = null): Sense {
  const middle = others === null ? new Float32Array(DIMENSIONS) : sumWritten(others)
  for (const sense of senses)
    for (let n = 0; n < DIMENSIONS; n += 1) middle[n] = (middle[n] as number) + (sense[n] as number)
  return atLengthOne(middle)
}

/** A file holds whole numbers around the middle of what can be printed. */
const [ZERO, FINEST] = [79, 46]

function sumWritten({ much, towards }: Middle): Sense {
  const sum = atLengthOne(Float32Array.from(towards, (one) => one.charCodeAt(0) - ZERO))
  return sum.map((one) => one * much)
}

export function writtenMiddle(senses: readonly Sense[]): Middle {
  const sum = new Float32Array(DIMENSIONS)
  for (const sense of senses) sense.forEach((one, n) => (sum[n] = (sum[n] as number) + one))
  const most = Math.max(...sum.map(Math.abs))
  const steps = Array.from(sum, (one) => Math.round((one / most) * FINEST))
  return {
    much: Math.round(Math.sqrt(alike(sum, sum)) * 100) / 100,
    towards: String.fromCharCode(...steps.map((step) => ZERO + step)),
  }
}

function atLengthOne(sense: Sense): Sense {
  const length = Math.sqrt(alike(sense, sense))
  return length === 0 ? sense : sense.map((one) => one / length)
}

/** From -1 to 1. Four sums at once: each waits for itself only, and a turn is held against hundreds. */
export function alike(one: Sense, other: Sense): number {
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let n = 0; n < DIMENSIONS; n += 4) {
    a += (one[n] as number) * (other[n] as number)
    b += (one[n + 1] as number) * (other[n + 1] as number)
    c += (one[n + 2] as number) * (other[n + 2] as number)
    d += (one[n + 3] as number) * (other[n + 3] as number)
  }
  return a + b + (c + d)
}

type Known = WordVectors & { other: number }

function addTo(sense: Sense, { rowOf, weights, lengths, steps }: Known, key: string): boolean {
  const row = rowOf.get(key)
  if (row === undefined) return false
  const much = (weights[row] as number) / (lengths[row] as number)
  const from = row * DIMENSIONS
  for (let n = 0; n < DIMENSIONS; n += 1)
    sense[n] = (sense[n] as number) + much * (steps[from + n] as number)
  return true
}

/** What stands in no sentence that the table was learned from has the direction that words alone have. */
function addOtherTo(sense: Sense, { other }: Known, word: string): void {
  const row = rowOfWord(word)
  if (row === NO_ROW) return
  const much = weightOfRow(row) * other
  const direction = sumOf([row])
  for (let n = 0; n < DIMENSIONS; n += 1)
    sense[n] = (sense[n] as number) + much * (direction[n] as number)
}
