import type { Utterance } from '../src/moves/labels.ts'
import { withoutMarks } from '../src/moves/learning/recognised.ts'

/** The lines that one of the others says nearly word for word. What is shorter is idiom: everybody says "thank you very much". */
export function twinsAmong<Line extends Utterance>(
  lines: readonly Line[],
  others: readonly Utterance[],
): Line[] {
  const withPair = new Map<string, Set<string>[]>()
  for (const { text } of others) {
    const pairs = pairsOf(text)
    for (const pair of pairs) {
      const list = withPair.get(pair) ?? []
      list.push(pairs)
      withPair.set(pair, list)
    }
  }
  return lines.filter(({ text }) => {
    const pairs = pairsOf(text)
    if (pairs.size < LEAST_PAIRS) return false
    const likely = new Set([...pairs].flatMap((pair) => withPair.get(pair) ?? []))
    return [...likely].some((other) => other.size >= LEAST_PAIRS && likeness(pairs, other) > ALIKE)
  })
}

function pairsOf(text: string): Set<string> {
  const words = withoutMarks(text)
    .replaceAll(/\b(?:um|uh|er)\b/g, '')
    .split(/\s+/)
    .filter(Boolean)
  return new Set(words.slice(1).map((word, n) => `${words[n]} ${word}`))
}

/** How many of the pairs of both are in both, from 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length
  return shared / (one.size + other.size - shared)
}

/** Of six words. */
const LEAST_PAIRS = 5
/** One word of ten is another: 0.64 of the pairs. */
const ALIKE = 0.6
