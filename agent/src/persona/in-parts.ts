import { setImmediate, setTimeout } from 'node:timers/promises'

type Pace = {
  /** After each part, for who has time. */
  restMs?: number
  /** What is left then is left out. */
  until?: AbortSignal
}

/** The other talks of this process have their turn in between. */
export async function inParts(
  work: Iterable<void>,
  { restMs = 0, until }: Pace = {},
): Promise<void> {
  const parts = work[Symbol.iterator]()
  let since = performance.now()
  while (until?.aborted !== true && parts.next().done !== true) {
    if (performance.now() - since < PART_MS) continue
    await (restMs === 0 ? setImmediate() : setTimeout(restMs))
    since = performance.now()
  }
}

/** Half of what a frame of sound lasts. */
const PART_MS = 5
