/** Below the bar that stays at the top, with a little air. */
const TOP_PX = 88

/**
 * Opens what something is folded in, brings it into the middle of what it scrolls in, and that into the
 * window. By hand: a browser takes a part that sticks for one that moves, and carries the page off with it.
 */
export function revealIn(item: HTMLElement): void {
  const fold = item.closest('details')
  if (fold !== null) fold.open = true
  const frame = item.closest<HTMLElement>('[data-scrolls]')
  if (frame === null || frame.scrollHeight <= frame.clientHeight) {
    item.scrollIntoView({ block: 'center' })
    return
  }
  const [inner, outer] = [item.getBoundingClientRect(), frame.getBoundingClientRect()]
  const middle = inner.top - outer.top - (outer.height - inner.height) / 2
  frame.scrollTop += Math.min(middle, inner.top - outer.top - TOP_PX / 2)
  const { top, bottom } = item.getBoundingClientRect()
  if (top < TOP_PX || bottom > innerHeight) scrollBy(0, frame.getBoundingClientRect().top - TOP_PX)
}
