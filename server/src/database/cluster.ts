import { spawn } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { flushFolder } from '../atomic-file.ts'
import { Refusal } from '../refusal.ts'
import type { PostgresBinaries } from './binaries.ts'
import type { Durability } from './cluster-settings.ts'
import { asUser, type UnprivilegedUser } from './unprivileged-user.ts'

const VERSION = '18'

/**
 * The folder that holds the database. It is made beside its place and moved there when it is whole,
 * so that whatever dies in the middle leaves nothing that looks like a database.
 */
export async function ensureCluster(wanted: {
  cluster: string
  user: UnprivilegedUser | null
  binaries: PostgresBinaries
  durability: Durability
  signal?: AbortSignal | undefined
}): Promise<'made' | 'found'> {
  const { cluster, user } = wanted
  const version = await readVersion(cluster)
  if (version === VERSION) return 'found'
  if (version !== null) {
    throw new Refusal(
      `The database in ${cluster} was made by Postgres ${version}, and this Colloquy comes with ` +
        `${VERSION}: move its data with pg_dump, or set COLLOQUY_DATA to a new folder.`,
    )
  }

  await removeUnfinished(cluster)
  const making = `${cluster}${UNFINISHED}${process.pid}`
  await mkdir(making, { mode: 0o700 })
  if (user !== null) await chown(making, user.uid, user.gid)
  await initdb({ ...wanted, folder: making })
  await rename(making, cluster)
  await flushFolder(dirname(cluster))
  return 'made'
}

const UNFINISHED = '.making-'

async function readVersion(cluster: string): Promise<string | null> {
  try {
    return (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function removeUnfinished(cluster: string): Promise<void> {
  const siblings = await readdir(dirname(cluster))
  const unfinished = siblings.filter((name) => name.startsWith(basename(cluster) + UNFINISHED))
  for (const name of unfinished) {
    // Several tries: the initdb of a start that was killed may still be writing into it.
    await rm(join(dirname(cluster), name), { recursive: true, force: true, maxRetries: 10 })
  }
}

async function initdb(wanted: {
  folder: string
  user: UnprivilegedUser | null
  binaries: PostgresBinaries
  durability: Durability
  signal?: AbortSignal | undefined
}): Promise<void> {
  const args = [
    ...['--pgdata', wanted.folder, '--username', SUPERUSER, '--auth', 'trust'],
    // The same order and the same letters on every machine, whatever its system library thinks.
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin'],
    ...['--builtin-locale', 'C.UTF-8', '--text-search-config', 'english'],
    ...(wanted.durability === 'throw-away' ? ['--no-sync'] : []),
  ]
  const child = spawn(wanted.binaries.initdb, args, {
    ...asUser(wanted.user),
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Of its own session: Ctrl-C in a terminal reaches us alone, and we end what we started.
    detached: true,
    ...(wanted.signal && { signal: wanted.signal }),
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  const ended = await new Promise<number | Error | null>((resolve) => {
    child.once('error', resolve)
    child.once('close', resolve)
  })
  wanted.signal?.throwIfAborted()
  if (ended === 0) return
  const reason = ended instanceof Error ? ended.message : lastComplaint(complaint)
  throw new Refusal(
    `Postgres could not make its database in ${wanted.folder}: ${reason}. ` +
      'Mend that, or set DATABASE_URL to a Postgres of your own.',
  )
}

/** Whom Postgres knows at first; it makes the application's own role and database. */
export const SUPERUSER = 'postgres'

function lastComplaint(text: string): string {
  const lines = text.split('\n').filter((line) => /(error|fatal|panic): /i.test(line))
  return (
    (lines.at(-1) ?? text).replace(/^.*?(error|fatal|panic): */i, '').trim() || 'no reason given'
  )
}
