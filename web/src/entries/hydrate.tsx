import { type ReactElement, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over a page that the build has rendered. */
export function hydrate(page: ReactElement): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id root to take over')
  // In small steps, so that a slow phone can scroll and type meanwhile.
  startTransition(() => {
    hydrateRoot(root, <StrictMode>{page}</StrictMode>)
  })
}
