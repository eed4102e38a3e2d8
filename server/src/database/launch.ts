import { type ChildProcess, spawn } from 'node:child_process'
import { type FileHandle, open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'
import type { PostgresBinaries } from './binaries.ts'
import { clusterSettings, type Durability } from './cluster-settings.ts'
import { isPostmasterOf, type Postmaster, readPidFile, stopPostmaster } from './postmaster.ts'
import { asUser, type UnprivilegedUser } from './unprivileged-user.ts'

export type LaunchPlan = {
  cluster: string
  socketFolder: string
  user: UnprivilegedUser | null
  binaries: PostgresBinaries
  durability: Durability
  log: string
  say: (line: string) => void
  signal: AbortSignal | undefined
}

export type Launched = { postmaster: Postmaster; exited: Promise<void> }

/**
 * After its first process was killed, the others of the old Postgres hold the folder until they have
 * noticed: measured at up to 2.6 s when they are idle, and as long as its query lasts for one that is
 * busy. The server lets no query last half of this.
 */
const HELD_FOR_AT_MOST_MS = 40_000
const WORTH_A_WORD_MS = 3000

export async function launchPostmaster(plan: LaunchPlan): Promise<Launched> {
  const startedAt = Date.now()
  let hasSaid = false
  for (;;) {
    const outcome = await tryOnce(plan)
    if (outcome.kind === 'ready') return outcome.launched
    const waitedMs = Date.now() - startedAt
    if (!isHeldByTheDying(outcome.complaint) || waitedMs > HELD_FOR_AT_MOST_MS) {
      throw new Refusal(
        `Postgres does not start: ${outcome.complaint} (more in ${plan.log}). ` +
          'Mend that, or set DATABASE_URL to a Postgres of your own.',
      )
    }
    if (waitedMs > WORTH_A_WORD_MS && !hasSaid) {
      plan.say('Waiting for the last queries of a Postgres that was killed …')
      hasSaid = true
    }
    await sleep(100, undefined, { signal: plan.signal })
  }
}

type Outcome = { kind: 'ready'; launched: Launched } | { kind: 'failed'; complaint: string }

async function tryOnce(plan: LaunchPlan): Promise<Outcome> {
  plan.signal?.throwIfAborted()
  const log = await openLog(plan.log)
  try {
    const child = spawnPostgres(plan, log.handle)
    const end = endOf(child)
    const postmaster = await waitUntilReady({ plan, child, end })
    if (postmaster !== null) {
      return { kind: 'ready', launched: { postmaster, exited: end.then(() => {}) } }
    }
    const { spawnError } = await end
    return { kind: 'failed', complaint: spawnError ?? (await readComplaint(log)) }
  } finally {
    await log.handle.close()
  }
}

function spawnPostgres(plan: LaunchPlan, log: FileHandle): ChildProcess {
  const { cluster } = plan
  // `isPostmasterOf` knows our Postgres by the folder at the head of its arguments.
  const args = ['-D', cluster, ...clusterSettings(plan)]
  return spawn(plan.binaries.postgres, args, {
    ...asUser(plan.user),
    cwd: '/',
    env: { LC_ALL: 'C', ...ignoreReusedPid(cluster) },
    stdio: ['ignore', log.fd, log.fd],
    // Of its own session: Ctrl-C in a terminal would end it before those that still write to it.
    detached: true,
  })
}

/**
 * Postgres takes a postmaster.pid for another Postgres as long as any process has its pid, and after
 * a crash that may be anybody. Named as its grandparent the pid does not count, while the lock that
 * does protect the folder, a piece of shared memory, is still looked at: so nothing is removed.
 */
function ignoreReusedPid(cluster: string): { PG_GRANDPARENT_PID?: string } {
  const written = readPidFile(cluster)
  if (written === null || isPostmasterOf(cluster, written.pid)) return {}
  return { PG_GRANDPARENT_PID: String(written.pid) }
}

type End = { spawnError: string | null }

const endOf = (child: ChildProcess): Promise<End> =>
  new Promise((resolve) => {
    child.once('error', (error) => resolve({ spawnError: error.message }))
    child.once('exit', () => resolve({ spawnError: null }))
  })

/** Null when it ended before it was ready. */
async function waitUntilReady(of: {
  plan: LaunchPlan
  child: ChildProcess
  end: Promise<End>
}): Promise<Postmaster | null> {
  const { plan, child } = of
  let ended = false
  const end = of.end.then(() => {
    ended = true
  })
  const startedAt = Date.now()
  let hasSaid = false
  while (!ended) {
    const written = readPidFile(plan.cluster)
    if (written?.pid === child.pid && written?.status === 'ready') return written
    if (plan.signal?.aborted && child.pid !== undefined) {
      await stopPostmaster({ cluster: plan.cluster, pid: child.pid, fastForMs: 1000 })
      await end
      plan.signal.throwIfAborted()
    }
    if (Date.now() - startedAt > WORTH_A_WORD_MS && !hasSaid) {
      plan.say('Postgres repairs its database after a crash; this can take a while …')
      hasSaid = true
    }
    await sleep(20)
  }
  return null
}

const isHeldByTheDying = (complaint: string): boolean =>
  /pre-existing shared memory block|lock file ".*" already exists/.test(complaint)

type Log = { path: string; handle: FileHandle; startsAt: number }

const LARGEST_LOG_BYTES = 10_000_000

async function openLog(path: string): Promise<Log> {
  const handle = await open(path, 'a+', 0o600)
  if ((await handle.stat()).size > LARGEST_LOG_BYTES) await handle.truncate()
  return { path, handle, startsAt: (await handle.stat()).size }
}

/** The last thing that Postgres said before it gave up, without its time and process number. */
async function readComplaint({ handle, startsAt }: Log): Promise<string> {
  const length = (await handle.stat()).size - startsAt
  const { buffer } = await handle.read(Buffer.alloc(length), 0, length, startsAt)
  const fatal = buffer.toString().match(/(?<=(FATAL|PANIC): +).*/g)
  return fatal?.at(-1)?.trim() ?? 'it ended without a reason'
}
