import { setImmediate } from 'node:timers/promises'

/** The other talks of this process have their turn in between. */
export async function inParts(work: Iterable<void>): Promise<void> {
  const parts = work[Symbol.iterator]()
  let since = performance.now()
  while (parts.next().done !== true) {
    if (performance.now() - since < PART_MS) continue
    await setImmediate()
    since = performance.now()
  }
}

/** Half of what a frame of sound lasts. */
const PART_MS = 5
