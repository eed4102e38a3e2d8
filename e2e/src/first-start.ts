import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { freePort, NO_AGENT, startProduct, stopProduct } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where what a first start leaves behind is kept for the run. */
    firstStart: string
  }
}

/**
 * For vitest's `globalSetup`. Nothing is made yet: not every file needs a product.
 * @public
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Of this process, and of none before it: the projects of one run share it.
  const run = `${process.pid}-${Math.round(performance.timeOrigin)}`
  const folder = join(tmpdir(), `colloquy-e2e-first-start-${run}`)
  await mkdir(folder, { recursive: true })
  // Postgres has to pass through, under root too.
  await chmod(folder, 0o711)
  project.provide('firstStart', folder)
  return () => rm(folder, { recursive: true, force: true })
}

/**
 * Lays out a data folder as the first start of a product leaves it: a database with the demo in it, and secrets. To
 * make that is half of what a start computes, and the same each time; `start.test.ts` has it made from nothing.
 */
export async function layOutData({ from, to }: { from: string; to: string }): Promise<void> {
  const made = join(from, 'data')
  while (!(await isThere(made))) {
    if (await isMine(join(from, 'making'))) await makeFirst(join(from, 'making'), made)
    else await pause(LOOK_EVERY_MS)
  }
  // Unlike Node's own way it leaves to Postgres what belongs to it.
  const copying = spawn('cp', ['-a', made, to], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(copying, 'close')
  if (code !== 0) throw new Error(`what the first start left cannot be copied to ${to}`)
}

/** Nobody tells the other workers when it is made: one has to look. */
const LOOK_EVERY_MS = 100

/** Moved to its place when it is whole. */
async function makeFirst(making: string, made: string): Promise<void> {
  try {
    await chmod(making, 0o711)
    const dataFolder = join(making, 'data')
    await stopProduct(await startProduct({ dataFolder, port: await freePort(), env: NO_AGENT }))
    await rename(dataFolder, made)
  } finally {
    await rm(making, { recursive: true })
  }
}

/** Of several who want to make a folder, one does. */
const isMine = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'EEXIST') throw failure
      return false
    },
  )

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
