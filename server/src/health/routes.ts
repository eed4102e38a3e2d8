import { endpoints } from '@colloquy/contract/endpoints'
import type { Services } from '../context.ts'
import type { Desk } from '../desk/desk.ts'
import { type Routes, WithStatus } from '../http/routes.ts'
import { createHealthCheck } from './health.ts'
import { VERSION } from './version.ts'

type Needs = Pick<Services, 'db'> & { desk: Desk | null }

export function healthRoutes({ handle }: Routes, { db, desk }: Needs): void {
  const check = createHealthCheck(db)

  handle(endpoints.health, async () => {
    const { parts, waiting } = await check()
    const { agents, freePlaces } = desk?.vitals() ?? { agents: 0, freePlaces: 0 }
    const rest = { version: VERSION, parts, calls: { agents, free_places: freePlaces, waiting } }
    const isDown = Object.values(parts).includes('down')
    return isDown
      ? new WithStatus(503, { status: 'down' as const, ...rest })
      : { status: 'ok' as const, ...rest }
  })
}
