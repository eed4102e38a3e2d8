export type Lift = {
  /** From the first talk to the newest one. */
  latest: number
  /** From the first talk to the best one: never below 0. */
  best: number
}

/** How far somebody has come. Null after one talk, which has nothing to be compared with. */
export function liftOf(scores: { first: number; best: number; latest: number; isOne: boolean }) {
  const { first, best, latest, isOne } = scores
  return isOne ? null : ({ latest: latest - first, best: best - first } satisfies Lift)
}
