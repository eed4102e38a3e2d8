import type { Evidence } from '../reading/talk.ts'

/** A number with what proves it. Without enough to count, it is no number, and says why. */
export type Measure = {
  id: MeasureId
  /** What it is counted of, where there are several: the name of a stage. */
  of?: string
  value: number | null
  unit: 'words per minute' | 'share' | 'seconds' | 'count' | 'per minute' | 'per 100 words'
  /** Null when it is measured. */
  reason: NotMeasured | null
  /** Where it can be seen: turns, with the words where words are counted. */
  proof: Evidence[]
  /** What is usual, and who says so; null where nobody does. */
  usual: { from: number; to: number; source: string } | null
}

export type NotMeasured = 'too-few-words' | 'typed' | 'not-of-this-use-case' | 'nothing-to-count'

/** Fewer words of a learner are not enough to measure anything by. */
export const LEAST_WORDS = 30

export type MeasureId =
  | 'pace'
  | 'talk-share'
  | 'longest-monologue'
  | 'turns'
  | 'questions-open'
  | 'questions-closed'
  | 'spin-situation'
  | 'spin-problem'
  | 'spin-implication'
  | 'spin-need-payoff'
  /** How many of the four kinds came up, one after the other, in their order. */
  | 'spin-order'
  | 'reflections'
  | 'fillers'
  | 'hedges'
  | 'response-gap'
  | 'interrupted-the-persona'
  | 'was-interrupted'
  | 'stages'
  /** One for each stage that was entered; `of` is its name. */
  | 'stage-time'
  | 'topics'
