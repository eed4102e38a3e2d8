import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { presentAnalytics } from './present.ts'
import { readAnalytics } from './read.ts'

export function analyticsRoutes({ handle }: Routes): void {
  handle(endpoints.readAnalytics, async ({ ctx, query }) =>
    presentAnalytics(await readAnalytics(ctx, query)),
  )
}
