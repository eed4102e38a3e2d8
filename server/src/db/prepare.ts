import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Refusal } from '../refusal.ts'
import { isUnavailable, reasonOf } from './failures.ts'
import { migrate } from './migrate.ts'

const AGAIN_AFTER_MS = 1_000

/** Waits for a database that is still starting; says so where waiting would not help. */
export async function prepareDatabase(url: string, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(url)
    } catch (failure) {
      if (!isUnavailable(failure)) throw refusalOf(failure)
      if (attempt === 1) log.warn({ event: 'database.awaited' })
      await pause(AGAIN_AFTER_MS)
    }
  }
}

/** 28 who we are, 3D no such database, 42501 not permitted: settings that only a person can mend. */
const WRONG_SETTINGS = /^(28|3D)|^42501$/

function refusalOf(failure: unknown): unknown {
  const { code, message } = reasonOf(failure)
  return code !== null && WRONG_SETTINGS.test(code)
    ? new Refusal(`DATABASE_URL does not work: ${message}`)
    : failure
}
