import { stemsOfWords } from './stems.ts'
import { likeness, NO_ROW, rowOfWord, weightOfRow } from './word-vectors.ts'
import { wordsOf } from './words.ts'

/** The words of a text that carry what it means, as far as the table of word vectors knows them. */
export type Meant = readonly { row: number; stem: string }[]

export function meantBy(text: string): Meant {
  const seen = new Set<number>()
  const meant: { row: number; stem: string }[] = []
  for (const written of wordsOf(text))
    for (const word of written.replace(/'\p{L}+$/u, '').split('-')) {
      const [stem] = stemsOfWords([word])
      const row = stem === undefined ? NO_ROW : rowOfWord(word)
      if (stem === undefined || row === NO_ROW || seen.has(row)) continue
      seen.add(row)
      meant.push({ row, stem })
    }
  return meant
}

/** Up to here, words are no more alike than any two. */
const LEAST_LIKENESS = 0.2

/** From 0 to 1: how near the nearest of these words comes to one. */
export function nearestTo(row: number, words: Meant, likenessOf = likeness): number {
  let best = LEAST_LIKENESS
  for (const one of words) best = Math.max(best, likenessOf(row, one.row))
  return (best - LEAST_LIKENESS) / (1 - LEAST_LIKENESS)
}

/** From 0 to 1: how near a text comes to a stem of another, in which the stem may stand for several words. */
export function nearestToStem(stem: string, { from, to }: { from: Meant; to: Meant }): number {
  let best = 0
  for (const one of from) if (one.stem === stem) best = Math.max(best, nearestTo(one.row, to))
  return best
}

/**
 * From 0 to 1: whether two texts are about the same, in whatever words. Of the shorter it is asked how much of
 * it is in the longer, so that a short goal can be found in a long offer. Measured on questions of strangers: 0.2
 * is reached by 62 of 100 with the fact that answers them, and by 3 or 4 of 100 with somebody else's fact.
 */
export function closenessOf(one: string, other: string): number {
  const [first, second] = [meantBy(one), meantBy(other)]
  const [shorter, longer] =
    first.length < second.length || (first.length === second.length && one < other)
      ? [first, second]
      : [second, first]
  let total = 0
  let found = 0
  for (const { row } of shorter) {
    total += weightOfRow(row)
    found += weightOfRow(row) * nearestTo(row, longer)
  }
  return total === 0 ? 0 : found / total
}
