import { execFileSync, spawnSync } from 'node:child_process'
import { Refusal } from '../refusal.ts'

/** Postgres refuses to run as root, so that root's files are not within its reach. */
export type UnprivilegedUser = { name: string; uid: number; gid: number }

/** Whom Postgres has to run as: nobody under root, otherwise whoever we are (null). */
export function findUnprivilegedUser(): UnprivilegedUser | null {
  if (process.getuid?.() !== 0) return null
  const name = 'nobody'
  try {
    const ask = (what: string) => Number(execFileSync('id', [what, name], { encoding: 'utf8' }))
    return { name, uid: ask('-u'), gid: ask('-g') }
  } catch {
    throw new Refusal(
      `Postgres does not run as root and this machine has no user "${name}" to run it as: ` +
        'start Colloquy as another user, or set DATABASE_URL.',
    )
  }
}

/** The kernel is asked, rather than the mode bits, since access lists and mounts count too. */
export function canReach(user: UnprivilegedUser | null, path: string): boolean {
  if (user === null) return true
  const asked = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', path], {
    ...asUser(user),
    cwd: '/',
    stdio: 'ignore',
  })
  if (asked.error) {
    throw new Refusal(
      `Postgres does not run as root, and this machine does not let us run it as "${user.name}" ` +
        `(${asked.error.message}): start Colloquy as another user, or set DATABASE_URL.`,
    )
  }
  return asked.status === 0
}

/** Options for spawn. */
export const asUser = (user: UnprivilegedUser | null): { uid?: number; gid?: number } =>
  user === null ? {} : { uid: user.uid, gid: user.gid }
