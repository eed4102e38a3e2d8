import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { connectTo } from '../product/database.ts'
import { endProcesses } from '../product/folder.ts'
import { findPlace, type Place } from '../product/start-product.ts'
import type { Outage } from './ways-to-go.ts'

/** Enough for a database and its log of some minutes. */
const DISK_MEGABYTES = 400

/** A place whose data folder is a disk of its own; otherwise why there cannot be one. */
export async function findPlaceOnSmallDisk(
  belongings: AsyncDisposableStack,
): Promise<{ kind: 'found'; place: Place } | { kind: 'impossible'; reason: string }> {
  if (process.getuid?.() !== 0) return { kind: 'impossible', reason: 'only root may mount one' }
  const place = await findPlace(belongings)
  try {
    const options = `size=${DISK_MEGABYTES}m,mode=711`
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', place.folder], { stdio: 'pipe' })
  } catch (error) {
    return { kind: 'impossible', reason: (error as Error).message.trim() }
  }
  belongings.defer(async () => {
    await endProcesses(place.folder)
    execFileSync('umount', [place.folder])
  })
  return { kind: 'found', place }
}

/** Something else takes all the room there is, and the log of the database comes to its end. */
export function filling(place: Place): Outage {
  const filler = join(place.folder, 'filler')
  return {
    name: 'full',
    answers: 'what it can',
    // The longest pause of the supervisor between two tries, and what a start takes.
    backWithinSeconds: 15,
    begin: async () => {
      fillUp(filler)
      const database = await connectTo(place, { role: 'postgres' })
      await useUpLog(database)
      await database.end().catch(() => {})
    },
    end: () => rmSync(filler),
  }
}

function fillUp(path: string): void {
  const file = openSync(path, 'w')
  // Smaller pieces at the end, so that really nothing is left.
  for (const bytes of [1_000_000, 4096]) {
    const piece = Buffer.alloc(bytes, 1)
    while (hasRoomFor(file, piece));
  }
  closeSync(file)
}

function hasRoomFor(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}

/** The log has files in stock: until these are full, the database does not notice. */
async function useUpLog(database: pg.Client): Promise<void> {
  const MOST_MEGABYTES = 1000
  for (let written = 0; written < MOST_MEGABYTES; written += 1) {
    try {
      await database.query(`select pg_logical_emit_message(true, 'bench', repeat('x', 1000000))`)
    } catch {
      return
    }
  }
}
