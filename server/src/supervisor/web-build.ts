import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { takeLock } from '../folder-lock.ts'
import { Refusal } from '../refusal.ts'
import { endOfProcess, forwardOutput, type Print } from './process-life.ts'
import { hasVite, startVite } from './vite.ts'

export type WebState = 'built' | 'stale' | 'missing' | 'no-source'

/** Where `vite build` puts the web, beside what it was made from. */
export const webFolderOf = (root: string): string => join(root, 'web', 'dist')

/** Builds the web if that was never done, or done from other sources. */
export async function ensureWebBuilt(wanted: {
  root: string
  say: (line: string) => void
  print: Print
  signal: AbortSignal
}): Promise<void> {
  const { root, say, signal } = wanted
  while (needsBuild(root)) {
    // Two that build at once would take turns in emptying the folder.
    const taken = await takeLock({
      folder: webFolderOf(root),
      as: { phase: 'working' },
      patienceMs: 0,
      signal,
    })
    if (taken.kind === 'held') {
      await sleep(200, undefined, { signal })
      continue
    }
    try {
      if (!needsBuild(root)) return
      say('Building the web (once, and again when its sources change) …')
      const sources = hashSources(root)
      await build(wanted)
      writeFileSync(join(webFolderOf(root), STAMP), sources)
      return
    } finally {
      await taken.lock.release()
    }
  }
}

export function readWebState(root: string): WebState {
  const isBuilt = existsSync(join(webFolderOf(root), 'index.html'))
  if (!existsSync(join(root, 'web', 'index.html'))) return isBuilt ? 'built' : 'no-source'
  if (!isBuilt) return 'missing'
  return readStamp(root) === hashSources(root) ? 'built' : 'stale'
}

/** Where only what runs was installed, the web is served as it is. */
function needsBuild(root: string): boolean {
  const state = readWebState(root)
  return (state === 'missing' || state === 'stale') && hasVite(root)
}

/** Written last, so that a build that was cut short is not taken for one. */
const STAMP = '.built-from'

function readStamp(root: string): string | null {
  const stamp = join(webFolderOf(root), STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

const SOURCES = ['web/**/*', 'contract/src/**/*', 'domain/src/**/*', 'package-lock.json']

function hashSources(root: string): string {
  const hash = createHash('sha256')
  const entries = globSync(SOURCES, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || entry.name === 'dist',
  })
  const files = entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex')
    hash.update(`${file.slice(root.length)}\0${content}\n`)
  }
  return hash.digest('hex')
}

async function build(wanted: { root: string; print: Print; signal: AbortSignal }): Promise<void> {
  const child = startVite({ root: wanted.root, args: ['build', 'web'] })
  const stop = () => child.kill('SIGKILL')
  wanted.signal.addEventListener('abort', stop, { once: true })
  const output: Parameters<Print>[0][] = []
  forwardOutput(child, (line) => output.push(line))
  const [{ reason }] = await Promise.all([endOfProcess(child), once(child, 'close')])
  wanted.signal.removeEventListener('abort', stop)
  wanted.signal.throwIfAborted()
  if (child.exitCode === 0) return
  for (const line of output) wanted.print(line)
  throw new Refusal(`The web cannot be built: vite ${reason}, for the reason above.`)
}
