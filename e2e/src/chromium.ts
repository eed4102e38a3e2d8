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
  }
}

/**
 * For vitest's `globalSetup`: finds a browser, or installs Debian's where that is possible.
 * @public
 */
export async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', findChromium() ?? (await installChromium()))
}

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const findChromium = (): string | undefined => PLACES.find((place) => existsSync(place))

async function installChromium(): Promise<string> {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!canInstall)
    throw new Error(
      'The tests need a browser: install Chromium or Google Chrome, and run them again.',
    )
  process.stderr.write('Installing Chromium for the tests (once, about a minute) …\n')
  await apt(['update', '-qq'])
  await apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  const installed = findChromium()
  if (installed === undefined)
    throw new Error('apt-get has installed chromium, and it is not where it should be.')
  return installed
}

async function apt(args: string[]): Promise<void> {
  const child = spawn('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`apt-get ${args[0]} failed`)
}

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
