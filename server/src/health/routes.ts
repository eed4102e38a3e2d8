import { endpoints } from '@colloquy/contract/endpoints'
import type { Services } from '../context.ts'
import { type Routes, WithStatus } from '../http/routes.ts'
import { createHealthCheck } from './health.ts'
import { VERSION } from './version.ts'

export function healthRoutes({ handle }: Routes, { db }: Services): void {
  const checkParts = createHealthCheck(db)

  handle(endpoints.health, async () => {
    const parts = await checkParts()
    const isDown = Object.values(parts).includes('down')
    return isDown
      ? new WithStatus(503, { status: 'down' as const, version: VERSION, parts })
      : { status: 'ok' as const, version: VERSION, parts }
  })
}
