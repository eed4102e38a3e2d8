import { type RefObject, useEffect, useState } from 'react'
import { useStillness } from '../../ui/use-stillness.ts'

// Twenty pictures a second are enough for a line that moves two pixels at a time.
const TICK_MS = 50

// Long enough to see how it ends, before it is told from the beginning.
const BEFORE_IT_STARTS_MS = 1600

export type Playback = {
  elapsedMs: number
  state: 'still' | 'playing' | 'paused' | 'over'
  press: () => void
}

/** Plays once, from when it is first seen, and only while it is seen. */
export function usePlayback(stage: RefObject<Element | null>, durationMs: number): Playback {
  const isStill = useStillness()
  const isSeen = useIsSeen(stage)
  const [elapsedMs, setElapsedMs] = useState(-BEFORE_IT_STARTS_MS)
  const [isPaused, setIsPaused] = useState(false)
  const isOver = elapsedMs >= durationMs
  const isMoving = !isStill && isSeen && !isPaused && !isOver

  useEffect(() => {
    if (!isMoving) return
    let last = performance.now()
    const timer = setInterval(() => {
      const now = performance.now()
      // A tab that was asleep goes on where it was.
      const passed = Math.min(now - last, 4 * TICK_MS)
      last = now
      setElapsedMs((ms) => ms + passed)
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [isMoving])

  return {
    elapsedMs: isStill ? durationMs : elapsedMs,
    state: isStill ? 'still' : isOver ? 'over' : isPaused ? 'paused' : 'playing',
    press: () => {
      if (isOver) setElapsedMs(0)
      setIsPaused(!isOver && !isPaused)
    },
  }
}

function useIsSeen(stage: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (stage.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsSeen(entry?.isIntersecting ?? false),
      { threshold: 0.25 },
    )
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [stage])
  return isSeen
}
