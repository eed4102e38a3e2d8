import { freemem, networkInterfaces } from 'node:os'
import { canCarryCalls, NETWORK_MISSING, NETWORK_TODO } from '../supervisor/network.ts'
import type { Check, Finding } from './check.ts'

/** What can be told without any settings. */
export const machineChecks: Check[] = [
  { name: 'Node', look: () => lookAtNode(process.versions.node) },
  { name: 'platform', look: lookAtPlatform },
  { name: 'memory', look: () => lookAtMemory(availableMemory()) },
  { name: 'network', look: () => lookAtNetwork(networkInterfaces()) },
]

/** The first release that runs our sources as they are. */
const OLDEST_NODE = [22, 22] as const

export function lookAtNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor, oldestMinor] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) {
    return { kind: 'ok', what: version }
  }
  const todo = `install Node ${OLDEST_NODE.join('.')} or newer; on Linux npm install brings its own`
  return { kind: 'fail', what: version, todo }
}

function lookAtPlatform(): Finding {
  const { platform, arch } = process
  const glibc = findGlibc()
  if (platform === 'darwin') return { kind: 'ok', what: `macOS ${arch}` }
  if (platform === 'linux' && glibc) return { kind: 'ok', what: `Linux ${arch}, glibc ${glibc}` }
  const todo =
    platform === 'linux'
      ? 'the embedded Postgres needs glibc, which Alpine does not have: set DATABASE_URL'
      : 'use Linux or macOS; on Windows, WSL'
  return { kind: platform === 'linux' ? 'warn' : 'fail', what: `${platform} ${arch}`, todo }
}

function findGlibc(): string | null {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime ?? null
}

const MB = 1024 * 1024

/** Server, database and their caches were seen to take about 300 MB together. */
const LEAST_MEMORY = 300 * MB
const GOOD_MEMORY = 1000 * MB

export function lookAtMemory(bytes: number): Finding {
  const what = `${Math.round(bytes / MB)} MB free`
  const todo = 'end other programs, or use a larger machine'
  if (bytes < LEAST_MEMORY) return { kind: 'fail', what, todo }
  return bytes < GOOD_MEMORY ? { kind: 'warn', what, todo } : { kind: 'ok', what }
}

/** A container may get less than the machine has. */
const availableMemory = (): number => Math.min(process.availableMemory(), freemem())

export const lookAtNetwork = (interfaces: ReturnType<typeof networkInterfaces>): Finding =>
  canCarryCalls(interfaces)
    ? { kind: 'ok', what: 'calls can be carried' }
    : { kind: 'warn', what: NETWORK_MISSING, todo: NETWORK_TODO }
