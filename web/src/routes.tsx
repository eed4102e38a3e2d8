import type { RouteObject } from 'react-router'
import { Broken } from './screens/broken/broken.tsx'
import { Home } from './screens/home/home.tsx'
import { NotFound } from './screens/not-found/not-found.tsx'

/** Every screen and its address. */
export const routes: RouteObject[] = [
  {
    ErrorBoundary: Broken,
    children: [
      { path: '/', Component: Home },
      { path: '*', Component: NotFound },
    ],
  },
]
