import { Refusal } from '../refusal.ts'
import { realClock } from './clock.ts'
import { type Kept, keepRunning, type Part } from './keep.ts'

/** All that is kept running: it ends together, the database last. */
export type Crew = {
  /** Everything else uses it, so it outlives everything else. */
  keepDatabase: <Ready>(part: Part<Ready>) => Kept<Ready>
  keep: <Ready>(part: Part<Ready>) => Kept<Ready>
  /** Rejects when one of them refuses to run. */
  refusal: Promise<never>
  stop: () => Promise<void>
  kill: () => void
}

/** Together less than the 5 s in which everything has to be ended, with some left for ourselves. */
const EVERYTHING_MS = 4600
const CHILDREN_MS = 4000

export function createCrew(say: (line: string) => void): Crew {
  const children: Kept<unknown>[] = []
  const databases: Kept<unknown>[] = []
  const refusal = Promise.withResolvers<never>()
  // Who waits for it is told; until somebody does it is nobody's fault.
  refusal.promise.catch(() => {})

  let isEnding = false
  const keepIn = <Ready>(list: Kept<unknown>[], part: Part<Ready>): Kept<Ready> => {
    // Who was just about to start something when the end came would leave it behind.
    if (isEnding) throw new Error(`${part.name} is not started any more`)
    const kept = keepRunning(part, { clock: realClock, say })
    list.push(kept)
    void kept.over.then((reason) => {
      if (reason !== null) refusal.reject(new Refusal(reason))
    })
    return kept
  }
  return {
    keepDatabase: (part) => keepIn(databases, part),
    keep: (part) => keepIn(children, part),
    refusal: refusal.promise,
    stop: async () => {
      isEnding = true
      const startedAt = performance.now()
      await Promise.all(children.map((child) => child.stop(CHILDREN_MS)))
      const leftMs = EVERYTHING_MS - (performance.now() - startedAt)
      await Promise.all(databases.map((database) => database.stop(leftMs)))
    },
    kill: () => {
      for (const kept of [...children, ...databases]) kept.kill()
    },
  }
}
