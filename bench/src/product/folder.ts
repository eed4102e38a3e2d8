import { chmodSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandLine, isAlive, pidsWorkingIn, signal, waitUntil } from './processes.ts'

/** A new data folder. At the end whoever still works in it is ended, and it is removed. */
export function makeDataFolder(belongings: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(parentFolder(), `${PREFIX}${process.pid}-`))
  belongings.defer(() => endFolder(folder))
  // Under root, Postgres runs as a user who has to pass through.
  chmodSync(folder, 0o711)
  return folder
}

export async function endFolder(folder: string): Promise<void> {
  await endProcesses(folder)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * First those that end the others in good order, then Postgres by the signal with which it still
 * gives back its shared memory, and at last whatever is left.
 */
export async function endProcesses(folder: string): Promise<void> {
  const isPostgres = (pid: number) => /^(\S*\/)?postgres\b/.test(commandLine(pid))
  const steps = [
    { to: (pid: number) => !isPostgres(pid), by: 'SIGTERM', ms: 6000 },
    { to: isPostgres, by: 'SIGQUIT', ms: 5000 },
    { to: () => true, by: 'SIGKILL', ms: 5000 },
  ] as const
  for (const { to, by, ms } of steps) {
    const pids = pidsWorkingIn(folder)
    // One that was stopped hears nothing.
    for (const pid of pids) signal(pid, 'SIGCONT')
    for (const pid of pids.filter(to)) signal(pid, by)
    if (await waitUntil(() => pidsWorkingIn(folder).length === 0, { ms, everyMs: 50 })) return
  }
}

/** Its name holds the process that will remove it. */
const PREFIX = 'colloquy-bench-'

/** The folder for temporary files of root may be a private one, where Postgres cannot go. */
const parentFolder = (): string => realpathSync(process.getuid?.() === 0 ? '/tmp' : tmpdir())

/** What benches that were killed have left behind. */
export async function removeAbandoned(): Promise<void> {
  const parent = parentFolder()
  for (const name of readdirSync(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (pid && !isAlive(pid)) await endFolder(join(parent, name))
  }
}
