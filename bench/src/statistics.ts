export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The smallest value that so large a share of them does not exceed. Of none there is none, and it reaches no goal. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}
