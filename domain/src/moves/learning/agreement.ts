/** How well what was found agrees with what people said: rows are people's, columns ours. */
export type Confusion = { labels: readonly string[]; counts: number[][] }

export function confusionOf(
  labels: readonly string[],
  pairs: readonly { meant: string; found: string }[],
): Confusion {
  const counts = labels.map(() => labels.map(() => 0))
  for (const { meant, found } of pairs) {
    const row = counts[labels.indexOf(meant)]
    const column = labels.indexOf(found)
    if (row !== undefined) row[column] = (row[column] ?? 0) + 1
  }
  return { labels, counts }
}

/** Cohen's: 0 is what chance gives, 1 is always. */
export function kappaOf({ labels, counts }: Confusion): number {
  const rows = labels.map((_, n) => sum(counts[n] ?? []))
  const columns = labels.map((_, n) => sum(counts.map((row) => row[n] ?? 0)))
  const all = sum(rows)
  const agreed = sum(labels.map((_, n) => counts[n]?.[n] ?? 0)) / all
  const byChance = sum(labels.map((_, n) => ((rows[n] ?? 0) / all) * ((columns[n] ?? 0) / all)))
  return (agreed - byChance) / (1 - byChance)
}

export function f1Of({ labels, counts }: Confusion, label: string): number {
  const n = labels.indexOf(label)
  const right = counts[n]?.[n] ?? 0
  const meant = sum(counts[n] ?? [])
  const found = sum(counts.map((row) => row[n] ?? 0))
  return (2 * right) / (meant + found)
}

/** Of what was found, how much was meant; nothing found is no number. */
export function precisionOf({ labels, counts }: Confusion, label: string): number {
  const n = labels.indexOf(label)
  return (counts[n]?.[n] ?? 0) / sum(counts.map((row) => row[n] ?? 0))
}

/** Of what was meant, how much was found. */
export function recallOf({ labels, counts }: Confusion, label: string): number {
  const n = labels.indexOf(label)
  return (counts[n]?.[n] ?? 0) / sum(counts[n] ?? [])
}

/** As if there were only this label, and all that is something else. */
export function oneAgainstRest({ labels, counts }: Confusion, label: string): Confusion {
  const n = labels.indexOf(label)
  const right = counts[n]?.[n] ?? 0
  const missed = sum(counts[n] ?? []) - right
  const wrong = sum(counts.map((row) => row[n] ?? 0)) - right
  const rest = sum(counts.map(sum)) - right - missed - wrong
  return {
    labels: [label, `not ${label}`],
    counts: [
      [right, missed],
      [wrong, rest],
    ],
  }
}

/** The mean over the labels, however rare. */
export const macroF1Of = (confusion: Confusion): number =>
  sum(confusion.labels.map((label) => f1Of(confusion, label))) / confusion.labels.length

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
