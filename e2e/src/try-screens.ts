import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf, fadedOf, flawsOf } from './looks.ts'
import { openPlace, type Place, signInOn, type Visitor } from './place.ts'
import type { Screen } from './screens.ts'

/** Whether everybody can use them, whatever they look through. In two files, because two take half the time. */
export function tryScreens(screens: readonly Screen[]): void {
  let place: Place
  beforeAll(async () => {
    place = await openPlace()
  })
  afterAll(() => place.close())

  it.each(screens)('$name fits on every width, and keeps nobody out', async ({ as, open }) => {
    const { page, complaints } = await comesAnew(place, as)
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
  })
}

type Who = Screen['as']
type Stored = [key: string, value: string][]
type Regular = Visitor & { stored: Stored }

const regulars = new Map<Who, Promise<Regular>>()

/**
 * A browser has read the application and axe after the first of its screens, which is half of the work: so each
 * person has one tab, which knows before each screen what it knew after coming by the door, and nothing else.
 */
async function comesAnew(place: Place, who: Who): Promise<Visitor> {
  const regular = regulars.get(who) ?? firstVisit(place, who)
  regulars.set(who, regular)
  const { stored, ...visitor } = await regular
  const { page, complaints } = visitor
  // No more of the screen before: a picture runs nothing.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/logo.svg')
  await page.evaluate((kept) => {
    sessionStorage.clear()
    localStorage.clear()
    for (const [key, value] of kept) localStorage.setItem(key, value)
  }, stored)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  complaints.length = 0
  return visitor
}

async function firstVisit(place: Place, who: Who): Promise<Regular> {
  const visitor = await place.visit({ reducedMotion: 'reduce' })
  if (who !== undefined) await signInOn(visitor.page, `${who}@demo.test`)
  const stored =
    who === undefined ? [] : await visitor.page.evaluate(() => Object.entries(localStorage))
  return { ...visitor, stored }
}
