import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type EmbeddedPostgres, startPostgres } from './embedded.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { canReach, findUnprivilegedUser } from './unprivileged-user.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The role may create databases; this one stays empty. */
    postgresUrl: string
  }
}

/** For vitest's `globalSetup`: one Postgres for the whole run, `inject('postgresUrl')` in a test. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned()
  const folder = await makeTestFolder()
  const postgres = await startThrowAwayPostgres(folder)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop({ fastForMs: 2000 })
    await rm(folder, { recursive: true, force: true })
  }
}

export const startThrowAwayPostgres = (folder: string): Promise<EmbeddedPostgres> =>
  startPostgres({ folder, durability: 'throw-away', say: () => {} })

/** A data folder that is known to be ours: its name holds the process that will remove it. */
export async function makeTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(parentFolder(), `${PREFIX}${process.pid}-`))
  // The user that Postgres runs as under root has to pass through it.
  await chmod(folder, 0o711)
  return folder
}

const PREFIX = 'colloquy-test-'

/** Under root the usual place for temporary files may be a private one. */
const parentFolder = (): string => (canReach(findUnprivilegedUser(), tmpdir()) ? tmpdir() : '/tmp')

/** Of test runs that were killed: their Postgres would run for ever. */
async function removeAbandoned(): Promise<void> {
  const parent = parentFolder()
  for (const name of await readdir(parent)) {
    const pid = Number(name.match(/^colloquy-test-(\d+)-/)?.[1])
    if (!pid || isAlive(pid)) continue
    const folder = join(parent, name)
    const left = findPostmaster(join(folder, 'postgres'))
    if (left) {
      await stopPostmaster({ cluster: join(folder, 'postgres'), pid: left.pid, fastForMs: 1000 })
    }
    await rm(folder, { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
