import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canFetch } from '../pocketsphinx/fetch-packages.ts'
import { fetchOnce } from '../pocketsphinx/availability.ts'

/** A data folder with the recogniser in it, shared by all tests of this machine. */
const RECOGNISER_FOLDER = join(import.meta.dirname, '../../../../node_modules/.cache/speech')

/** Elsewhere the recogniser does not come by itself, and nothing can be said of it. */
export const canHaveRecogniser = canFetch()

const PATIENCE_MS = 120_000

/** Fetches it if it is not there. Throws where that fails: a test without it would say nothing. */
export async function haveRecogniser(): Promise<string> {
  const told: string[] = []
  const signal = AbortSignal.timeout(PATIENCE_MS)
  for (;;) {
    const outcome = await fetchOnce({
      dataFolder: RECOGNISER_FOLDER,
      tell: (line) => told.push(line),
      signal,
    })
    if (outcome === 'ready') return RECOGNISER_FOLDER
    if (outcome !== 'held') throw new Error(told.at(-1) ?? outcome)
    // Another test is at it.
    await sleep(200, undefined, { signal })
  }
}
