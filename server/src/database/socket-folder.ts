import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'
import type { UnprivilegedUser } from './unprivileged-user.ts'

/** A socket's path has room for 107 bytes on Linux and 103 on macOS. */
const LONGEST_PATH = 100

/**
 * Where the database's socket lies: in the database's own folder, which only its user may enter, or
 * in a short one with the same rights where that path would be too long.
 */
export async function provideSocketFolder(wanted: {
  cluster: string
  user: UnprivilegedUser | null
}): Promise<string> {
  const { cluster, user } = wanted
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_PATH) return cluster

  const owner = user?.uid ?? process.getuid?.() ?? 0
  const folder = join('/tmp', `colloquy-${owner}-${shortHash(cluster)}`)
  try {
    await mkdir(folder, { mode: 0o700 })
    if (user !== null) await chown(folder, user.uid, user.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const made = await lstat(folder)
  if (!made.isDirectory() || made.uid !== owner || (made.mode & 0o077) !== 0) {
    throw new Refusal(
      `${folder} belongs to somebody else, and the database needs it since the path of ${cluster} ` +
        'is too long for a socket: remove it, or set COLLOQUY_DATA to a shorter path.',
    )
  }
  return folder
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12)
