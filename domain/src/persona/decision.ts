import type { Graph } from '../graph/graph.ts'
import type { Heard } from './hear.ts'
import type { Open, Part, State } from './state.ts'

/** What the persona does about what it heard. Code decides; words come last. */
export type Decision = {
  /** In a word or two, for who reads why. */
  intent: string
  parts: Part[]
  /** What is waited for from now on. */
  open: Open
  /** Asked in vain. */
  evades?: string
  /** The id of an ending. */
  ended?: string
  agreed?: true
  warns?: true
  /** No, or not yet. */
  refuses?: true
  /** Nobody had asked for it. */
  volunteers?: true
  settles?: string
  answers?: string
  /** What it asks beside its questions, so that it asks it once. */
  digs?: string
}

export type Given = { graph: Graph; state: State; heard: Heard }

export const phrase = (of: string, slots?: Record<string, string>): Part =>
  slots === undefined ? { say: 'phrase', of } : { say: 'phrase', of, with: slots }

/** What it said had little to do with what it was asked, and to explain it would lead farther away. */
export const mixedUp = ({ state }: Given): Decision => ({
  intent: 'admit that it was beside it',
  parts: [phrase('mixed-up')],
  open: state.open,
})
