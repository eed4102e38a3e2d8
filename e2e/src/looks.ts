import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
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
    ]
      .filter(
        (element) =>
          isShown(element) &&
          !isApart(element) &&
          getComputedStyle(element).position !== 'absolute',
      )
      // Asked once: each is compared with each.
      .map((element) => ({
        element,
        box: element.getBoundingClientRect(),
        bar: staysPut(element),
        isAway: isScrolledAway(element),
      }))
    for (const [index, one] of reachable.entries())
      for (const other of reachable.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue
        if (one.bar !== other.bar || one.isAway || other.isAway) continue
        const width =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const height =
          Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (width > 2 && height > 2)
          flaws.push(`${nameOf(one.element)} and ${nameOf(other.element)} lie over each other`)
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
export const barriersOf = (page: Page): Promise<string[]> => violationsOf(page, {})

/** Words that stand out too little from what is behind them. */
export const fadedOf = (page: Page): Promise<string[]> =>
  violationsOf(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type InPage = {
  axe?: { run: (around: Document, options: object) => Promise<{ violations: Violations }> }
}

const playwrightBuilder = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** A megabyte and a half, which runs in the page. */
const axe = createRequire(playwrightBuilder)('axe-core') as { source: string }

// The builder would read axe twice for each look, once in a page of its own, and tell at length what is well:
// eight times the work, for the sake of frames. There are none here.
async function violationsOf(page: Page, options: object): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('what is in frames is not looked at')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (wanted) => {
    const { axe: inPage } = globalThis as InPage
    const found = await inPage?.run(document, { ...wanted, resultTypes: ['violations'] })
    return found?.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  }, options)
  if (violations === undefined) throw new Error('axe did not look')
  return violations.map(
    ({ id, html }) => `${id}: ${html.map((element) => element.slice(0, 160)).join(' | ')}`,
  )
}
