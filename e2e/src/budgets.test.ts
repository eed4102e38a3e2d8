import { brotliCompressSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinButton, startCall } from './call.ts'
import { bringSession, openPlace, type Place } from './place.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

describe('what a screen loads', () => {
  // Many screens load the same files, and to compress one takes longer than to load it.
  const sizes = new Map<string, number>()
  async function sizeOf(answer: Response): Promise<number> {
    const body = await answer.body()
    const size = sizes.get(answer.url()) ?? brotliCompressSync(body).length
    sizes.set(answer.url(), size)
    return size
  }

  const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

  /** The JavaScript of a visit, as a browser that knows brotli gets it. */
  async function scriptsOf({ as, path }: { as?: string; path: string }) {
    const { page } = await place.visit()
    if (as !== undefined) await bringSession(page, `${as}@demo.test`)
    const scripts = new Map<string, Promise<number>>()
    let requests = 0
    page.on('response', (answer) => {
      requests += 1
      if (answer.request().resourceType() === 'script') scripts.set(answer.url(), sizeOf(answer))
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const all = await Promise.all(
      [...scripts].map(async ([url, size]) => ({ url, size: await size })),
    )
    const sum = (of: typeof all) => of.reduce((total, { size }) => total + size, 0)
    const charts = sum(all.filter(({ url }) => url.includes('/charts-')))
    return { bytes: sum(all), charts, requests, names: [...scripts.keys()].join(' ') }
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
    ['/assignments?new', 'admin'],
    ['/assignments/00000000-0000-4000-8000-000000000000', 'member'],
    ['/members', 'admin'],
    ['/library', 'admin'],
    ['/analytics', 'admin'],
    ['/settings', 'member'],
    ['/grade/no-such-grade', 'member'],
    ['/development', 'developer'],
  ])(
    '%s at most 170 kB of JavaScript in 36 requests, and nothing of the call',
    async (path, as) => {
      const { bytes, requests, names } = await scriptsOf({ as, path })
      console.info(`${path}: ${kilobytes(bytes)} kB of JavaScript, ${requests} requests`)
      expect(kilobytes(bytes)).toBeLessThanOrEqual(170)
      expect(requests).toBeLessThanOrEqual(36)
      expect(names).not.toContain('livekit')
    },
  )

  it('/progress at most 170 kB of JavaScript besides what draws its charts, which nothing else loads', async () => {
    const { bytes, requests, charts } = await scriptsOf({ as: 'member', path: '/progress' })
    console.info(
      `/progress: ${kilobytes(bytes)} kB of JavaScript with ${kilobytes(charts)} kB of charts, ${requests} requests`,
    )
    expect(charts).toBeGreaterThan(0)
    expect(kilobytes(charts)).toBeLessThanOrEqual(20)
    expect(kilobytes(bytes - charts)).toBeLessThanOrEqual(170)
    for (const path of ['/dashboard', '/settings', '/grade/no-such-grade'])
      expect((await scriptsOf({ as: 'member', path })).charts, path).toBe(0)
    expect((await scriptsOf({ path: '/' })).charts).toBe(0)
  })

  it('a call at most 250 kB of JavaScript', async () => {
    const { page } = await startCall(place)
    await joinButton(page).click()
    const controls = page.getByRole('toolbar', { name: 'Call controls' })
    await controls.waitFor()
    const scripts = new Map<string, Promise<number>>()
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return
      const size = sizeOf(answer)
      // What comes after the count, while the page is closed, is nobody's to wait for.
      size.catch(() => {})
      scripts.set(answer.url(), size)
    })
    // Back into the call at once: what it loads is all that there is.
    await page.reload()
    await controls.waitFor()
    const bytes = (await Promise.all(scripts.values())).reduce((sum, size) => sum + size, 0)
    console.info(`a call: ${kilobytes(bytes)} kB of JavaScript`)
    expect(kilobytes(bytes)).toBeLessThanOrEqual(250)
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
