import type { CallToTake, OverBecause, SpokenTurn } from '@colloquy/contract/desk'

/** What a call tells whoever handed it over. */
export type CallNews = {
  /** In their order, from the number after the last turn it was given. Kept by the listener until stored. */
  turn: (turn: SpokenTurn) => void
  /** Once, and nothing after it. The call has left the room by then, or is about to. */
  over: (because: OverBecause) => void
}

export type RunningCall = {
  /** Ends the call for us: nobody is told. Resolves when nothing of it is left. */
  leave: () => Promise<void>
}

export type BeginCall = (call: CallToTake, news: CallNews) => RunningCall
