import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findPlace, startProduct, type WorkingProduct } from '../product/start-product.ts'
import type { People } from './people.ts'

/** Of agents that come from elsewhere. */
export const SECRET = 'a-secret-of-benches-only-that-is-long'

/** A product whose agents come from elsewhere: none has yet. */
export const startWithoutAgents = async (
  belongings: AsyncDisposableStack,
  settings: Record<string, string> = {},
): Promise<WorkingProduct> =>
  startProduct(await findPlace(belongings), { AGENT_SECRET: SECRET, ...settings })

/** With its own agent, and the recogniser at hand: as people start it. */
export async function startWithAgent(
  belongings: AsyncDisposableStack,
  { people, settings = {} }: { people: People; settings?: Record<string, string> },
): Promise<WorkingProduct> {
  const place = await findPlace(belongings)
  linkRecogniser(place.folder, await people.recogniserFolder())
  return startProduct(place, { AGENT_SECRET: undefined, ...settings })
}

/** One whose engines are scripted, or one as `npm run agent` starts it. Ends with what it belongs to. */
export async function startAgent(
  belongings: AsyncDisposableStack,
  { product, engines, args = [] }: Wanted,
): Promise<{ pid: number; end: () => Promise<void> }> {
  const child = spawn(process.execPath, [PROGRAMS[engines], ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      COLLOQUY_URL: product.origin,
      COLLOQUY_DATA: product.folder,
      AGENT_SECRET: SECRET,
    },
  })
  createInterface(child.stderr).on('line', (line) => {
    // Node tells each time that it was looked into.
    if (!/^(Debugger|For help)/.test(line)) console.error(line)
  })
  const closed = once(child, 'close')
  const end = async () => {
    child.kill('SIGKILL')
    await closed
  }
  belongings.defer(end)
  return { pid: child.pid ?? 0, end }
}

type Wanted = {
  product: WorkingProduct
  engines: 'scripted' | 'embedded'
  /** Of the scripted one. */
  args?: readonly string[]
}

const PROGRAMS = {
  scripted: fileURLToPath(
    new URL('../../../agent/src/testing/scripted-agent.program.ts', import.meta.url),
  ),
  embedded: fileURLToPath(new URL('../../../agent/src/main.ts', import.meta.url)),
}

export function linkRecogniser(dataFolder: string, recogniserFolder: string): void {
  mkdirSync(join(dataFolder, 'speech'), { recursive: true })
  symlinkSync(recogniserFolder, join(dataFolder, 'speech', 'pocketsphinx'))
}
