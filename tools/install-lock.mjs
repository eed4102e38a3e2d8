import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 250
const BEAT_MS = 5_000
// For holders whose processes cannot be seen (another container on the same folder) or whose number
// went to somebody else after a restart: longer than a busy machine keeps a timer waiting.
const SILENT_FOR_MS = 60_000

/**
 * Waits until nobody else holds the lock, then holds it until it is released or we are gone.
 *
 * The lock is a folder that names its holder. It is filled elsewhere and then renamed into place,
 * which fails while there is one: so it is never seen half made, and never taken twice.
 *
 * @param {string} lock
 * @param {() => void} onWait called once, when somebody else holds it
 */
export async function takeLock(lock, onWait) {
  mkdirSync(dirname(lock), { recursive: true })
  for (let waited = false; !tryToTake(lock); waited = true) {
    if (removeAbandoned(lock)) continue
    if (!waited) onWait()
    await sleep(POLL_MS)
  }
  const beat = setInterval(() => utimesSync(lock, new Date(), new Date()), BEAT_MS)
  return {
    /** The work is also over only when this process is: it may outlive us. @param {number} pid */
    alsoHeldBy: (pid) => writeHolder(lock, [process.pid, pid]),
    release: () => {
      clearInterval(beat)
      removeAtOnce(lock, `${lock}-released-${process.pid}`)
    },
  }
}

/** @param {string} lock */
function tryToTake(lock) {
  const prepared = mkdtempSync(`${lock}-`)
  writeHolder(prepared, [process.pid])
  try {
    renameSync(prepared, lock)
    return true
  } catch {
    rmSync(prepared, { recursive: true })
    return false
  }
}

/** @param {string} lock */
function removeAbandoned(lock) {
  const holder = readHolder(lock)
  if (!holder || !isAbandoned(lock, holder)) return false
  // Of several who notice, one may be slow and find a new lock here by then: the folder of the
  // same name that the first one leaves behind makes its rename fail.
  const grave = `${lock}-abandoned-${holder.host}-${holder.pids[0]}-${holder.since}`
  try {
    renameSync(lock, grave)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} lock
 * @param {Holder} holder
 */
function isAbandoned(lock, holder) {
  const silentForMs = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Infinity)
  const onThisMachine = holder.host === hostname()
  return silentForMs > SILENT_FOR_MS || (onThisMachine && !holder.pids.some(isAlive))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @typedef {{ host: string, pids: number[], since: number }} Holder */

/**
 * @param {string} lock
 * @param {number[]} pids
 */
function writeHolder(lock, pids) {
  /** @type {Holder} */
  const holder = { host: hostname(), pids, since: Date.now() }
  writeFileSync(join(lock, 'holder.new'), JSON.stringify(holder))
  renameSync(join(lock, 'holder.new'), join(lock, 'holder'))
}

/**
 * @param {string} lock
 * @returns {Holder | null} null when it has just been released
 */
function readHolder(lock) {
  try {
    return JSON.parse(readFileSync(join(lock, 'holder'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * Emptied in place, it would for a moment be an empty folder, which somebody else's rename replaces.
 * @param {string} folder
 * @param {string} aside
 */
function removeAtOnce(folder, aside) {
  renameSync(folder, aside)
  rmSync(aside, { recursive: true })
}
