import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { provideBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import type { Durability } from './cluster-settings.ts'
import { ensureDatabase, socketUrl } from './first-connection.ts'
import { type Launched, launchPostmaster, type LaunchPlan } from './launch.ts'
import { findPostmaster, type Postmaster, postmasterGone, stopPostmaster } from './postmaster.ts'
import { provideSocketFolder } from './socket-folder.ts'
import { findUnprivilegedUser } from './unprivileged-user.ts'

export type EmbeddedPostgres = {
  /** For node-postgres: the database `colloquy` as the role of the same name. */
  url: string
  pid: number
  /** `adopted`: it was running already, left behind by a Colloquy that was killed. */
  origin: 'made' | 'started' | 'adopted'
  /** Resolves when its first process is gone, whoever ended it. */
  exited: Promise<void>
  /** Ends all connections and waits until it is gone; impatient beyond `fastForMs`. */
  stop: (patience?: { fastForMs: number }) => Promise<void>
}

export type PostgresWish = {
  /** The data folder; it exists, and the unprivileged user can enter it. */
  folder: string
  /** One line for people, about what takes a while. */
  say: (line: string) => void
  durability?: Durability
  signal?: AbortSignal
}

/** The real Postgres of the npm package, in our data folder, on a socket that only we can reach. */
export async function startPostgres(wish: PostgresWish): Promise<EmbeddedPostgres> {
  const { plan, clusterWas } = await prepare(wish)
  const { cluster } = plan
  const found = await findUsable(cluster, wish.signal)
  const running: Launched = found
    ? { postmaster: found, exited: postmasterGone({ cluster, pid: found.pid }) }
    : await launchPostmaster(plan)

  const { pid, socketFolder } = running.postmaster
  const stop = async ({ fastForMs } = { fastForMs: 10_000 }) => {
    await stopPostmaster({ cluster, pid, fastForMs })
    await running.exited
  }
  try {
    await ensureDatabase(socketFolder, wish.signal)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: socketUrl({ socketFolder, role: 'colloquy', database: 'colloquy' }),
    pid,
    origin: found ? 'adopted' : clusterWas === 'made' ? 'made' : 'started',
    exited: running.exited,
    stop,
  }
}

/** The url of a Postgres that runs in this data folder already, for whoever does not own it. */
export async function findRunningPostgres(folder: string): Promise<string | null> {
  const cluster = join(await realpath(folder), CLUSTER)
  const found = findPostmaster(cluster)
  if (found?.status !== 'ready') return null
  return socketUrl({ socketFolder: found.socketFolder, role: 'colloquy', database: 'colloquy' })
}

const CLUSTER = 'postgres'

async function prepare(wish: PostgresWish): Promise<{
  plan: LaunchPlan
  clusterWas: 'made' | 'found'
}> {
  const durability = wish.durability ?? 'safe'
  const { say, signal } = wish
  const dataFolder = await realpath(wish.folder)
  const cluster = join(dataFolder, CLUSTER)
  const user = findUnprivilegedUser()
  const binaries = await provideBinaries({ user, dataFolder })
  const clusterWas = await ensureCluster({ cluster, user, binaries, durability, signal })
  const socketFolder = await provideSocketFolder({ cluster, user })
  const log = join(dataFolder, 'postgres.log')
  return {
    plan: { cluster, user, binaries, socketFolder, durability, log, say, signal },
    clusterWas,
  }
}

/** One that is just stopping is waited for: another could not start beside it. */
async function findUsable(
  cluster: string,
  signal: AbortSignal | undefined,
): Promise<Postmaster | null> {
  for (;;) {
    const found = findPostmaster(cluster)
    if (found === null || found.status === 'ready') return found
    await sleep(50, undefined, { signal })
  }
}
