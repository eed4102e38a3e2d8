import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { commandLine } from './processes.ts'

/** The embedded database of a product, from behind. */
export type Reach = {
  /** `postgres` may do everything, `colloquy` what the server may. */
  role: 'colloquy' | 'postgres'
  database?: string
}

/** Null when it does not run: what the file says outlives the process. */
export function databasePidOf({ folder }: { folder: string }): number | null {
  const pid = Number(readPidFile(folder)[0] ?? 0)
  return pid > 0 && commandLine(pid).includes(`-D ${folder}/`) ? pid : null
}

export function databaseUrl({ folder }: { folder: string }, { role, database }: Reach): string {
  return (
    `postgresql://${role}@localhost:5432/${database ?? 'colloquy'}` +
    `?host=${encodeURIComponent(socketFolderOf(folder))}&sslmode=disable`
  )
}

export const socketOf = ({ folder }: { folder: string }): string =>
  join(socketFolderOf(folder), '.s.PGSQL.5432')

const socketFolderOf = (folder: string): string => readPidFile(folder)[4] ?? ''

export async function connectTo(place: { folder: string }, reach: Reach): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl(place, reach) })
  client.on('error', () => {})
  await client.connect()
  return client
}

function readPidFile(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}
