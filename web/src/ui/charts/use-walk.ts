import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { pointedAt, walkTo } from './walk.ts'

type Walk = {
  label: string
  count: number
  /** What is said of one of them. */
  wordsOf: (at: number) => string
  onOpen?: ((at: number) => void) | undefined
}

/**
 * One of a row is looked at: the last, until a key or a pointer leads to another one. To a screen reader the row
 * is a slider, whose value is said by itself, and to a keyboard it is one stop, however many there are.
 */
export function useWalk({ label, count, wordsOf, onOpen }: Walk) {
  const [chosen, setChosen] = useState<number | null>(null)
  const at = Math.min(chosen ?? count - 1, count - 1)
  const point = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setChosen(pointedAt((clientX - left) / width, count))
  }
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': label,
    'aria-valuemin': 1,
    'aria-valuemax': count,
    'aria-valuenow': at + 1,
    'aria-valuetext': `${wordsOf(at)} (${at + 1} of ${count})`,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'Enter') onOpen?.(at)
      const next = walkTo(event.key, { at, count })
      if (next === null) return
      event.preventDefault()
      setChosen(next)
    },
    // A mouse looks by hovering and opens with a click; a finger looks, and opens with the link beside it.
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') point(event)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse') point(event)
      else if (event.button === 0) onOpen?.(at)
    },
  } as const
  return { at, slider }
}
