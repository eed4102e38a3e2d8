import { readFileSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const FOLDER = '/dev/shm'

/** Of this process, of the workers, and of whatever they start. */
export function useMemoryFolder() {
  const folder = findMemoryFolder()
  if (folder !== null) process.env.TMPDIR = folder
}

/**
 * A folder in memory for what lives as long as a test; null where the machine has none, or little of it. A thousand
 * databases are made and dropped in a run, of three hundred files each, and ext4 looks for a free inode among all
 * those that were in use a moment ago: on a disk one of them costs a quarter of a second of computing, in memory a
 * sixtieth.
 * @param {{ mounts?: string, freeBytes?: () => number }} [machine] for tests
 * @returns {string | null}
 */
export function findMemoryFolder({ mounts = readMounts(), freeBytes = freeThere } = {}) {
  const [, , type = '', options = ''] =
    mounts
      .split('\n')
      .map((line) => line.split(' '))
      .findLast(([, folder]) => folder === FOLDER) ?? []
  const flags = options.split(',')
  // A container may forbid to run what lies there: the speech recogniser is fetched, and then run.
  const isOfUse = type === 'tmpfs' && flags.includes('rw') && !flags.includes('noexec')
  return isOfUse && freeBytes() >= ENOUGH_BYTES ? FOLDER : null
}

/** Of data folders there are never more than a few at once, of 60 MB each. */
const ENOUGH_BYTES = 4 * 1024 ** 3

function freeThere() {
  const { bavail, bsize } = statfsSync(FOLDER)
  return Math.min(bavail * bsize, freemem())
}

function readMounts() {
  try {
    return readFileSync('/proc/mounts', 'utf8')
  } catch {
    return '' // no Linux
  }
}
