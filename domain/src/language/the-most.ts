type Wanted<One> = { by: (one: One) => number; count: number }

/** Those with the most, most first; of two with as much the earlier. Without a sort of all of them. */
export function theMost<One>(all: readonly One[], { by, count }: Wanted<One>): One[] {
  const best: { one: One; much: number }[] = []
  for (const one of all) {
    const much = by(one)
    if (best.length === count && much <= (best.at(-1)?.much ?? 0)) continue
    if (best.length === count) best.pop()
    let at = best.length
    while (at > 0 && (best[at - 1]?.much ?? 0) < much) at -= 1
    best.splice(at, 0, { one, much })
  }
  return best.map(({ one }) => one)
}
