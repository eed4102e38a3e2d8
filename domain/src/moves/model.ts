import type { Likelihoods } from './decide.ts'
import type { Views } from './features.ts'
import { HEADS } from './heads.ts'
import { shares } from './shares.ts'

/** Whole-number weights: for each feature the outputs that it speaks for or against, and how much. */
export type Model = {
  rowOf: ReadonlyMap<string, number>
  starts: Int32Array
  outputs: Uint8Array
  weights: Int8Array
}

/**
 * As it is written down. A name begins with how many characters it has in common with the one before. A row
 * has a character for the weight of each label, then two for each act that it speaks for or against: which,
 * and how much.
 */
export type WrittenModel = { names: string; rows: string }

/** How likely each output is for an utterance with these features. Adds whole numbers: the same everywhere. */
export function likelihoods(model: Model, { all, asked }: Views<Iterable<string>>): Likelihoods {
  const scores = scoresOf(model, all)
  if (asked !== all) scores.set(scoresOf(model, asked).subarray(0, ASKED_OUTPUTS))
  let from = 0
  for (const { size } of HEADS) {
    shares(scores, { from, size })
    from += size
  }
  return scores
}

function scoresOf(model: Model, features: Iterable<string>): Float64Array {
  const scores = new Float64Array(OUTPUTS)
  for (const name of features) {
    const row = model.rowOf.get(name)
    if (row === undefined) continue
    const end = model.starts[row + 1] as number
    for (let at = model.starts[row] as number; at < end; at += 1) {
      const output = model.outputs[at] as number
      scores[output] = (scores[output] as number) + (model.weights[at] as number)
    }
  }
  for (let o = 0; o < OUTPUTS; o += 1) scores[o] = (scores[o] as number) / STEPS
  return scores
}

/** Those that look at what was asked come first. */
const ASKED_OUTPUTS = HEADS.reduce(
  (sum, { size, looksAt }) => sum + (looksAt === 'asked' ? size : 0),
  0,
)

const OUTPUTS = HEADS.reduce((sum, { size }) => sum + size, 0)

/** A weight of one is so many steps. Finer ones label no better, measured by cross-validation. */
const STEPS = 64

/** The outputs that nearly every feature has a weight for: those of the labels, not of the acts. */
const DENSE = HEADS.reduce((sum, { size }) => (size > 1 ? sum + size : sum), 0)

export function readModel({ names, rows }: WrittenModel): Model {
  const written = rows.split(SEPARATOR)
  const starts = new Int32Array(written.length + 1)
  const outputs = new Uint8Array(rows.length)
  const weights = new Int8Array(rows.length)
  let at = 0
  const put = (output: number, digit: string) => {
    outputs[at] = output
    weights[at] = digitOf(digit) - MIDDLE
    if (weights[at] !== 0) at += 1
  }
  written.forEach((row, n) => {
    for (let o = 0; o < DENSE; o += 1) put(o, row.charAt(o))
    for (let k = DENSE; k < row.length; k += 2) put(digitOf(row.charAt(k)), row.charAt(k + 1))
    starts[n + 1] = at
  })
  return { rowOf: new Map(readNames(names)), starts, outputs, weights }
}

function* readNames(names: string): Iterable<[string, number]> {
  let before = ''
  let n = 0
  for (const written of names.split(SEPARATOR)) {
    before = before.slice(0, digitOf(written.charAt(0))) + written.slice(1)
    yield [before, n]
    n += 1
  }
}

/** Of features in the order of their names. */
export function writeModel({
  features,
  weights,
}: {
  features: readonly string[]
  weights: Float64Array
}): WrittenModel {
  let before = ''
  const names = features.map((name) => {
    const shared = sharedLength(before, name)
    before = name
    return `${DIGITS.charAt(shared)}${name.slice(shared)}`
  })
  const rows = features.map((_, n) => {
    let row = ''
    for (let o = 0; o < OUTPUTS; o += 1) {
      const steps = Math.round((weights[n * OUTPUTS + o] as number) * STEPS)
      const digit = DIGITS.charAt(Math.max(-MIDDLE, Math.min(MIDDLE, steps)) + MIDDLE)
      if (o < DENSE) row += digit
      else if (Math.abs(steps) >= LEAST_STEPS) row += `${DIGITS.charAt(o)}${digit}`
    }
    return row
  })
  return { names: names.join(SEPARATOR), rows: rows.join(SEPARATOR) }
}

function sharedLength(one: string, other: string): number {
  let length = 0
  while (length < DIGITS.length - 1 && length < one.length && one[length] === other[length])
    length += 1
  return length
}

/** What says less about an act is not kept: there are many acts, and most have nothing to do with a word. */
const LEAST_STEPS = 10
const SEPARATOR = '|'
/** Every character that JSON writes as it is, but the separator. */
const DIGITS = Array.from({ length: 94 }, (_, n) => String.fromCharCode(33 + n))
  .filter((character) => character !== '"' && character !== '\\' && character !== SEPARATOR)
  .join('')
const MIDDLE = (DIGITS.length - 1) / 2
const DIGIT_OF = new Map([...DIGITS].map((character, n) => [character, n]))
const digitOf = (character: string): number => DIGIT_OF.get(character) ?? 0
