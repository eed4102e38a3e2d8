import { ACTS, BEHAVIOURS, type Labels, QUESTIONS, REFLECTIONS, SPINS } from './labels.ts'

/** How likely each output is, head after head as in `HEADS`. */
export type Likelihoods = Float64Array

/** The likeliest labels that fit together: no question behaviour without a question, and the like. */
export function decide(likely: Likelihoods): { labels: Labels; sure: Sureness } {
  const spin = likeliestSpin(likely)
  let best: Omit<Labels, 'acts'> = {
    question: 'none',
    spin: 'none',
    reflection: 'none',
    behaviour: 'other',
  }
  let sure: Sureness = { question: 0, spin: 0, reflection: 0, behaviour: 0 }
  let highest = -1
  QUESTIONS.forEach((question, q) => {
    BEHAVIOURS.forEach((behaviour, b) => {
      if (question === 'none' && behaviour === 'question') return
      REFLECTIONS.forEach((reflection, r) => {
        if (behaviour === 'reflection' && reflection === 'none') return
        const shares = {
          question: likely[q] ?? 0,
          reflection: likely[REFLECTION_AT + r] ?? 0,
          behaviour: likely[BEHAVIOUR_AT + b] ?? 0,
        }
        const together = shares.question * shares.reflection * shares.behaviour
        if (together <= highest) return
        highest = together
        const spun = question === 'none' ? 'none' : spin.label
        best = { question, spin: spun, reflection, behaviour }
        sure = { ...shares, spin: question === 'none' ? shares.question : spin.share }
      })
    })
  })
  const acts = ACTS.filter((_, n) => (likely[ACTS_AT + n] ?? 0) > LEAST_OF_ACT)
  return { labels: { ...best, acts }, sure }
}

/**
 * Acts are rare, and a model that must be half sure finds too few of them: by cross-validation this one level
 * for all gives the highest F1.
 */
const LEAST_OF_ACT = 0.35

/** How sure each label is, from 0 to 1. */
export type Sureness = Record<'question' | 'spin' | 'reflection' | 'behaviour', number>

const SPIN_AT = QUESTIONS.length
const REFLECTION_AT = SPIN_AT + SPINS.length
const BEHAVIOUR_AT = REFLECTION_AT + REFLECTIONS.length
const ACTS_AT = BEHAVIOUR_AT + BEHAVIOURS.length

function likeliestSpin(likely: Likelihoods): { label: Labels['spin']; share: number } {
  let best = { label: SPINS[0] as Labels['spin'], share: -1 }
  SPINS.forEach((label, n) => {
    const share = likely[SPIN_AT + n] ?? 0
    if (share > best.share) best = { label, share }
  })
  return best
}
