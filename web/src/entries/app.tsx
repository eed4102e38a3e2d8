import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { createQueryClient } from '../data/queries.ts'
import { routes } from '../routes.tsx'
import { Toasts } from '../ui/toasts.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no element with the id root to render into')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <Toasts>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Toasts>
    </QueryClientProvider>
  </StrictMode>,
)
