import { kindOf, type Report } from './report.ts'

/** An error that one call in a hundred meets must not end the others; one that never stops must. */
const MOST_A_MINUTE = 20
const MINUTE_MS = 60_000

/**
 * Streams of a room that is left reject where nobody waits for them, and native parts throw where nobody can
 * catch: such an error belongs to one call at most.
 */
export function surviveErrors({ report, giveUp }: { report: Report; giveUp: () => void }): void {
  let recent: number[] = []
  const survive = (error: unknown) => {
    const now = performance.now()
    recent = [...recent.filter((at) => now - at < MINUTE_MS), now]
    report(`unhandled ${kindOf(error)}`, { lastMinute: recent.length })
    if (recent.length > MOST_A_MINUTE) giveUp()
  }
  process.on('unhandledRejection', survive)
  process.on('uncaughtException', survive)
}
