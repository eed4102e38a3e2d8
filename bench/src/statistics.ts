export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The smallest value that so large a share of them does not exceed. Of none there is none, and it reaches no goal. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** 0 of none. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
