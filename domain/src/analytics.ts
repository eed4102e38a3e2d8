/** Of fewer people nothing is shown, or somebody could be singled out. */
export const LEAST_PEOPLE = 5

/** How many months can be looked back on, this one included, as the address has them. */
export const MONTHS_BACK = ['3', '6', '12'] as const

/** The first days of the months up to that of `now`, in UTC, oldest first. */
export const monthsUpTo = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, n) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - n), 1))
      .toISOString()
      .slice(0, 10),
  )

/** Rounded; null of nothing. */
export const averageOf = (
  { n, sum }: { n: number; sum: number },
  { digits }: { digits: 0 | 1 },
): number | null => (n === 0 ? null : Math.round((sum / n) * 10 ** digits) / 10 ** digits)
