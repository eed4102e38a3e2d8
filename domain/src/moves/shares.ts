/** Scores of the outputs of one head, turned in place into how likely each is; one alone is likely or not. */
export function shares(scores: Float64Array, { from, size }: { from: number; size: number }): void {
  let highest = size === 1 ? 0 : Number.NEGATIVE_INFINITY
  for (let o = from; o < from + size; o += 1) highest = Math.max(highest, scores[o] as number)
  let sum = size === 1 ? exponential(-highest) : 0
  for (let o = from; o < from + size; o += 1) {
    const share = exponential((scores[o] as number) - highest)
    scores[o] = share
    sum += share
  }
  for (let o = from; o < from + size; o += 1) scores[o] = (scores[o] as number) / sum
}

/** Of what is not above 0. `Math.exp` may differ in the last bit from one engine to the next. */
function exponential(x: number): number {
  if (x < -40) return 0
  const part = x / 1024
  let result = 1 + part * (1 + (part / 2) * (1 + (part / 3) * (1 + part / 4)))
  for (let n = 0; n < 10; n += 1) result *= result
  return result
}
