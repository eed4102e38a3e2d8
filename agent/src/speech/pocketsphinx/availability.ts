import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EarsToCome, HowFar } from '../engines.ts'
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
      : `${notFetched(why)}.`
  return { kind: 'absent', says }
}

const ELSEWHERE =
  'The built-in recogniser comes by itself on Debian and Ubuntu only. On another Linux install the libraries of ' +
  "PocketSphinx 5prealpha and its model en-us. Everywhere the browser's own recognition will do, or a speech service (LISTEN_URL)."

const notFetched = (why: string): string =>
  `The speech recogniser was not fetched: ${why}. It is tried again while the agent runs`

/** What to do meanwhile. */
export const UNTIL_IT_IS_THERE =
  "until it is there one types, or uses the browser's own recognition"

export type FetchingInBackground = EarsToCome & {
  /** Resolves once the recogniser is there: at once, later, or never. */
  ready: Promise<void>
  stop: () => Promise<void>
}

/** Fetches what is missing, and tries again as long as it is not stopped. What was told once is not told at the next try. */
export function fetchPocketsphinx(options: {
  dataFolder: string
  tell: (line: string) => void
}): FetchingInBackground {
  const { dataFolder } = options
  const stopping = new AbortController()
  const told = new Set<string>()
  const followers = new Set<() => void>()
  let now: HowFar = { kind: 'absent' }
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  function tell(line: string) {
    if (!told.has(line)) options.tell(line)
    told.add(line)
  }
  function become(next: HowFar) {
    now = next
    for (const onChange of followers) onChange()
  }
  const work = keepTrying({ dataFolder, tell, become, signal: stopping.signal }).then(
    (found) => found && isReady(),
    (failure: unknown) => {
      if (stopping.signal.aborted) return
      become({ kind: 'absent' })
      tell(`The speech recogniser cannot be fetched: ${String(failure)}`)
    },
  )
  return {
    ready,
    now: () => now,
    follow(onChange) {
      followers.add(onChange)
      return { over: () => void followers.delete(onChange) }
    },
    async stop() {
      stopping.abort()
      await work
    },
  }
}

type Trying = {
  dataFolder: string
  /** For whoever runs this: what is begun, and what came of it. */
  tell: (line: string) => void
  /** How far it is, for whoever waits. */
  tellProgress?: (line: string) => void
  signal: AbortSignal
}

const MINUTE_MS = 60_000
const PAUSES_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS)
// Somebody else is at it: its end is looked for.
const LOOK_AGAIN_MS = 1000

async function keepTrying({
  dataFolder,
  tell,
  become,
  signal,
}: Omit<Trying, 'tellProgress'> & { become: (now: HowFar) => void }): Promise<boolean> {
  const tellProgress = (says: string) => become({ kind: 'fetching', says })
  for (let failures = 0; ; ) {
    const outcome = await fetchOnce({ dataFolder, tell, tellProgress, signal })
    switch (outcome) {
      case 'ready':
        become({ kind: 'ready' })
        return true
      case 'impossible':
        return false
      case 'failed':
        failures += 1
        become({ kind: 'absent' })
        break
      case 'held': {
        const says = await askHolder(packagesFolder(dataFolder))
        if (says) tellProgress(says)
      }
    }
    const pause = outcome === 'held' ? LOOK_AGAIN_MS : PAUSES_MS[failures - 1]
    await sleep(pause ?? 60 * MINUTE_MS, undefined, { signal, ref: false })
  }
}

/** One try, for tests and for whoever waits: `held` means that another process is at it. */
export async function fetchOnce({
  dataFolder,
  tell,
  tellProgress = () => {},
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
    const beganAt = performance.now()
    tell(`The speech recogniser is being fetched (up to 28 MB): ${UNTIL_IT_IS_THERE}.`)
    await fetchPackages({
      folder,
      signal,
      tell(line) {
        hold.says(line)
        tellProgress(line)
      },
    })
    await rm(whyNot(folder), { force: true })
    if (findRecogniser(dataFolder) === null) throw new NotFetched('a library is missing in them')
    const seconds = Math.round((performance.now() - beganAt) / 1_000)
    tell(`The speech recogniser is there, after ${seconds} s.`)
    return 'ready'
  } catch (failure) {
    if (!(failure instanceof NotFetched)) throw failure
    await mkdir(`${folder}.fetching`, { recursive: true })
    await writeFile(whyNot(folder), failure.message)
    tell(`${notFetched(failure.message)}; ${UNTIL_IT_IS_THERE}.`)
    return 'failed'
  } finally {
    await hold.release()
  }
}

const whyNot = (folder: string): string => `${folder}.fetching/why-not.txt`
