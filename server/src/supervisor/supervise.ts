import { prepareDataFolder } from '../config/data-folder.ts'
import type { Environment } from '../config/given.ts'
import { type Config, readWarnings } from '../config.ts'
import { Refusal } from '../refusal.ts'
import { readSecrets } from '../secrets.ts'
import { readTls } from '../tls.ts'
import { beginChild, type ChildReady } from './child-life.ts'
import type { ChildPlan, Circumstances } from './children.ts'
import { type Crew, createCrew } from './crew.ts'
import { keepDevelopmentWeb, whereServerListens, watchSources } from './development.ts'
import type { Ending } from './ending.ts'
import type { Kept } from './keep.ts'
import { labelLine } from './lines.ts'
import { type Lock, takeLock } from './lock.ts'
import { requireFreePort } from './port.ts'
import { createPostgresLives } from './postgres-life.ts'
import type { Print } from './process-life.ts'
import { ensureWebBuilt, webFolderOf } from './web-build.ts'

export type Plan = {
  config: Config
  children: ChildPlan[]
  mode: 'production' | 'development'
  /** The repository. */
  root: string
  env: Environment
  ending: Ending
  print: Print
}

/** Runs Colloquy until its end is asked for. Throws a Refusal when it cannot run, all being ended. */
export async function supervise(plan: Plan): Promise<void> {
  const { config, ending } = plan
  const dataFolder = prepareDataFolder(config.dataFolder)
  const lock = await lockDataFolder(plan, dataFolder)
  const crew = createCrew(speaker(plan))
  ending.onHurry(crew.kill)
  void ending.asked.then(() => lock.nowIs({ phase: 'stopping' }))
  try {
    await requireFreePort({ ...config, patienceMs: PATIENCE_MS, signal: ending.signal })
    for (const line of [...tellPlace(config), ...readWarnings(config)]) speaker(plan)(line)
    await Promise.race([run({ plan, crew, dataFolder }), crew.refusal, ending.asked])
  } catch (error) {
    // Everything that waits is torn off by the end, and complains.
    if (!ending.signal.aborted) throw error
  } finally {
    lock.nowIs({ phase: 'stopping' })
    await crew.stop()
    await lock.release()
  }
}

/** Who held the folder or the port may be just ending, as after a quick stop and start. */
const PATIENCE_MS = 2000

async function lockDataFolder(plan: Plan, dataFolder: string): Promise<Lock> {
  const taken = await takeLock({
    folder: dataFolder,
    as: { phase: 'serving', url: plan.config.publicOrigin },
    patienceMs: PATIENCE_MS,
    signal: plan.ending.signal,
  })
  if (taken.kind === 'taken') return taken.lock
  const where = taken.holder?.phase === 'serving' ? ` on ${taken.holder.url}` : ''
  throw new Refusal(
    `Colloquy runs already with the data folder ${dataFolder}${where}: stop it first, ` +
      'or start another one with its own COLLOQUY_DATA and PORT.',
  )
}

function tellPlace({ dataFolder }: Config): string[] {
  switch (dataFolder.kind) {
    case 'default':
      return []
    case 'set':
      return [`The data is in ${dataFolder.path}`]
    case 'moved':
      return [
        `The data is in ${dataFolder.path}, because Postgres does not run as root and the user ` +
          `it runs as cannot enter ${dataFolder.wanted}`,
      ]
  }
}

async function run(of: { plan: Plan; crew: Crew; dataFolder: string }): Promise<never> {
  const { plan, crew } = of
  const { config } = plan
  const [databaseUrl, secrets, tls] = await Promise.all([
    startDatabase(of),
    readSecrets(of.dataFolder),
    readTls({ config, dataFolder: of.dataFolder, now: new Date() }),
    plan.mode === 'production' && ensureWebBuilt({ ...plan, say: speaker(plan), print: plan.print, signal: plan.ending.signal }),
  ])
  return crew.refusal
}
