import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { forwardLines } from '../lines.ts'

/** A supervisor that runs as a process of its own, and what it printed. */
export type Colloquy = {
  process: ChildProcess
  lines: string[]
  errors: string[]
  /** The first line, also of those that were printed already, that holds this. */
  line: (part: string) => Promise<string>
  end: (signal: NodeJS.Signals) => Promise<number | null>
  /** Its code, when it ends by itself. */
  ended: Promise<number | null>
}

export function runColloquy(of: {
  /** A file in this folder, or elsewhere by its whole path. */
  child: string
  env: Record<string, string>
  /** Its own development, in a repository of the test. */
  development?: { root: string }
}): Colloquy {
  const here = import.meta.dirname
  const args = [of.development?.root ?? here, resolve(here, of.child)]
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const process_ = spawn(
    process.execPath,
    [`${here}/run.ts`, ...args, ...(of.development ? ['--dev'] : [])],
    { env: { PATH, NODE_COMPILE_CACHE, ...of.env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const lines: string[] = []
  const errors: string[] = []
  const waiting = new Set<() => void>()
  forwardLines(process_.stdout, (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  forwardLines(process_.stderr, (line) => errors.push(line))
  const ended = once(process_, 'close').then(([code]) => code as number | null)

  const line = (part: string): Promise<string> =>
    new Promise((found, reject) => {
      const look = () => {
        const line = lines.find((printed) => printed.includes(part))
        if (line === undefined) return
        waiting.delete(look)
        found(line)
      }
      waiting.add(look)
      look()
      void ended.then(() => reject(new Error(`ended without "${part}":\n${errors.join('\n')}`)))
    })
  return {
    process: process_,
    lines,
    errors,
    line,
    ended,
    end: (signal) => {
      process_.kill(signal)
      return ended
    },
  }
}
