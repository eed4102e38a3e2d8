import { inArray, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import { filesToDelete, recordings } from '../db/tables/practising.ts'
import type { RecordingFiles } from './files.ts'

type Needs = { db: Db; files: RecordingFiles; log: Logger }

const MOST_AT_ONCE = 1_000

/** The files of recordings that are deleted, whoever deleted them and with what. */
export async function deleteNotedFiles({ db, files }: Omit<Needs, 'log'>): Promise<void> {
  const noted = await db.select().from(filesToDelete).limit(MOST_AT_ONCE)
  for (const { file } of noted) await files.remove(file)
  const names = noted.map(({ file }) => file)
  if (names.length > 0) await db.delete(filesToDelete).where(inArray(filesToDelete.file, names))
}

/** Nobody is about to write to them. */
const STRAY_AFTER_MS = 60 * 60 * 1000

/**
 * Files that no recording knows, such as after a database was set back. A folder of which nothing at all is known
 * belongs to another database, and is left alone.
 */
export async function deleteStrayFiles({ db, files, log }: Needs): Promise<void> {
  const names = (await files.olderThan(STRAY_AFTER_MS)).filter((name) => IS_ID.test(name))
  if (names.length === 0) return
  const rows = await db
    .select({ file: recordings.file })
    .from(recordings)
    .where(sql`${recordings.file} = any(${sql.param(names)}::uuid[])`)
  const known = new Set(rows.map(({ file }) => file))
  if (known.size === 0) return log.warn({ event: 'recordings.of-another-database' })
  for (const name of names) if (!known.has(name)) await files.remove(name)
}

const IS_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
