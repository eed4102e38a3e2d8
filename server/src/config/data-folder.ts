import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { canReach, findUnprivilegedUser } from '../database/unprivileged-user.ts'
import { Refusal } from '../refusal.ts'

export type DataFolder =
  | { kind: 'default' | 'set'; path: string }
  /** The unprivileged user that Postgres runs as under root cannot enter the one that was wanted. */
  | { kind: 'moved'; path: string; wanted: string }

export function chooseDataFolder(from: {
  asked: string | undefined
  root: string
  holdsDatabase: boolean
}): DataFolder {
  const wanted = resolve(from.root, from.asked ?? '.data')
  if (from.holdsDatabase && !canBeEntered(wanted)) {
    const owner = from.asked === undefined ? from.root : wanted
    const name = `${basename(owner)}-${shortHash(wanted)}`
    return { kind: 'moved', path: join('/var/lib/colloquy', name), wanted }
  }
  return { kind: from.asked === undefined ? 'default' : 'set', path: wanted }
}

/** Makes it, and lets the unprivileged user pass through it, but not look around in it. */
export function prepareDataFolder(folder: DataFolder): string {
  try {
    makeFolder(folder.path)
    if (!statSync(folder.path).isDirectory()) throw new Error('it is not a folder')
    const user = findUnprivilegedUser()
    if (!canReach(user, folder.path)) chmodSync(folder.path, PASS_THROUGH)
    return realpathSync(folder.path)
  } catch (error) {
    if (error instanceof Refusal) throw error
    const { message } = error as Error
    throw new Refusal(
      `The data folder ${folder.path} cannot be used (${message}): ` +
        'mend that, or set COLLOQUY_DATA to another folder.',
    )
  }
}

const PASS_THROUGH = 0o711

function canBeEntered(path: string): boolean {
  const user = findUnprivilegedUser()
  if (user === null) return true
  if (!existsSync(path)) return canReach(user, nearestExisting(path))
  if (!statSync(path).isDirectory()) return true
  // A closed folder that we may open is one that is ours already, or that was made for us.
  const isOurs = () => readdirSync(path).every((name) => OUR_ENTRIES.test(name))
  return canReach(user, path) || (canReach(user, dirname(path)) && isOurs())
}

const OUR_ENTRIES = /^(postgres|secrets\.json|tls|supervisor)/

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

/** Every missing folder of the path, whatever the umask: under a strict one nobody could enter. */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
  chmodSync(path, process.getuid?.() === 0 ? PASS_THROUGH : 0o700)
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)
