import type { Utterance } from '../labels.ts'
import { withoutMarks } from './recognised.ts'

/**
 * For each utterance one of so many parts. What follows the same `previous`, or has nearly the same words,
 * is in the same part: no line is tested by a model that has seen its twin.
 */
export function foldsOf(utterances: readonly Utterance[], count: number): number[] {
  const leader = utterances.map((_, n) => n)
  const leaderOf = (n: number): number => {
    let at = n
    while (leader[at] !== at) at = leader[at] ?? at
    return at
  }
  const firstWith = new Map<string, number>()
  utterances.forEach((utterance, n) => {
    for (const key of keysOf(utterance)) {
      const first = firstWith.get(key)
      if (first === undefined) firstWith.set(key, n)
      else leader[leaderOf(n)] = leaderOf(first)
    }
  })
  return utterances
    .map((_, n) => Math.imul(leaderOf(n), 2654435761) >>> 8)
    .map((hash) => hash % count)
}

/** Two utterances with one of these in common are alike: five words in a row, or what came before. */
function keysOf({ text, previous }: Utterance): string[] {
  const words = withoutMarks(text)
    .replaceAll(/\b(?:um|uh|like|er)\b/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
  const keys = [words.join(' ')]
  for (let at = 0; at + RUN <= words.length; at += 1) keys.push(words.slice(at, at + RUN).join(' '))
  if (previous !== undefined && withoutMarks(previous).length > 12)
    keys.push(`< ${withoutMarks(previous)}`)
  return keys
}

/** Shorter ones are mere idiom: "what does that do to your" begins many questions. */
const RUN = 8
