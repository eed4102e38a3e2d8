import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** The minute that it is, for what is said about it: "tomorrow" has to become "today" by itself. */
export const useNow = (): number => useSyncExternalStore(subscribe, thisMinute)

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

function subscribe(listen: () => void): () => void {
  const timer = setInterval(listen, MINUTE_MS)
  return () => clearInterval(timer)
}
