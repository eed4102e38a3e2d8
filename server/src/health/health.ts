import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { calls } from '../db/tables/practising.ts'

export type PartState = 'ok' | 'down'

export type Health = {
  parts: Record<string, PartState>
  /** How many calls nobody has taken yet. */
  waiting: number
}

/** Probes may ask many times a second; the database is asked once in this time. */
const FRESH_MS = 500

// Less than what a load balancer waits for its probe.
const PATIENCE_MS = 2_000

export type HealthCheck = () => Promise<Health>

export function createHealthCheck(db: Db): HealthCheck {
  let last: { at: number; health: Promise<Health> } | null = null
  return () => {
    const now = performance.now()
    if (last === null || now - last.at > FRESH_MS) last = { at: now, health: checkDatabase(db) }
    return last.health
  }
}

const DOWN: Health = { parts: { database: 'down' }, waiting: 0 }

async function checkDatabase(db: Db): Promise<Health> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Health>()
  const timer = setTimeout(() => resolve(DOWN), PATIENCE_MS)
  const answer = db.$count(calls, sql`${calls.waitingSince} is not null`).then(
    (waiting): Health => ({ parts: { database: 'ok' }, waiting }),
    () => DOWN,
  )
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer))
}
