/** Where words that were said stand in what was heard: one turn may hold several lines, when no pause was between them. */
export type Place = { from: number; to: number; misheard: number }

/** How often a line stands in these turns, no word counted twice. */
export function timesIn(line: string, turns: readonly string[], mostMisheard: number): number {
  return turns.reduce((sum, turn) => sum + timesInWords(wordsOf(line), wordsOf(turn)), 0)

  function timesInWords(line: string[], words: string[]): number {
    const { from, to, misheard } = placeOf(line, words)
    if (misheard > mostMisheard) return 0
    return 1 + timesInWords(line, words.slice(0, from)) + timesInWords(line, words.slice(to))
  }
}

/** Of its words, how many were misheard where it was heard best; 1 when there is nothing of it. */
export const leastMisheard = (line: string, turns: readonly string[]): number =>
  Math.min(1, ...turns.map((turn) => placeOf(wordsOf(line), wordsOf(turn)).misheard))

/** Edit distance by words, with nothing counted of what stands before and after. */
function placeOf(line: readonly string[], words: readonly string[]): Place {
  let row = Array.from({ length: words.length + 1 }, (_, at) => ({ cost: 0, from: at }))
  for (const [n, word] of line.entries()) {
    const next = [{ cost: n + 1, from: 0 }]
    for (const [at, heard] of words.entries()) {
      const ways = [plus(row[at], word === heard ? 0 : 1), plus(row[at + 1], 1), plus(next[at], 1)]
      next.push(ways.reduce((best, way) => (way.cost < best.cost ? way : best)))
    }
    row = next
  }
  const least = Math.min(...row.map(({ cost }) => cost))
  const to = row.findIndex(({ cost }) => cost === least)
  return { from: row[to]?.from ?? 0, to, misheard: least / Math.max(1, line.length) }
}

const plus = (way: { cost: number; from: number } | undefined, more: number) => ({
  cost: (way?.cost ?? Number.POSITIVE_INFINITY) + more,
  from: way?.from ?? 0,
})

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9']+/)
    .filter((word) => word !== '')
