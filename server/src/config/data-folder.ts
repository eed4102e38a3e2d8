import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { canReach, findUnprivilegedUser } from '../database/unprivileged-user.ts'
import { Refusal } from '../refusal.ts'

export type DataFolder = {
  path: string
  /** Then the user that Postgres runs as under root has to pass through it. */
  holdsDatabase: boolean
  /** `moved`: that user cannot enter the one that was wanted. */
  choice: { kind: 'default' | 'set' } | { kind: 'moved'; wanted: string }
}

export function chooseDataFolder(from: {
  asked: string | undefined
  root: string
  holdsDatabase: boolean
}): DataFolder {
  const { asked, root, holdsDatabase } = from
  const wanted = resolve(root, asked ?? '.data')
  if (holdsDatabase && !canBeEntered(wanted)) {
    const name = `${basename(asked === undefined ? root : wanted)}-${shortHash(wanted)}`
    const path = join('/var/lib/colloquy', name)
    return { path, holdsDatabase, choice: { kind: 'moved', wanted } }
  }
  return { path: wanted, holdsDatabase, choice: { kind: asked === undefined ? 'default' : 'set' } }
}

/** Makes it, for us alone as far as the database allows. */
export function prepareDataFolder(folder: DataFolder): string {
  try {
    const user = folder.holdsDatabase ? findUnprivilegedUser() : null
    makeFolder(folder.path, user === null ? FOR_US : PASS_THROUGH)
    if (!statSync(folder.path).isDirectory()) throw new Error('it is not a folder')
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

const FOR_US = 0o700

/** Others may go through to what is theirs, and see nothing on the way. */
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
function makeFolder(path: string, mode: number): void {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  mkdirSync(path)
  chmodSync(path, mode)
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)
