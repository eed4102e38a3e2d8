import { DIMENSIONS, NO_ROW, readVectors, rowOfWord, sumOf, weightOfRow } from './word-vectors.ts'
import { wordsOf } from './words.ts'
import written from './senses.json' with { type: 'json' }

/**
 * What a whole sentence means, as a direction: of its words and of each two that stand side by side, added up. How the
 * table was made says `domain/training/senses/README.md`.
 */
export type Sense = Float32Array

/** Of words or none that it knows: towards nothing. */
export function senseOf(text: string): Sense {
  const sense = new Float32Array(DIMENSIONS)
  let before = BEGINS
  for (const word of [...wordsOf(text).slice(-MOST_WORDS), ENDS]) {
    addTo(sense, `${before} ${word}`)
    if (word !== ENDS && !addTo(sense, word)) addOtherTo(sense, word)
    before = word
  }
  return atLengthOne(sense)
}

/** Of several together. */
export function middleOf(senses: readonly Sense[]): Sense {
  const middle = new Float32Array(DIMENSIONS)
  for (const sense of senses)
    for (let n = 0; n < DIMENSIONS; n += 1) middle[n] = (middle[n] as number) + (sense[n] as number)
  return atLengthOne(middle)
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

/** Of what is longer, the end says what is wanted. */
const MOST_WORDS = 24
const BEGINS = '^'
const ENDS = '$'

const TABLE = readVectors(written)

function addTo(sense: Sense, key: string): boolean {
  const row = TABLE.rowOf.get(key)
  if (row === undefined) return false
  const much = (TABLE.weights[row] as number) / (TABLE.lengths[row] as number)
  const from = row * DIMENSIONS
  for (let n = 0; n < DIMENSIONS; n += 1)
    sense[n] = (sense[n] as number) + much * (TABLE.steps[from + n] as number)
  return true
}

/** What stands in no sentence that the table was learned from has the direction that words alone have. */
function addOtherTo(sense: Sense, word: string): void {
  const row = rowOfWord(word)
  if (row === NO_ROW) return
  const much = weightOfRow(row) * written.other
  const direction = sumOf([row])
  for (let n = 0; n < DIMENSIONS; n += 1)
    sense[n] = (sense[n] as number) + much * (direction[n] as number)
}
