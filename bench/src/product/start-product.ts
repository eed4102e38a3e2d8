import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { findFreePort } from './free-port.ts'
import { makeDataFolder } from './folder.ts'
import { allPids, commandLine, isAlive, parentOf, startedAt } from './processes.ts'

/** Where a product lives, also while it does not run. */
export type Place = { folder: string; port: number; origin: string }

export async function findPlace(belongings: AsyncDisposableStack): Promise<Place> {
  const port = await findFreePort()
  return { folder: makeDataFolder(belongings), port, origin: `http://127.0.0.1:${port}` }
}

/** What `npm start` starts: the supervisor and all that it keeps running. */
export type Product = Place & {
  /** The supervisor's. */
  pid: number
  /** Rejects, with what it said, when it ends before. */
  ready: Promise<void>
  /** How it ended: its code, or null when it was killed. */
  ended: Promise<number | null>
  printed: () => string
}

/** With the process of its server at that moment. */
export type WorkingProduct = Product & { serverPid: number }

/** What is undefined is not set: so an agent comes to be beside the server. */
export type Settings = Record<string, string | undefined>

/** Starts it without waiting until it works. It ends with the data folder of its place. */
export function launchProduct(place: Place, settings: Settings = {}): Product {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: `${place.port}`,
      COLLOQUY_DATA: place.folder,
      // Requests come from as many places as they name, so that no limit per place is in the way.
      TRUST_PROXY: '1',
      // Agents come from elsewhere then: one beside the server would work while something else is measured.
      AGENT_SECRET: 'known-to-nobody-who-runs-here',
      // Then it ends with us, also when we are killed.
      npm_lifecycle_event: 'start',
      ...settings,
    },
    // Ctrl-C reaches us alone, and we end it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ready = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text
      if (printed.includes('Colloquy is ready on ')) ready.resolve()
    })
  }
  const ended = once(child, 'close').then(([code]) => code as number | null)
  void ended.then(() => ready.reject(new Error(`Colloquy ended before it was ready:\n${printed}`)))
  // Who does not wait for it does not want to hear of it either.
  ready.promise.catch(() => {})
  return { ...place, pid: child.pid ?? 0, ready: ready.promise, ended, printed: () => printed }
}

const MAIN = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))

export async function startProduct(place: Place, settings: Settings = {}): Promise<WorkingProduct> {
  const product = launchProduct(place, settings)
  await product.ready
  return { ...product, serverPid: serverPidOf(product) ?? 0 }
}

/** The server process of a product, when there is one. */
export const serverPidOf = (product: { pid: number }): number | null =>
  partOf(product, 'server/src/serve.ts')

export const partOf = (product: { pid: number }, file: string): number | null =>
  partsOf(product, file)[0] ?? null

/** Of the processes that the supervisor started, those that run this file, the oldest first. */
export const partsOf = ({ pid: supervisor }: { pid: number }, file: string): number[] =>
  allPids()
    .filter(
      (pid) =>
        parentOf(pid) === supervisor && commandLine(pid).endsWith(`/${file}`) && isAlive(pid),
    )
    .toSorted((one, other) => startedAt(one) - startedAt(other))
