import { type ReactElement, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Takes over a page that the build has rendered. */
export function hydrate(page: ReactElement): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id root to take over')
  hydrateRoot(root, <StrictMode>{page}</StrictMode>)
}
