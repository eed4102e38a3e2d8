import type { Views } from '../features.ts'
import type { View } from '../heads.ts'
import { shares } from '../shares.ts'
import { seeded } from './random.ts'

/** What is learned from: names of features, and for each head which of its labels is right. */
export type Example = {
  features: Views<Iterable<string>>
  /** Copies of one line count as one when it is asked how common a feature is. */
  line: number
  /** For each head the index of its label, or whether its only one holds (0 or 1); null where the head has nothing to learn here. */
  targets: readonly (number | null)[]
}

/** A head picks one of so many labels; one of size 1 says how likely its only label is. With a balance of 1 rare labels count as much as common ones. */
export type HeadShape = { size: number; looksAt: View; balance: number; pace: number }

export type Learned = { features: string[]; outputs: number; weights: Float64Array }

/**
 * Multinomial logistic regression for all heads at once, by AdaGrad. The same examples give the same weights
 * to the bit: the order is seeded, and nothing is used but what IEEE 754 fixes.
 */
export function learn(
  examples: readonly Example[],
  {
    heads,
    epochs,
    rate,
    decay,
  }: { heads: readonly HeadShape[]; epochs: number; rate: number; decay: number },
): Learned {
  const features = commonFeatures(examples)
  const indexOf = new Map(features.map((name, n) => [name, n]))
  const rowOf = (names: Iterable<string>): Int32Array =>
    Int32Array.from([...names].flatMap((name) => indexOf.get(name) ?? []))
  const rows = examples.map(({ features: { all, asked } }) => {
    const row = rowOf(all)
    return { all: row, asked: asked === all ? row : rowOf(asked) }
  })
  const outputs = heads.reduce((sum, { size }) => sum + size, 0)
  const weights = new Float64Array(features.length * outputs)
  const squares = new Float64Array(features.length * outputs).fill(1e-2)
  const scores = new Float64Array(outputs)
  const balances = heads.map((head, n) => balanceOf(examples, { head, n }))
  const random = seeded(1)
  const order = Int32Array.from(examples.keys())
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const n of order) {
      const views = rows[n] as Views<Int32Array>
      const targets = examples[n]?.targets ?? []
      let from = 0
      for (let head = 0; head < heads.length; head += 1) {
        const { size, pace, looksAt } = heads[head] as HeadShape
        const target = targets[head]
        if (target != null) {
          const row = views[looksAt]
          for (let o = from; o < from + size; o += 1) scores[o] = 0
          for (let k = 0; k < row.length; k += 1) {
            const base = (row[k] as number) * outputs
            for (let o = from; o < from + size; o += 1)
              scores[o] = (scores[o] as number) + (weights[base + o] as number)
          }
          shares(scores, { from, size })
          const balance = balances[head]?.[target] ?? 1
          for (let o = from; o < from + size; o += 1) {
            const gradient =
              balance *
              ((scores[o] as number) - (size === 1 ? target : o - from === target ? 1 : 0))
            // What is settled is left alone: most of the time is saved here.
            if (gradient > -SETTLED && gradient < SETTLED) continue
            const square = gradient * gradient
            for (let k = 0; k < row.length; k += 1) {
              const at = (row[k] as number) * outputs + o
              const sum = (squares[at] as number) + square
              squares[at] = sum
              weights[at] = (weights[at] as number) - (rate * pace * gradient) / Math.sqrt(sum)
            }
          }
        }
        from += size
      }
    }
    const kept = 1 - decay
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] as number) * kept
  }
  return { features, outputs, weights }
}

const SETTLED = 0.02

/** How much more an example counts, for each of the labels it may have. */
function balanceOf(
  examples: readonly Example[],
  { head, n }: { head: HeadShape; n: number },
): number[] {
  const size = Math.max(2, head.size)
  const counts = Array.from({ length: size }, () => 0)
  for (const { targets } of examples) {
    const target = targets[n]
    if (target != null) counts[target] = (counts[target] ?? 0) + 1
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / size
  return counts.map((count) => (count === 0 ? 1 : (mean / count) ** head.balance))
}

/** What is seen in one or two lines only says nothing of others. */
function commonFeatures(examples: readonly Example[]): string[] {
  const seen = new Map<string, { lines: number; last: number }>()
  for (const { features, line } of examples)
    for (const name of new Set([...features.all, ...features.asked])) {
      const so = seen.get(name)
      if (so === undefined) seen.set(name, { lines: 1, last: line })
      else if (so.last !== line) {
        so.lines += 1
        so.last = line
      }
    }
  return [...seen]
    .filter(([, { lines }]) => lines >= LEAST_LINES)
    .map(([name]) => name)
    .sort()
}

const LEAST_LINES = 4

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const here = order[at] as number
    order[at] = order[other] as number
    order[other] = here
  }
}
