import { ACTS, BEHAVIOURS, type Labels, QUESTIONS, REFLECTIONS, SPINS } from './labels.ts'

/**
 * What the classifier decides, in the order of its outputs: one of several labels, or for an act whether it
 * is done. The balance says how much more rare labels count when it is
 * learned, the pace how long the steps are.
 */
export const HEADS: readonly Head[] = [
  {
    size: QUESTIONS.length,
    looksAt: 'asked',
    balance: 0,
    pace: 1,
    targetOf: ({ question }) => QUESTIONS.indexOf(question),
  },
  {
    size: SPINS.length,
    looksAt: 'asked',
    balance: 0.5,
    pace: 1,
    // Where nothing is asked there is nothing to learn of what is asked about.
    targetOf: ({ question, spin }) => (question === 'none' ? null : SPINS.indexOf(spin)),
  },
  {
    size: REFLECTIONS.length,
    looksAt: 'all',
    balance: 0.3,
    pace: 1,
    targetOf: ({ reflection }) => REFLECTIONS.indexOf(reflection),
  },
  {
    size: BEHAVIOURS.length,
    looksAt: 'all',
    balance: 0,
    pace: 1,
    targetOf: ({ behaviour }) => BEHAVIOURS.indexOf(behaviour),
  },
  ...ACTS.map((act) => ({
    size: 1,
    looksAt: 'all' as const,
    balance: 0,
    // Seldom right, an act is learned in long steps or hardly at all.
    pace: 12,
    targetOf: ({ acts }: Labels) => (acts.includes(act) ? 1 : 0),
  })),
]

export type Head = {
  size: number
  /** The whole utterance, or what stands around the last thing that may be asked. */
  looksAt: View
  balance: number
  pace: number
  targetOf: (labels: Labels) => number | null
}

export type View = 'all' | 'asked'
