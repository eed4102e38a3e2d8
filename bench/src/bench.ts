/** One thing that is measured. `src/benches.ts` lists them all. */
export type Bench = {
  /** What it finds out, in a sentence. */
  measures: string
  /** What the figures are compared with, in the same run. */
  yardstick: string
  /** In a network of its own, where that is allowed. */
  isApart?: true
  /** What needs the network of everybody, before that. */
  prepare?: () => void | Promise<void>
  run: (circumstances: Circumstances) => Promise<Finding[]>
}

export type Circumstances = {
  /** The numbers of the goals; otherwise as few as still tell something within two minutes. */
  isLong: boolean
  seed: number
  /** What was started and made, to be ended and removed, last first. */
  belongings: AsyncDisposableStack
  say: (line: string) => void
  /** The same for what is looked up rather than read: below the findings. */
  detail: (line: string) => void
}

export type Finding = {
  what: string
  measured: string
  /** The same of the yardstick, and how ours relates to it. */
  yardstick?: { measured: string; ratio: number }
  /** Nothing is asked of a finding without a goal. */
  goal?: Goal
}

export type Goal = { value: number; is: 'at least' | 'at most'; bound: number }

export const atLeast = (bound: number, value: number): Goal => ({ value, is: 'at least', bound })
export const atMost = (bound: number, value: number): Goal => ({ value, is: 'at most', bound })

export function isReached({ value, is, bound }: Goal): boolean {
  // What could not be measured has not been reached.
  if (Number.isNaN(value)) return false
  switch (is) {
    case 'at least':
      return value >= bound
    case 'at most':
      return value <= bound
  }
}
