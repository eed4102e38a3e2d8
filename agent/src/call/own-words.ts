import { wordsOf } from '@colloquy/domain/language/words'

/**
 * Whether what was heard while the persona spoke is what it said: its words, in their order. Of a sound so low a
 * recogniser makes other words as well; some of them are enough, and one that everybody says is not.
 */
export function areOwnWords(heard: string, said: string): boolean {
  const words = wordsOf(heard).map(beginning)
  if (words.length < FEWEST) return false
  return longestInOrder(words, wordsOf(said).map(beginning)) / words.length >= SHARE
}

/** "The drivers" may be the beginning of a question about them. */
const FEWEST = 3
/** Of "I'd have to show you really" five of six words are those of the line. */
const SHARE = 0.7

/** Endings are misheard most: "shift" and "shifts", "schedule" and "scheduling". */
const beginning = (word: string): string => word.slice(0, 5)

function longestInOrder(one: string[], other: string[]): number {
  let before = other.map(() => 0)
  for (const word of one) {
    const now: number[] = []
    for (const [n, same] of other.entries())
      now.push(same === word ? (before[n - 1] ?? 0) + 1 : Math.max(before[n] ?? 0, now[n - 1] ?? 0))
    before = now
  }
  return before.at(-1) ?? 0
}
