import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf, fadedOf, flawsOf } from './looks.ts'
import { openPlace, type Place } from './place.ts'
import { openRegulars } from './regulars.ts'
import type { Screen } from './screen.ts'

/** Whether everybody can use them, whatever they look through. In two files, because two take half the time. */
export function tryScreens(screens: readonly Screen[]): void {
  let place: Place
  let comes: ReturnType<typeof openRegulars>
  beforeAll(async () => {
    place = await openPlace()
    comes = openRegulars(place)
  })
  afterAll(() => place.close())

  it.each(screens)('$name fits on every width, and keeps nobody out', async ({ as, open }) => {
    const { page, complaints } = await comes(as)
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
