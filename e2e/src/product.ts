import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@colloquy/contract/client'
import { endpoints } from '@colloquy/contract/endpoints'

/** Colloquy as people start it: `npm start`, with data and a port of its own. */
export type Product = {
  origin: string
  dataFolder: string
  port: number
  /** What was printed so far. */
  lines: string[]
  /** Of npm, the process that a person started. */
  pid: number
  exited: Promise<number | null>
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The server waits for agents that know this: none does, but for a line that a test opens itself. */
export const NO_AGENT = { AGENT_SECRET: 'known-to-nobody-who-runs-here' }

type Wishes = { dataFolder: string; port: number; env?: Record<string, string> }

/** Resolves with the ready line; rejects with what was printed when there will be none. */
export async function startProduct(wishes: Wishes): Promise<Product> {
  const product = launchProduct(wishes)
  const { promise: ready, resolve } = Promise.withResolvers<'ready'>()
  product.onLine((line) => {
    if (line.startsWith('Colloquy is ready on ')) resolve('ready')
  })
  const outcome = await Promise.race([ready, product.exited])
  if (outcome !== 'ready') throw new Error(`npm start ended: ${product.lines.join('\n')}`)
  return product
}

export type Launched = Product & { onLine: (listen: (line: string) => void) => void }

export function launchProduct({ dataFolder, port, env = {} }: Wishes): Launched {
  const child = runNpm(['start'], { PORT: String(port), COLLOQUY_DATA: dataFolder, ...env })
  const lines: string[] = []
  const listeners: ((line: string) => void)[] = [(line) => lines.push(line)]
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null)
      createInterface(stream).on('line', (line) => listeners.forEach((listen) => listen(line)))
  return {
    origin: `http://127.0.0.1:${port}`,
    dataFolder,
    port,
    lines,
    pid: child.pid ?? 0,
    exited: once(child, 'close').then(([code]) => code as number | null),
    onLine: (listen) => void listeners.push(listen),
  }
}

export type Finished = { code: number | null; stdout: string; stderr: string }

/** A command of the product, run to its end. */
export async function runCommand(
  args: string[],
  env: Record<string, string>,
  input = '',
): Promise<Finished> {
  const child = runNpm(['run', '-s', ...args], env)
  child.stdin?.end(input)
  const output = { stdout: '', stderr: '' }
  child.stdout?.on('data', (data) => (output.stdout += String(data)))
  child.stderr?.on('data', (data) => (output.stderr += String(data)))
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...output }
}

function runNpm(args: string[], env: Record<string, string>): ChildProcess {
  // No settings of the machine that runs the tests, but for where it keeps what is compiled already.
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  return spawn('npm', ['--no-update-notifier', ...args], {
    cwd: ROOT,
    env: { PATH, HOME, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

/** How long the end took, in ms. */
export async function stopProduct(
  product: Product,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number> {
  const before = performance.now()
  process.kill(product.pid, signal)
  await product.exited
  return performance.now() - before
}

/** A folder that Postgres can enter under root too. */
export async function makeFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'colloquy-e2e-'))
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/**
 * One that nobody listens at, and below those that the system gives to whoever asks for any:
 * between our look and the product's start no connection of another test gets it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(LOWEST_PORT, LOWEST_GIVEN_PORT)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort()
    throw failure
  }
  server.close()
  await once(server, 'close')
  return port
}

const LOWEST_PORT = 20_000
/** On Linux; elsewhere it is higher. */
const LOWEST_GIVEN_PORT = 32_768

/** A client of somebody who signed in; with nobody's address, of a visitor. */
export async function signIn(
  origin: string,
  email: string,
  password = 'practice-out-loud',
): Promise<Client> {
  const { token } = await visitor(origin)(endpoints.signIn, { body: { email, password } })
  return createClient({ origin, fetch, token: () => token })
}

export const visitor = (origin: string): Client =>
  createClient({ origin, fetch, token: () => null })

const postmasterPid = async ({ dataFolder }: Product): Promise<number> =>
  Number((await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])

export type Processes = { supervisor: number; server: number; media: number; postmaster: number }

/** The processes behind a product, by what they run. */
export async function processesOf(product: Product): Promise<Processes> {
  const running = await runningBehind(product)
  return {
    supervisor: running('server/src/main.ts'),
    server: running('serve.ts'),
    media: running('media/src/supervised.ts'),
    postmaster: await postmasterPid(product),
  }
}

/** The agent beside the server. There is none where agents come from elsewhere. */
export const agentOf = async (product: Product): Promise<number> =>
  (await runningBehind(product))('agent/src/supervised.ts')

async function runningBehind(product: Product): Promise<(file: string) => number> {
  const family = await descendants(product.pid)
  return (file) => {
    const found = family.find(({ command }) => command.includes(file))
    if (found === undefined) throw new Error(`nobody runs ${file}`)
    return found.pid
  }
}

async function descendants(pid: number): Promise<{ pid: number; command: string }[]> {
  const children = (await toldOf(pid, `task/${pid}/children`))
    .split(' ')
    .filter(Boolean)
    .map(Number)
  const below = await Promise.all(children.map(descendants))
  const command = (await toldOf(pid, 'cmdline')).replaceAll('\0', ' ')
  // A shell between npm and the program has the program's name in its command too: the deepest counts.
  return [...below.flat(), { pid, command }]
}

/** Nothing of one that ended while we looked: some live for a moment only. */
const toldOf = (pid: number, file: string): Promise<string> =>
  readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
