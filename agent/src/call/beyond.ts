import { wordsOf } from '@colloquy/domain/language/words'

/**
 * What of these words comes after others that were taken for all of them a moment ago. A recogniser that hears on
 * thinks better of some: they are the same words all the same.
 */
export function beyond(taken: string, heard: string): string {
  const [before, words] = [wordsOf(taken), heard.split(/\s+/).filter((word) => word !== '')]
  if (before.length === 0) return heard
  const costs = costsOfBeginnings(before, words.map(plain))
  const least = Math.min(...costs)
  if (least > before.length * MOST_OTHERS) return heard
  return words.slice(costs.lastIndexOf(least)).join(' ')
}

/** More of them are other words: then it is something else that was said. */
const MOST_OTHERS = 1 / 3

const plain = (word: string): string => wordsOf(word).join(' ')

/** How many words differ from each beginning of what was heard, the empty one first. */
function costsOfBeginnings(before: readonly string[], words: readonly string[]): number[] {
  let costs = [0, ...words.map((_, at) => at + 1)]
  for (const word of before) {
    const next = [(costs[0] ?? 0) + 1]
    for (const [at, other] of words.entries())
      next.push(
        Math.min(
          (costs[at] ?? 0) + (word === other ? 0 : 1),
          (costs[at + 1] ?? 0) + 1,
          (next[at] ?? 0) + 1,
        ),
      )
    costs = next
  }
  return costs
}
