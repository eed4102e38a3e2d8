import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { initializeLogger, log } from '@livekit/agents'

/**
 * What the libraries of a call write down by themselves: errors alone, for words that were spoken would stand in
 * the lines of the next level. Of those, none that comes of leaving in the middle of something.
 */
export function calmLibraryLogs(): void {
  initializeLogger({ pretty: false, level: 'error' })
  leaveOutHarmless(log())
  leaveOutHarmless(soundLog())
}

type Log = { error: (...line: unknown[]) => void }

/** Of the library that carries sound, which has no other door to it: its file, in the version that we pin. */
export function soundLog(): Log {
  const require = createRequire(import.meta.url)
  const file = join(dirname(require.resolve('@livekit/rtc-node')), 'log.cjs')
  return (require(file) as { log: Log }).log
}

const calmed = new WeakSet<object>()

function leaveOutHarmless(logger: object): void {
  if (calmed.has(logger)) return
  calmed.add(logger)
  const noisy = logger as Log
  const write = noisy.error.bind(noisy)
  noisy.error = (...line) => {
    if (!isHarmless(line)) write(...line)
  }
}

/** The room is left, and with it what was still being told to it, or read from it. */
function isHarmless(line: unknown[]): boolean {
  const error = line.find((part) => part instanceof Error)
  if (line.includes('Failed to update agent state attributes')) return error?.name === 'AbortError'
  return (
    line.includes('error reading stream: %s') && error?.message === 'Disconnected while receiving'
  )
}
