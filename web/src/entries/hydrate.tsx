import { type ReactElement, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Takes over a page that the build has rendered. */
export function hydrate(page: ReactElement): void {
  const root = document.getElementById('root')
  if (root === null) throw new Error('The page has no element with the id root to take over')
  // In small steps, so that a slow phone can scroll and type meanwhile.
  startTransition(() => {
    // In development nothing was rendered.
    if (root.firstChild === null) createRoot(root).render(<StrictMode>{page}</StrictMode>)
    else hydrateRoot(root, <StrictMode>{page}</StrictMode>)
  })
}
