/** Of the words said, the share that was not heard as said: added, left out, or another word. */
export function wordErrorRate(said: string, heard: string): number {
  const [a, b] = [wordsOf(said), wordsOf(heard)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, word] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const swap = (row[j] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / a.length
}

/** Words in both that say something. */
export const sharedWords = (one: string, other: string): string[] =>
  wordsOf(one).filter((word) => word.length >= LEAST_LETTERS && wordsOf(other).includes(word))

const LEAST_LETTERS = 4

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []
