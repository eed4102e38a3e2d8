import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf, flawsOf, newBarriersOf } from './looks.ts'
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
      // The same elements mean the same, however wide they are: the looks are two, a small light and a wide dark one.
      if (width === 390) expect(await barriersOf(page), 'small and light').toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await newBarriersOf(page), 'wide and dark').toEqual([])
    expect(complaints).toEqual([])
  })
}
