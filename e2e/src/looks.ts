import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What is wrong with the look of a page, in words; nothing is an empty list. */
export async function flawsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = []
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.getClientRects().length > 0
    // Wherever something is cut off on purpose: for screen readers alone, or to be scrolled to.
    const isApart = (element: Element): boolean =>
      element.closest('.visually-hidden, [aria-hidden="true"], svg') !== null

    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth)
      flaws.push(`the page is ${scrollWidth - clientWidth} px too wide`)

    for (const element of document.querySelectorAll('body *')) {
      if (!isShown(element) || isApart(element)) continue
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      const style = getComputedStyle(element)
      const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const isTooLong = element.scrollWidth > element.clientWidth + 1
      if (hasText && isCut && isTooLong && style.textOverflow !== 'ellipsis')
        flaws.push(`${nameOf(element)} is cut off`)
    }

    const reachable = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
    ].filter(
      (element) =>
        isShown(element) && !isApart(element) && getComputedStyle(element).position !== 'absolute',
    )
    const visibleBox = (element: Element): DOMRect => element.getBoundingClientRect()
    for (const [index, one] of reachable.entries())
      for (const other of reachable.slice(index + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        if (staysPut(one) !== staysPut(other)) continue
        const [a, b] = [visibleBox(one), visibleBox(other)]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (width > 2 && height > 2 && !isScrolledAway(one) && !isScrolledAway(other))
          flaws.push(`${nameOf(one)} and ${nameOf(other)} lie over each other`)
      }
    return [...new Set(flaws)]

    /** The bar that stays where it is while the rest scrolls below it; null when it scrolls too. */
    function staysPut(element: Element): Element | null {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(around).position)) return around
      return null
    }

    /** Inside a list that scrolls, and not in its window now. */
    function isScrolledAway(element: Element): boolean {
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
        const [inner, outer] = [element.getBoundingClientRect(), around.getBoundingClientRect()]
        if (inner.bottom > outer.bottom || inner.top < outer.top) return true
      }
      return false
    }
  })
}

/** What keeps somebody out who reads with ears, fingers or other eyes. */
export const barriersOf = (page: Page): Promise<string[]> => violationsOf(new AxeBuilder({ page }))

/** Words that stand out too little from what is behind them. */
export const fadedOf = (page: Page): Promise<string[]> =>
  violationsOf(new AxeBuilder({ page }).withRules(['color-contrast']))

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  )
}
