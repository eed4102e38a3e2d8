import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf, fadedOf, flawsOf } from './looks.ts'
import { openPlace, type Place, signInOn } from './place.ts'
import type { Screen } from './screens.ts'

/** Whether everybody can use them, whatever they look through. In two files, because two take half the time. */
export function tryScreens(screens: readonly Screen[]): void {
  let place: Place
  beforeAll(async () => {
    place = await openPlace()
  })
  afterAll(() => place.close())

  it.each(screens)('$name fits on every width, and keeps nobody out', async ({ as, open }) => {
    const { page, complaints } = await place.visit({
      reducedMotion: 'reduce',
      ...(as === undefined ? {} : { storageState: await signedIn(place, as) }),
    })
    await open(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await flawsOf(page), `at ${width} px`).toEqual([])
      if (width === 768) continue
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await barriersOf(page), `at ${width} px`).toEqual([])
      // Only colours are others in the dark.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await fadedOf(page), `at ${width} px in the dark`).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
}

type Who = NonNullable<Screen['as']>
type SignedIn = Promise<Exclude<BrowserContextOptions['storageState'], undefined>>

const browsers = new Map<Who, SignedIn>()

/** What a browser keeps of it: each comes by the door once. */
function signedIn(place: Place, who: Who): SignedIn {
  const before = browsers.get(who)
  if (before !== undefined) return before
  const now = place.visit().then(async ({ page }) => {
    await signInOn(page, `${who}@demo.test`)
    const kept = await page.context().storageState()
    await page.context().close()
    return kept
  })
  browsers.set(who, now)
  return now
}
