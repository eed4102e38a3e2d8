import { constants, createReadStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Full } from '../errors.ts'

/** Where recordings are: a name is an id that the database made, and never comes from outside. */
export type RecordingFiles = {
  /** Behind the first `at` bytes, which count; what stands after them was never finished. */
  append: (file: string, piece: { bytes: Uint8Array; at: number }) => Promise<void>
  /** From the first to the last byte, both among them. */
  read: (file: string, bytes: { from: number; to: number }) => Readable
  /** Also what is not there any more. */
  remove: (file: string) => Promise<void>
  /** Those that nobody has written to for so long. */
  olderThan: (ms: number) => Promise<string[]>
}

/** The database may be on the same disk, and it comes first. */
const LEAST_FREE_BYTES = 1024 ** 3

export const recordingsFolder = ({ dataFolder }: { dataFolder: string }): string =>
  join(dataFolder, 'recordings')

export function openRecordingFiles(
  folder: string,
  { leastFreeBytes = LEAST_FREE_BYTES } = {},
): RecordingFiles {
  const pathOf = (file: string) => join(folder, `${file}${ENDING}`)

  return {
    async append(file, { bytes, at }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (bavail * bsize - bytes.length < leastFreeBytes) throw new Full('The disk is full')
      const handle = await open(pathOf(file), constants.O_WRONLY | constants.O_CREAT, 0o600)
      try {
        const { size } = await handle.stat()
        if (size < at) throw new Full('The file is not what it was')
        await handle.write(bytes, 0, bytes.length, at)
      } finally {
        await handle.close()
      }
    },
    read: (file, { from, to }) => createReadStream(pathOf(file), { start: from, end: to }),
    remove: (file) => rm(pathOf(file), { force: true }),
    async olderThan(ms) {
      const names = await readdir(folder).catch((failure: NodeJS.ErrnoException) => {
        if (failure.code === 'ENOENT') return []
        throw failure
      })
      const old: string[] = []
      for (const name of names.filter((one) => one.endsWith(ENDING))) {
        const found = await stat(join(folder, name)).catch(() => null)
        if (found !== null && Date.now() - found.mtimeMs >= ms)
          old.push(name.slice(0, -ENDING.length))
      }
      return old
    },
  }
}

const ENDING = '.opus'
