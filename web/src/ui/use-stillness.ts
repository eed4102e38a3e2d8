import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

/**
 * True where nothing may move: for whoever asks for less motion, and on a page that the build has
 * rendered until its script runs, so that it is complete as it stands.
 */
export const useStillness = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  )

function subscribe(listen: () => void): () => void {
  const query = matchMedia(QUERY)
  query.addEventListener('change', listen)
  return () => query.removeEventListener('change', listen)
}
