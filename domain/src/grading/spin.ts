import type { Measure, MeasureId } from '../measures/measures.ts'
import type { Reading } from '../reading/reading.ts'
import { contactAllows } from '../rubric/found.ts'
import type { Deeds } from '../rubric/deeds.ts'

/**
 * Whether all four kinds of questions came up, and in their order. Null where nothing is sold. How many of each
 * make a good call nobody has shown: the second of a kind counts less, the third nothing.
 */
export function spinOf(
  { talk }: Reading,
  measures: readonly Measure[],
  deeds: Deeds,
): { score: number; says: string } | null {
  if (talk.useCase !== 'sales') return null
  const counts = KINDS.map(({ id }) => measures.find((one) => one.id === id)?.value ?? 0)
  const order = measures.find(({ id }) => id === 'spin-order')?.value ?? 0
  const asked = counts.reduce(
    (sum, count) => sum + (count >= 2 ? SECOND : count === 1 ? FIRST : 0),
    0,
  )
  const score = Math.min(asked + (ORDER[order] ?? 0), contactAllows(deeds) * 20)
  const there = KINDS.filter((_, n) => (counts[n] ?? 0) > 0)
  const missing = KINDS.filter((_, n) => (counts[n] ?? 0) === 0)
  const listed = KINDS.map(({ name }, n) => `${counts[n]} ${name}`).join(', ')
  const first = missing[0]
  const says =
    there.length === 0
      ? 'None of the four kinds of questions was heard: about the situation, about problems, about what they lead to, and about what a solution would be worth.'
      : first === undefined
        ? `All four kinds of questions came up: ${listed}. ${order >= 4 ? 'They came in an order in which each prepares the next.' : 'In their order, each would prepare the next.'}`
        : `Your questions by kind: ${listed}. What was missing is a question about ${first.about}.`
  return { score, says }
}

const KINDS = [
  { id: 'spin-situation', name: 'about the situation', about: 'how things are today' },
  { id: 'spin-problem', name: 'about problems', about: 'what is difficult' },
  {
    id: 'spin-implication',
    name: 'about what they lead to',
    about: 'what the difficulty leads to',
  },
  {
    id: 'spin-need-payoff',
    name: 'about what a solution would be worth',
    about: 'what it would be worth to have it solved',
  },
] as const satisfies readonly { id: MeasureId; name: string; about: string }[]

const FIRST = 16
const SECOND = 20
/** By how many came in their order. */
const ORDER = [0, 0, 7, 14, 20]
