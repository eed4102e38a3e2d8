import { useMemo, useSyncExternalStore } from 'react'
import type { GradedData } from '../complete-grade.ts'
import { useSaid } from '../said/said.tsx'
import { type Mark, marksOf } from './place-marks.ts'

/** A finger needs more room than a pointer. */
const IS_NARROW = '(width < 40rem)'
const ROOM = { narrow: 10, wide: 30 } as const

/** As many as find room here. */
export function useMarks(grade: GradedData | undefined, durationMs: number): Mark[] {
  const { turns } = useSaid()
  const room = useIsNarrow() ? ROOM.narrow : ROOM.wide
  return useMemo(
    () => (grade === undefined ? [] : marksOf(grade, { turns, durationMs, room })),
    [grade, turns, durationMs, room],
  )
}

const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    (listen) => {
      const query = matchMedia(IS_NARROW)
      query.addEventListener('change', listen)
      return () => query.removeEventListener('change', listen)
    },
    () => matchMedia(IS_NARROW).matches,
  )
