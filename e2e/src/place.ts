import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { endpoints } from '@colloquy/contract/endpoints'
import { inject, onTestFinished } from 'vitest'
import { newVisit, openBrowser, type VisitOptions } from './chromium.ts'
import { layOutData } from './first-start.ts'
import {
  freePort,
  makeFolder,
  NO_AGENT,
  type Product,
  startProduct,
  stopProduct,
  visitor,
} from './product.ts'

/** A product of one's own with a browser before it: what a journey takes place in. */
export type Place = {
  product: Product
  /** Ends the product, and resolves to what starts it again where it was. */
  goAway: () => Promise<() => Promise<void>>
  /** A first visit: nothing is stored, and what the page complains of is written down. Over with the test. */
  visit: (options?: VisitOptions) => Promise<Visitor>
  /** The same, for all the tests of a file. */
  stay: (options?: VisitOptions) => Promise<Visitor>
  close: () => Promise<void>
}

export type Visitor = {
  page: Page
  /** Another tab of the same browser. */
  openTab: () => Promise<Page>
  /** Errors in the console, what threw, and what the content policy refused. */
  complaints: string[]
}

export type PlaceWishes = {
  /** Whether somebody plays the personas. Most journeys need nobody for it, or come themselves. */
  agent?: 'none' | 'beside the server'
  env?: Record<string, string>
  /** Where people talk, or each dot counts, it is the browser that people have. */
  browser?: 'chromium' | 'shell'
  /** Of the speech recogniser, which is there then without being fetched. Null where it cannot be, now or ever. */
  recogniserFolder?: string | null
}

export async function openPlace({
  agent = 'none',
  env = {},
  browser: wanted = agent === 'none' ? 'shell' : 'chromium',
  recogniserFolder,
}: PlaceWishes = {}): Promise<Place> {
  const folder = await makeFolder()
  const dataFolder = join(folder.path, 'data')
  await layOutData({ from: inject('firstStart'), to: dataFolder })
  if (typeof recogniserFolder === 'string') {
    await mkdir(join(dataFolder, 'speech'), { recursive: true })
    await symlink(recogniserFolder, join(dataFolder, 'speech', 'pocketsphinx'))
  }
  const tools = recogniserFolder === null ? await withoutPackages(folder.path) : {}
  const wishes = {
    dataFolder,
    port: await freePort(),
    env: { ...(agent === 'none' ? NO_AGENT : {}), ...tools, ...env },
  }
  const [product, browser] = await Promise.all([startProduct(wishes), openBrowser(inject(wanted))])
  let running: Product | null = product
  const stay: Place['stay'] = async (options = {}) => {
    const context = await newVisit(browser, { baseURL: product.origin, ...options })
    const complaints: string[] = []
    context.on('page', (page) => listen(page, complaints))
    const openTab = () => context.newPage()
    return { page: await openTab(), openTab, complaints }
  }
  return {
    product,
    goAway: async () => {
      if (running !== null) await stopProduct(running)
      running = null
      return async () => {
        running = await startProduct(wishes)
      }
    },
    stay,
    visit: async (options) => {
      const visitor = await stay(options)
      // What moves in a page that nobody looks at any more would slow down the tests that follow.
      onTestFinished(() => leave(visitor))
      return visitor
    },
    close: async () => {
      await browser.close()
      if (running !== null) await stopProduct(running)
      await folder.remove()
    },
  }
}

/** A machine on which nothing can be installed. */
async function withoutPackages(folder: string): Promise<{ PATH: string }> {
  const tools = join(folder, 'tools')
  await mkdir(tools)
  await writeFile(join(tools, 'apt-get'), '#!/bin/sh\nexit 100\n', { mode: 0o755 })
  return { PATH: `${tools}:${process.env['PATH'] ?? ''}` }
}

async function leave({ page }: Visitor): Promise<void> {
  const context = page.context()
  for (const tab of context.pages()) await tab.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // That an answer was a refusal is the page's to show, and the browser writes it down anyway.
    const isOfNetwork = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isOfNetwork) complaints.push(message.text())
  })
}

/** As one of the demo's people who is signed in already. */
export async function comeAs(page: Page, email: string, path = '/dashboard'): Promise<void> {
  await bringSession(page, email)
  await page.goto(path)
}

/** The door is a screen of its own, which costs as much as many a journey: those that are about it take it. */
export async function bringSession(page: Page, email: string): Promise<void> {
  // Nothing runs in a picture, and what is stored is the origin's.
  await page.goto('/logo.svg')
  const body = { email, password: 'practice-out-loud' }
  const signedIn = await visitor(new URL(page.url()).origin)(endpoints.signIn, { body })
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user))
    localStorage.setItem('token', token)
  }, signedIn)
}

/** As one of the demo's people, by the door that everybody uses. */
export async function signInOn(
  page: Page,
  email: string,
  password = 'practice-out-loud',
): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password( \*)?$/).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.waitForURL('**/dashboard')
}
