import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** The first process of a running Postgres, as its folder tells of it. */
export type Postmaster = {
  pid: number
  socketFolder: string
  status: 'starting' | 'ready' | 'stopping'
}

export function findPostmaster(cluster: string): Postmaster | null {
  const written = readPidFile(cluster)
  return written !== null && isPostmasterOf(cluster, written.pid) ? written : null
}

/** What postmaster.pid says, which outlives the process: after a crash anybody may have that pid. */
export function readPidFile(cluster: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const [pid, , , , socketFolder, , , status] = lines
  if (!pid) return null
  return { pid: Number(pid), socketFolder: socketFolder ?? '', status: readStatus(status) }
}

function readStatus(status = ''): Postmaster['status'] {
  switch (status.trim()) {
    case 'ready':
      return 'ready'
    case 'stopping':
      return 'stopping'
    default:
      return 'starting'
  }
}

export function isPostmasterOf(cluster: string, pid: number): boolean {
  return commandLine(pid).includes(`/postgres -D ${cluster} -c `)
}

/** Empty when there is no such process, or only its remains that nobody has fetched yet. */
function commandLine(pid: number): string {
  try {
    return existsSync('/proc/self/cmdline')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** The signals of Postgres: it ends all its connections, or stops dead and repairs itself later. */
const FAST_SHUTDOWN = 'SIGINT'
const IMMEDIATE_SHUTDOWN = 'SIGQUIT'

export async function stopPostmaster(ending: {
  cluster: string
  pid: number
  fastForMs: number
}): Promise<void> {
  const { cluster, pid } = ending
  // Its last resort comes late, since a Postgres that is killed leaves its children behind.
  const steps = [
    { signal: FAST_SHUTDOWN, forMs: ending.fastForMs },
    { signal: IMMEDIATE_SHUTDOWN, forMs: 5000 },
    { signal: 'SIGKILL', forMs: 5000 },
  ] as const
  for (const { signal, forMs } of steps) {
    if (!isPostmasterOf(cluster, pid)) return
    signalIfThere(pid, signal)
    if (await isGone(ending, forMs)) return
  }
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

export async function postmasterGone(of: { cluster: string; pid: number }): Promise<void> {
  while (isPostmasterOf(of.cluster, of.pid)) await sleep(POLL_MS)
}

async function isGone(of: { cluster: string; pid: number }, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (isPostmasterOf(of.cluster, of.pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

/** A process that is not our child cannot be waited for: this is how soon its death is noticed. */
const POLL_MS = 200
