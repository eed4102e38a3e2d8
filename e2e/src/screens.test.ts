import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf, flawsOf } from './looks.ts'
import { openPlace, type Place, signInOn } from './place.ts'
import { SCREENS } from './screens.ts'

let place: Place
beforeAll(async () => {
  place = await openPlace()
})
afterAll(() => place.close())

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it.each(SCREENS)('$name fits on every width, and keeps nobody out', async ({ as, open }) => {
    const { page, complaints } = await place.visit({ colorScheme, reducedMotion: 'reduce' })
    if (as !== undefined) await signInOn(page, `${as}@demo.test`)
    await open(page)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await flawsOf(page), `at ${width} px`).toEqual([])
      const barriers = width === 768 ? [] : await barriersOf(page)
      expect(barriers, `at ${width} px`).toEqual([])
    }
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
