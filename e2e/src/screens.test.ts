import { afterAll, beforeAll, expect, it } from 'vitest'
import { barriersOf, flawsOf, newBarriersOf } from './looks.ts'
import { openPlace, type Place } from './place.ts'
import { openRegulars } from './regulars.ts'
import { SCREENS } from './screens.ts'

let place: Place
let comes: ReturnType<typeof openRegulars>
beforeAll(async () => {
  place = await openPlace()
  comes = openRegulars(place)
})
afterAll(() => place.close())

// Whether everybody can use them, whatever they look through.
it.each(SCREENS)('$name fits on every width, and keeps nobody out', async ({ as, open }) => {
  const { page, complaints } = await comes(as)
  await open(page)
  // The same elements mean the same, however wide they are: two looks at them, a small light and a wide dark one.
  await page.setViewportSize({ width: 390, height: 900 })
  expect(await barriersOf(page), 'small and light').toEqual([])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await flawsOf(page), `at ${width} px`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await newBarriersOf(page), 'wide and dark').toEqual([])
  expect(complaints).toEqual([])
})
