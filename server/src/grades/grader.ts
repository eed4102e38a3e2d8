import type { Grade } from '@colloquy/domain/grading/grade'
import type { Talk } from '@colloquy/domain/reading/talk'
import type { Rubric } from '@colloquy/domain/rubric/rubric'
import { Piscina } from 'piscina'

/** Without a rubric of its own a talk is judged by that of its use case. */
export type GradeTalk = (talk: Talk, rubric: Rubric | null) => Promise<Grade>

export type Grader = { gradeTalk: GradeTalk; stop: () => Promise<void> }

/** Twenty times as long as the longest talk should take. */
const LONGEST_MS = 20_000

/** Several times what the longest talk needs. */
const MOST_MEMORY_MB = 512

/** It holds what the grader has learned, some tens of megabytes: kept while talks end one after the other. */
const KEPT_MS = 5 * 60_000

/** Linux has priorities for threads: a grade may be late by a moment, what is said in a call may not. */
const NICE = process.platform === 'linux' ? 10 : 0

/**
 * Grades on a thread of its own, one talk after the other. Whatever a talk does to it, throw, never end, or take all
 * memory, it is that talk's failure: the thread is ended, and the next talk gets a new one.
 */
export function createGrader({
  worker = new URL('./grader.worker.ts', import.meta.url),
  longestMs = LONGEST_MS,
  mostMemoryMb = MOST_MEMORY_MB,
} = {}): Grader {
  const threads = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: KEPT_MS,
    niceIncrement: NICE,
    resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
  })
  return {
    gradeTalk: (talk, rubric) =>
      threads.run({ talk, rubric }, { signal: AbortSignal.timeout(longestMs) }) as Promise<Grade>,
    stop: () => threads.destroy(),
  }
}
