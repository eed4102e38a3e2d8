/** One life of a part that the supervisor keeps running: from its start to its end. */
export type Life<Ready> = {
  /** When it works. Never settles for one that ends before. */
  ready: Promise<Ready>
  ended: Promise<End>
  /** Asks it to end in its own way, and sees to it that it does within the time. */
  stop: (withinMs: number) => void
  /** Ends it now. */
  kill: () => void
}

/** `refused`: another life would end alike. */
export type End = { kind: 'died' | 'refused'; reason: string }
