import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { GetStarted } from '../screens/get-started/get-started.tsx'
import { Landing } from '../screens/landing/landing.tsx'
import { NotFound } from '../screens/not-found/not-found.tsx'
import { Terms } from '../screens/terms/terms.tsx'
import { Waitlist } from '../screens/waitlist/waitlist.tsx'

/** The pages that are complete before any script runs, by the file they stand in. */
const pages: Record<string, ReactElement> = {
  'index.html': <Landing />,
  'waitlist/index.html': <Waitlist />,
  'terms/index.html': <Terms />,
  'get-started/index.html': <GetStarted />,
  '404.html': <NotFound />,
}

/**
 * Called by the build.
 * @public
 */
export const renderAll = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(pages).map(([file, page]) => [
      file,
      renderToString(<StrictMode>{page}</StrictMode>),
    ]),
  )
