import type { Choose } from './choose.ts'

/** Something of ours that reads what strangers send, and what to send it. */
export type Reader = {
  /** By as many choices as it needs: the same choices make the same. */
  make: (choose: Choose) => Buffer
  /** Whatever it throws is a failure of ours: what it means to refuse, it refuses. */
  read: (input: Buffer) => Verdict | Promise<Verdict>
}

export type Verdict = 'taken' | 'refused'

/** Of what a reader keeps in mind, nothing is older than so many inputs: a failure comes again from there. */
export const RENEWED_EVERY = 500

/** Another one of those after so many inputs; what is left of the former is put away. */
export function createRenewed<Kept>(
  open: () => Kept,
  close: (kept: Kept) => void,
): { next: () => Kept } {
  let kept: Kept | null = null
  let reads = 0
  return {
    next() {
      if (kept !== null && reads % RENEWED_EVERY === 0) {
        close(kept)
        kept = null
      }
      reads += 1
      kept ??= open()
      return kept
    },
  }
}
