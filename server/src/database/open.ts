import { setTimeout as sleep } from 'node:timers/promises'
import { prepareDataFolder } from '../config/data-folder.ts'
import type { Config } from '../config.ts'
import { takeLock } from '../folder-lock.ts'
import { Refusal } from '../refusal.ts'
import { findRunningPostgres, startPostgres } from './embedded.ts'

export type OpenDatabase = { url: string; close: () => Promise<void> }

/**
 * For commands: the database of the settings, whether or not Colloquy runs. The embedded one is
 * started when nobody else has done it, and stopped again on `close`.
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataFolder'>,
  patienceMs = 30_000,
): Promise<OpenDatabase> {
  if (config.database.kind === 'given') return { url: config.database.url, close: async () => {} }

  const folder = prepareDataFolder(config.dataFolder)
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const taken = await takeLock({ folder, as: { phase: 'working' }, patienceMs })
    if (taken.kind === 'taken') return openAlone({ folder, release: taken.lock.release })
    const url = await findRunningPostgres(folder)
    if (url !== null) return { url, close: async () => {} }
    // Colloquy is just starting, or its database is.
    await sleep(100)
  }
  throw new Refusal(
    `Something uses the data folder ${folder}, and its database cannot be reached: ` +
      'try again as the user that runs Colloquy, or stop Colloquy first.',
  )
}

async function openAlone(of: {
  folder: string
  release: () => Promise<void>
}): Promise<OpenDatabase> {
  try {
    const postgres = await startPostgres({ folder: of.folder, say: () => {} })
    const close = async () => {
      await postgres.stop()
      await of.release()
    }
    return { url: postgres.url, close }
  } catch (error) {
    await of.release()
    throw error
  }
}
