import { readFileSync } from 'node:fs'
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
export async function barriersOf(page: Page): Promise<string[]> {
  const found = await violationsOf(page, { of: 'all' })
  await page.evaluate(rememberShown)
  return found
}

/**
 * The same, of a page that has been looked at in another size or in other colours: of what is shown now and was not
 * then all of it; of the rest what depends on size and colours.
 */
export async function newBarriersOf(page: Page): Promise<string[]> {
  const ofLooks = await violationsOf(page, {
    of: 'all',
    rules: ['color-contrast', 'target-size', 'scrollable-region-focusable'],
  })
  return [...ofLooks, ...(await violationsOf(page, { of: 'new' }))]
}

/** Runs in the page. */
function rememberShown(): void {
  const shown = [...document.querySelectorAll('body *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  Object.assign(globalThis, { shownBefore: new WeakSet(shown) })
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']
type InPage = {
  axe?: { run: (within: unknown, options: object) => Promise<{ violations: Violations }> }
  shownBefore?: WeakSet<Element>
}
type Wanted = { of: 'all' | 'new'; rules?: string[] }

const playwrightBuilder = createRequire(import.meta.url).resolve('@axe-core/playwright')
/** Half of what it is otherwise, and each page reads it anew. */
const axe = readFileSync(createRequire(playwrightBuilder).resolve('axe-core/axe.min.js'), 'utf8')

// The builder would read axe twice for each look, once in a page of its own, and tell at length what is well:
// eight times the work, for the sake of frames. There are none here.
async function violationsOf(page: Page, wanted: Wanted): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('what is in frames is not looked at')
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  const violations = await page.evaluate(async ({ of, rules }) => {
    const { axe: inPage, shownBefore } = globalThis as InPage
    const isNew = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && shownBefore?.has(element) === false
    const within = of === 'all' ? document : [...document.querySelectorAll('body *')].filter(isNew)
    if (Array.isArray(within) && within.length === 0) return []
    const found = await inPage?.run(within, {
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
      resultTypes: ['violations'],
    })
    return found?.violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) }))
  }, wanted)
  if (violations === undefined) throw new Error('axe did not look')
  return violations.map(
    ({ id, html }) => `${id}: ${html.map((element) => element.slice(0, 160)).join(' | ')}`,
  )
}
