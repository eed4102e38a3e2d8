import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Processes as Linux tells of them in /proc, where one that ends is just not there any more. */

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    return ''
  }
}

export const allPids = (): number[] => readdirSync('/proc').filter(isNumber).map(Number)

const isNumber = (name: string): boolean => /^\d+$/.test(name)

export const commandLine = (pid: number): string =>
  readProc(`${pid}/cmdline`).replaceAll('\0', ' ').trim()

export const parentOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readProc(`${pid}/status`))?.[1] ?? 0)

/** In ticks since the machine started. Numbers begin again at some point: the older one may have the higher. */
export const startedAt = (pid: number): number =>
  Number(readProc(`${pid}/stat`).split(') ').at(-1)?.split(' ')[STARTED_AT] ?? 0)

/** Counted from what follows the name, which may hold anything. */
const STARTED_AT = 19

/** Dead ones that nobody has fetched yet do not count. */
export const isAlive = (pid: number): boolean => /^State:\s+[^ZX]/m.test(readProc(`${pid}/status`))

/** It, its children, and theirs. */
export function familyOf(pid: number): number[] {
  const parents = new Map(allPids().map((each) => [each, parentOf(each)]))
  const below = (one: number): number[] => [
    one,
    ...[...parents].filter(([, parent]) => parent === one).flatMap(([child]) => below(child)),
  ]
  return below(pid)
}

/** Of its memory, what is its own: pages that it shares with others are divided among them. */
export const memoryBytesOf = (pid: number): number =>
  1024 * Number(/^Pss:\s+(\d+)/m.exec(readProc(`${pid}/smaps_rollup`))?.[1] ?? 0)

/** Of all its threads, to the nanosecond; `process.cpuUsage` is the same seen from inside. */
export function cpuMsOf(pid: number): number {
  const threads = threadsOf(pid)
  const nanoseconds = threads.map((thread) =>
    Number(readProc(`${pid}/task/${thread}/schedstat`).split(' ')[0]),
  )
  return nanoseconds.reduce((sum, part) => sum + part, 0) / 1e6
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** Of all processors of the machine, whoever they worked for. */
export function busyMs(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] =
    readProc('stat').split('\n', 1)[0]?.split(/\s+/).slice(1).map(Number) ?? []
  // In hundredths of a second, on every Linux there is.
  return (user + nice + system + irq + softIrq) * 10
}

/** How long its main thread was ready, and had no processor: on a busy machine everything waits. */
export const waitMsOf = (pid: number): number =>
  Number(readProc(`${pid}/task/${pid}/schedstat`).split(' ')[1]) / 1e6

/** Whoever works for a product on this data folder, whoever started it and whatever became of that. */
export function pidsWorkingIn(folder: string): number[] {
  return allPids().filter((pid) => isWorkingIn(folder, pid) && isAlive(pid))
}

function isWorkingIn(folder: string, pid: number): boolean {
  if (pid === process.pid) return false
  const command = commandLine(pid)
  // The processes of Postgres name themselves after what they do, and stand in the database's folder.
  if (command.startsWith('postgres')) return workingFolder(pid).startsWith(`${folder}/`)
  return `${command} `.includes(`${folder}/`) || readProc(`${pid}/environ`).includes(`=${folder}\0`)
}

function workingFolder(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** False when it took too long. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  patience: { ms: number; everyMs?: number },
): Promise<boolean> {
  const deadline = performance.now() + patience.ms
  while (!(await isSo())) {
    if (performance.now() > deadline) return false
    await sleep(patience.everyMs ?? 10)
  }
  return true
}
