import { useSyncExternalStore } from 'react'
import { readToken } from '../data/credentials.ts'

/** Where to lead somebody. Pages that were made before anybody looked at them begin as for a stranger. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  )

/** Signing in and out in another tab too. */
function subscribe(listen: () => void): () => void {
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
