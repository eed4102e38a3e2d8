import { readFileSync } from 'node:fs'

/** What these processes have spent of the processors since it was asked before, in ms. What somebody spent last who is gone now is lost. */
export function createSpent(
  spentMsOf: (pid: number) => number | null = readSpentMs,
): (pids: readonly number[]) => number {
  let before = new Map<number, number>()
  return (pids) => {
    const now = new Map(pids.map((pid) => [pid, spentMsOf(pid) ?? before.get(pid) ?? 0]))
    // Of who has come since, all counts.
    const grown = [...now].map(([pid, ms]) => Math.max(0, ms - (before.get(pid) ?? 0)))
    before = now
    return grown.reduce((sum, ms) => sum + ms, 0)
  }
}

/** Since that process began. Null where it is gone, and on other systems than Linux. */
function readSpentMs(pid: number): number | null {
  try {
    return spentMsIn(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return null
  }
}

/** Of Linux, whatever its kernel counts in. */
const TICK_MS = 10

/** From a line of /proc: the name in it may hold anything, so one counts from the last bracket. */
export function spentMsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS
}

const USER = 11
const SYSTEM = 12
