import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { canFetch, fetchPackages, NotFetched } from './fetch-packages.ts'
import { askHolder, takeHold } from './one-at-a-time.ts'
import { findRecogniser, packagesFolder } from './recogniser.ts'

export type PocketsphinxState = { kind: 'ready' | 'fetching' | 'absent'; says: string }

/** Of this machine, whichever process fetches: also for a command that only looks. */
export async function pocketsphinxState(dataFolder: string): Promise<PocketsphinxState> {
  if (findRecogniser(dataFolder) !== null)
    return { kind: 'ready', says: 'PocketSphinx is there: basic, English, for quiet rooms.' }
  if (!canFetch()) return { kind: 'absent', says: ELSEWHERE }
  const folder = packagesFolder(dataFolder)
  const progress = await askHolder(folder)
  if (progress !== null)
    return { kind: 'fetching', says: progress || 'The speech recogniser is being fetched.' }
  const why = await readFile(whyNot(folder), 'utf8').catch(() => null)
  const says =
    why === null
      ? 'The speech recogniser will be fetched when the agent starts (28 MB, without root).'
      : `The speech recogniser was not fetched: ${why}. It is tried again while the agent runs.`
  return { kind: 'absent', says }
}

const ELSEWHERE =
  'The built-in recogniser comes by itself on Debian and Ubuntu only. Install the libraries of ' +
  "PocketSphinx 5prealpha and its model en-us, use the browser's own recognition, or set a speech service."

export type FetchingInBackground = {
  /** Resolves once the recogniser is there: at once, later, or never. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Fetches what is missing, and tries again as long as it is not stopped. */
export function fetchPocketsphinx(options: {
  dataFolder: string
  tell: (line: string) => void
}): FetchingInBackground {
  const stopping = new AbortController()
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const work = keepTrying({ ...options, signal: stopping.signal }).then(
    (found) => found && isReady(),
    (failure: unknown) => {
      if (!stopping.signal.aborted) options.tell(`speech recogniser: ${String(failure)}`)
    },
  )
  return {
    ready,
    async stop() {
      stopping.abort()
      await work
    },
  }
}

type Trying = { dataFolder: string; tell: (line: string) => void; signal: AbortSignal }

const MINUTE_MS = 60_000
const PAUSES_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
// Somebody else is at it: its end is looked for.
const LOOK_AGAIN_MS = 1000

async function keepTrying({ dataFolder, tell, signal }: Trying): Promise<boolean> {
  for (let failures = 0; ; ) {
    const outcome = await fetchOnce({ dataFolder, tell, signal })
    if (outcome === 'ready') return true
    if (outcome === 'impossible') return false
    if (outcome === 'failed') failures += 1
    const pause = outcome === 'held' ? LOOK_AGAIN_MS : PAUSES_MS[failures - 1]
    await sleep(pause ?? 60 * MINUTE_MS, undefined, { signal, ref: false })
  }
}

/** One try, for tests and for whoever waits: `held` means that another process is at it. */
export async function fetchOnce({
  dataFolder,
  tell,
  signal,
}: Trying): Promise<'ready' | 'failed' | 'held' | 'impossible'> {
  if (findRecogniser(dataFolder) !== null) return 'ready'
  if (!canFetch()) {
    tell(ELSEWHERE)
    return 'impossible'
  }
  const folder = packagesFolder(dataFolder)
  const hold = await takeHold(folder)
  if (hold === null) return 'held'
  try {
    // It may have been done while we asked for it. What lies there incomplete is of another system.
    if (findRecogniser(dataFolder) !== null) return 'ready'
    await rm(folder, { recursive: true, force: true })
    await fetchPackages({
      folder,
      signal,
      tell(line) {
        hold.says(line)
        tell(line)
      },
    })
    await rm(whyNot(folder), { force: true })
    if (findRecogniser(dataFolder) === null) throw new NotFetched('a library is missing in them')
    tell('the speech recogniser is there')
    return 'ready'
  } catch (failure) {
    if (!(failure instanceof NotFetched)) throw failure
    await mkdir(`${folder}.fetching`, { recursive: true })
    await writeFile(whyNot(folder), failure.message)
    tell(`the speech recogniser was not fetched: ${failure.message}`)
    return 'failed'
  } finally {
    await hold.release()
  }
}

const whyNot = (folder: string): string => `${folder}.fetching/why-not.txt`
