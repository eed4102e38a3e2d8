import { expect, it } from 'vitest'
import { countsOf, examine, examinedIn, examineRecall } from './answers.ts'

/**
 * A little below what was measured (`npm run bench -- answers`): a change that costs more than a few answers should
 * be noticed.
 */
const FLOORS = [
  // Learned from: it says what was learned, and not what to expect.
  { does: 'recalls', judge: examineRecall, file: 'dev', right: 290, wrongFacts: 33, notTold: 130 },
  {
    does: 'recalls',
    judge: examineRecall,
    file: 'held-out',
    right: 156,
    wrongFacts: 55,
    notTold: 128,
  },
  { does: 'tells', judge: examine, file: 'held-out', right: 208, wrongFacts: 98, notTold: 112 },
  { does: 'tells', judge: examine, file: 'unseen', right: 74, wrongFacts: 62, notTold: 66 },
  {
    does: 'tells',
    judge: examine,
    file: 'follow-ups-held-out',
    right: 61,
    wrongFacts: 28,
    notTold: 25,
  },
]

it.each(FLOORS)(
  'a persona $does what it is asked for, and seldom anything else: $file',
  ({ judge, file, right, wrongFacts, notTold }) => {
    const counts = countsOf(examinedIn(file).flatMap(judge))
    expect(counts.right).toBeGreaterThanOrEqual(right)
    expect(counts['wrong fact']).toBeLessThanOrEqual(wrongFacts)
    expect(counts['rightly not told']).toBeGreaterThanOrEqual(notTold)
  },
)
