import { it } from 'vitest'
import { writeFileSync } from 'node:fs'
import pino from 'pino'
import { connectForGrading } from '../db/connect.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { runGradings } from './run.ts'
it('x', async () => {
  const { url } = await makeTestDatabase()
  const connection = connectForGrading(url)
  const asked = new Map<string, number>()
  const { pool } = connection
  const q = pool.query.bind(pool)
  let ms = 0
  pool.query = ((...a: unknown[]) => {
    const k = String((a[0] as { text?: string }).text ?? a[0])
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 110)
    asked.set(k, (asked.get(k) ?? 0) + 1)
    const t = performance.now()
    return (q as any)(...a).finally(() => {
      ms += performance.now() - t
    })
  }) as never
  const t = performance.now()
  const g = await runGradings({
    connection,
    gradeTalk: async () => {
      throw new Error('x')
    },
    log: pino({ level: 'silent' }),
  })
  const started = performance.now() - t
  const cpu = process.cpuUsage()
  await new Promise((r) => setTimeout(r, 60_000))
  const used = process.cpuUsage(cpu)
  const t2 = performance.now()
  await g.stop()
  writeFileSync(
    '/tmp/g1/idle.json',
    JSON.stringify(
      {
        started,
        stopped: performance.now() - t2,
        cpuMs: (used.user + used.system) / 1000,
        waitedMs: ms,
        connections: pool.totalCount,
        all: [...asked.values()].reduce((a, b) => a + b, 0),
        asked: Object.fromEntries(asked),
      },
      null,
      1,
    ),
  )
}, 90000)
