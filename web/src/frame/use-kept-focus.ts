import { useEffect } from 'react'

/**
 * What has the focus may go away: a row that was deleted, a form that has done its work. A browser
 * leaves the focus nowhere then, and whoever has no pointer begins the page again. It goes to what took
 * the place instead: the next row, the next part, or the heading above it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null

    const noteFocus = ({ target }: FocusEvent) => {
      // A dialog lies over the page: what opened it counts.
      if (target instanceof Element && target.closest('main') !== null) last = target
    }
    const noteLeaving = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return
      // Also told when it is removed, and then it is too early to say. A click beside it leaves it there.
      queueMicrotask(() => {
        if (last?.isConnected && document.activeElement === document.body) last = null
      })
    }
    const observer = new MutationObserver((records) => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return
      const lost = last
      const gap = records.find(
        ({ target, removedNodes }) =>
          target.isConnected && [...removedNodes].some((node) => node.contains(lost)),
      )
      last = null
      // What one is reading stays where it is: the page moves with the next key.
      if (gap !== undefined) successorOf(gap)?.focus({ preventScroll: true })
    })

    document.addEventListener('focusin', noteFocus)
    document.addEventListener('focusout', noteLeaving)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', noteFocus)
      document.removeEventListener('focusout', noteLeaving)
      observer.disconnect()
    }
  }, [])
}

type Gap = Pick<MutationRecord, 'target' | 'previousSibling'>

/** Null on the way to another screen, which has an arrival of its own. */
function successorOf({ target, previousSibling }: Gap): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const isThere = previousSibling instanceof Element && previousSibling.isConnected
  const above = isThere ? previousSibling : null
  const inItsPlace = above === null ? target.firstElementChild : above.nextElementSibling
  const near = [inItsPlace, above, above?.lastElementChild ?? null]
  for (const part of [...near.filter(isRowOrPart), ...partsAround(target)]) {
    const beginning = beginningOf(part)
    if (beginning !== null) return beginning
  }
  return null
}

const PART = 'main, main section'

const isRowOrPart = (one: Element | null): one is Element =>
  one?.matches('main li, main section') === true && one.closest('[inert]') === null

function* partsAround(element: Element): Generator<Element> {
  for (let part = element.closest(PART); part !== null; ) {
    yield part
    part = part.parentElement?.closest(PART) ?? null
  }
}

/** A part begins with its heading, a row with what one can do there. */
function beginningOf(part: Element): HTMLElement | null {
  const heading = part.querySelector<HTMLElement>('h1, h2, h3')
  if (heading === null) return part.querySelector<HTMLElement>('a, button, input, select, textarea')
  heading.tabIndex = -1
  return heading
}
