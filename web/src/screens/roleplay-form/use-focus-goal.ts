import { type RefObject, useEffect, useState } from 'react'

/** Puts the focus where something is about to be, once it is there. At first where `first` says, if it does. */
export function useFocusGoal(
  within: RefObject<HTMLElement | null>,
  first: string | null,
): (selector: string) => void {
  const [goal, setGoal] = useState(first === null ? null : { selector: first })
  useEffect(() => {
    if (goal !== null) within.current?.querySelector<HTMLElement>(goal.selector)?.focus()
  }, [goal, within])
  // Another object each time: the same goal again is one too.
  return (selector) => setGoal({ selector })
}
