import { inParts } from '../persona/in-parts.ts'

export type CatchingUp = ReturnType<typeof createCatchingUp>

/**
 * Who takes a talk over goes through all that was said in it: an hour of it takes a second. That can wait until the
 * learner hears that somebody is there again, for what is said beside the talk comes of nothing in it.
 */
export function createCatchingUp(work: () => Iterable<void>) {
  let isDone = false
  let going: Promise<void> | null = null

  async function goThrough() {
    await inParts(work())
    isDone = true
  }

  return {
    isDone: () => isDone,
    /** Once, however often it is needed. */
    now(): Promise<void> {
      going ??= goThrough()
      // Whoever needs it is told.
      going.catch(() => {})
      return going
    },
  }
}
