import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'

export type PartState = 'ok' | 'down'

/** Probes may ask many times a second; the database is asked once in this time. */
const FRESH_MS = 500

// Less than what a load balancer waits for its probe.
const PATIENCE_MS = 2_000

export type HealthCheck = () => Promise<Record<string, PartState>>

export function createHealthCheck(db: Db): HealthCheck {
  let last: { at: number; parts: Promise<Record<string, PartState>> } | null = null
  return () => {
    const now = performance.now()
    if (last === null || now - last.at > FRESH_MS) last = { at: now, parts: checkParts(db) }
    return last.parts
  }
}

const checkParts = async (db: Db): Promise<Record<string, PartState>> => ({
  database: await checkDatabase(db),
})

async function checkDatabase(db: Db): Promise<PartState> {
  const { promise: tooLate, resolve } = Promise.withResolvers<PartState>()
  const timer = setTimeout(() => resolve('down'), PATIENCE_MS)
  const answer = db.execute(sql`select 1`).then(
    (): PartState => 'ok',
    (): PartState => 'down',
  )
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
