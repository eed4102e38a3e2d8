import type { Locator, Page } from 'playwright-core'

/** More than any screen has to tab through. */
const MOST_STEPS = 150

/** Until the focus is there: a screen gives it when it has been drawn. */
export const untilFocusOn = (target: Locator): Promise<void> =>
  target.and(target.page().locator(':focus')).waitFor()

/** Goes there with Tab alone, from wherever the focus is, and looks whether one sees where one is. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const isThere = await target.first().evaluate((element) => element === document.activeElement)
    if (isThere) {
      if (!(await isFocusSeen(target.first())))
        throw new Error(`one does not see that ${String(target)} has the focus`)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way leads with Tab to ${String(target)}`)
}

/** A ring around it, or around what stands for it. */
const isFocusSeen = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const hasRing = (candidate: Element | null): boolean => {
      if (candidate === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    return [
      element,
      element.nextElementSibling,
      element.parentElement,
      element.closest('label'),
    ].some(hasRing)
  })

export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(words)
}
