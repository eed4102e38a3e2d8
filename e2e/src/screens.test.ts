import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf, flawsOf } from './looks.ts'
import { openPlace, type Place, signInOn } from './place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

type Screen = {
  name: string
  as?: 'member' | 'admin' | 'developer'
  /** Resolves when the screen stands as it is meant. */
  open: (page: Page) => Promise<void>
}

const go = (path: string, words: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByText(words).first().waitFor()
}

const failing = (pattern: string, screen: Screen['open']) => async (page: Page) => {
  await page.route(pattern, (route) => route.fulfill({ status: 422, json: { detail: 'A reason' } }))
  await screen(page)
}

const gradeOf = (place_: number) => async (page: Page) => {
  await page.goto('/dashboard')
  await page
    .getByRole('link', { name: /View Grade/ })
    .nth(place_)
    .click()
  await page.locator('main [data-band]').first().waitFor()
}

const SCREENS: Screen[] = [
  { name: 'landing', open: go('/', 'Prepare for your next') },
  { name: 'waitlist', open: go('/waitlist', 'Join Waitlist') },
  {
    name: 'waitlist, refused',
    open: async (page) => {
      await go('/waitlist', 'Join Waitlist')(page)
      await page.getByLabel('Other Use Cases').check()
      await page.getByRole('button', { name: 'Join Waitlist' }).click()
      await page.getByText('Email is required').waitFor()
    },
  },
  { name: 'terms', open: go('/terms', 'Limitation of Liability') },
  { name: 'get started', open: go('/get-started', 'ready to talk') },
  { name: 'not found', open: go('/no-such-page', 'Nobody is talking here') },
  { name: 'sign in', open: go('/auth', 'Welcome') },
  {
    name: 'sign up, refused',
    open: async (page) => {
      await go('/auth', 'Welcome')(page)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByLabel('Email').fill('a@b.example')
      await page.getByLabel(/^Password( \*)?$/).fill('x')
      await page.getByRole('button', { name: 'Create Account' }).click()
      await page.getByText('You must agree').waitFor()
    },
  },
  { name: 'invitation that does not work', open: go('/invitation#nothing', 'invitation') },
  { name: 'password link', open: go('/password#nothing', 'password') },
  { name: 'workspace', open: go('/workspace', 'Workspace Coming Soon') },
  { name: 'call without a call', open: go('/call', 'dashboard') },
  { name: 'dashboard of a member', as: 'member', open: go('/dashboard', 'Total Conversations') },
  { name: 'dashboard of an admin', as: 'admin', open: go('/dashboard', 'Total Conversations') },
  {
    name: 'dashboard, failed',
    as: 'member',
    open: failing('**/api/protected/dashboard', go('/dashboard', 'Failed to load dashboard data')),
  },
  { name: 'grade, good', as: 'member', open: gradeOf(0) },
  { name: 'grade, middling', as: 'member', open: gradeOf(1) },
  { name: 'grade, not given', as: 'member', open: gradeOf(2) },
  { name: 'grade, poor', as: 'member', open: gradeOf(3) },
  { name: 'grade without an id', as: 'member', open: go('/grade', 'No conversation ID provided') },
  { name: 'no grade', as: 'member', open: go('/grade/nothing', 'No Grade Data') },
  {
    name: 'grade, failed',
    as: 'member',
    open: failing('**/api/protected/grades/*', go('/grade/x', 'Failed to load conversation grade')),
  },
  { name: 'settings', as: 'member', open: go('/settings', 'Sessions') },
  { name: 'members', as: 'admin', open: go('/members', 'Mika Member') },
  { name: 'create a roleplay', as: 'admin', open: go('/workspace/create', 'The persona') },
  {
    name: 'create a roleplay, refused',
    as: 'admin',
    open: async (page) => {
      await go('/workspace/create', 'The persona')(page)
      await page.getByRole('button', { name: 'Create roleplay' }).click()
      await page.getByText('Persona name is required').waitFor()
    },
  },
  {
    name: 'edit a roleplay',
    as: 'admin',
    open: async (page) => {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: /^Edit/ }).first().click()
      await page.getByText('The persona').waitFor()
    },
  },
  {
    name: 'create a roleplay as a member',
    as: 'member',
    open: go('/workspace/create', 'Only admins can create'),
  },
  { name: 'development', as: 'developer', open: go('/development', 'Demo Organization') },
  { name: 'development as an admin', as: 'admin', open: go('/development', 'Only developers') },
]

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(SCREENS)('$name fits on every width, and keeps nobody out', async ({ as, open }) => {
    const { page, complaints } = await place.visit({ colorScheme, reducedMotion: 'reduce' })
    if (as !== undefined) await signInOn(page, `${as}@demo.test`)
    await open(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await flawsOf(page), `at ${width} px`).toEqual([])
    }
    expect(await barriersOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('what a screen loads', () => {
  const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

  /** The JavaScript of a visit, as a browser that knows brotli gets it. */
  async function scriptsOf({ as, path }: { as?: string; path: string }) {
    const { page } = await place.visit()
    if (as !== undefined) await signInOn(page, `${as}@demo.test`)
    const sizes = new Map<string, Promise<number>>()
    let requests = 0
    page.on('response', (answer) => {
      requests += 1
      if (answer.request().resourceType() === 'script')
        sizes.set(
          answer.url(),
          answer.body().then((body) => brotliCompressSync(body).length),
        )
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
    await page.context().close()
    return { bytes, requests, names: [...sizes.keys()].join(' ') }
  }

  it.each([
    ['/', 75],
    ['/waitlist', 75],
    ['/terms', 75],
    ['/get-started', 75],
    ['/auth', 170],
  ])('%s at most %d kB of JavaScript', async (path, most) => {
    const { bytes, requests } = await scriptsOf({ path })
    console.info(`${path}: ${kilobytes(bytes)} kB of JavaScript, ${requests} requests`)
    expect(kilobytes(bytes)).toBeLessThanOrEqual(most)
  })

  it.each([
    ['/dashboard', 'admin'],
    ['/workspace/create', 'admin'],
    ['/members', 'admin'],
    ['/settings', 'member'],
    ['/development', 'developer'],
  ])('%s at most 170 kB of JavaScript, and nothing of the call', async (path, as) => {
    const { bytes, requests, names } = await scriptsOf({ as, path })
    console.info(`${path}: ${kilobytes(bytes)} kB of JavaScript, ${requests} requests`)
    expect(kilobytes(bytes)).toBeLessThanOrEqual(170)
    expect(names).not.toContain('livekit')
  })

  it('the landing page at most 10 requests and 150 kB in all', async () => {
    const { page } = await place.visit()
    let bytes = 0
    let requests = 0
    page.on('response', (answer) => {
      requests += 1
      bytes += Number(answer.headers()['content-length'] ?? 0)
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    console.info(`landing: ${requests} requests, ${kilobytes(bytes)} kB`)
    expect(requests).toBeLessThanOrEqual(10)
    expect(kilobytes(bytes)).toBeLessThanOrEqual(150)
  })
})
