import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** The same browser without a window and pages of its own: half the work where a page is only looked at. */
    shell: string
  }
}

/**
 * For vitest's `globalSetup`.
 * @public
 */
export async function setup(project: TestProject): Promise<void> {
  const found = await getChromium()
  project.provide('chromium', found)
  project.provide('shell', findShell() ?? found)
}

/** Finds a browser, or installs Debian's where that is possible. */
export async function getChromium(): Promise<string> {
  if (canInstall()) {
    // Another run may be in the middle of it: what is there by halves does not start.
    await alone('true', [])
    if (findChromium() === undefined || findShell() === undefined) await installChromium()
  }
  const found = findChromium()
  if (found === undefined)
    throw new Error('This needs a browser: install Chromium or Google Chrome, and run it again.')
  return found
}

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const findChromium = (): string | undefined => PLACES.find((place) => existsSync(place))

const SHELL = '/usr/bin/chromium-headless-shell'

const findShell = (): string | undefined => (existsSync(SHELL) ? SHELL : undefined)

const canInstall = (): boolean =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && existsSync('/usr/bin/flock')

async function installChromium(): Promise<void> {
  const missing = [
    ...(findChromium() === undefined ? ['chromium'] : []),
    ...(findShell() === undefined ? ['chromium-headless-shell'] : []),
  ]
  process.stderr.write('Installing Chromium (once, about a minute) …\n')
  await apt(['update', '-qq'])
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...missing]).catch((failure) => {
    // Without the shell the tests take longer, and say the same.
    if (findChromium() === undefined) throw failure
  })
}

const apt = (args: string[]): Promise<void> => alone('apt-get', args)

/** `npm test` has two runs that look at pages. */
async function alone(command: string, args: string[]): Promise<void> {
  const child = spawn('flock', [LOCK, command, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command} ${args[0]} failed`)
}

const LOCK = '/tmp/colloquy-chromium.lock'

// It looks for updates, and for its maker's servers, at every start.
const QUIET = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

/** A microphone that beeps, and nobody who has to be asked for it. */
const WITH_MICROPHONE = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

export async function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...QUIET, ...WITH_MICROPHONE],
    chromiumSandbox: process.getuid?.() !== 0,
  })
}

/** One that keeps what it stores in the folder, and lets tools steer it by the port. */
export async function openProfile(of: {
  executablePath: string
  folder: string
  debuggingPort: number
}): Promise<BrowserContext> {
  return chromium.launchPersistentContext(of.folder, {
    executablePath: of.executablePath,
    headless: true,
    args: [...QUIET, `--remote-debugging-port=${of.debuggingPort}`],
    chromiumSandbox: process.getuid?.() !== 0,
  })
}

export type VisitOptions = Omit<BrowserContextOptions, 'baseURL'>

/** As of somebody who comes for the first time: nothing is stored. */
export async function newVisit(
  browser: Browser,
  { baseURL, ...options }: VisitOptions & { baseURL: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    baseURL,
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** A page that has not changed by then on a busy machine will not. */
const PATIENCE_MS = 15_000
