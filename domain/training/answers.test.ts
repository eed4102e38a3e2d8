import { describe, expect, it } from 'vitest'
import { countsOf, examineRecall, readExamined } from './answers.ts'

/** A little below what was measured: a change that costs more than a few answers should be noticed. */
const FLOORS = [
  // Learned from: it says what was learned, and not what to expect.
  { file: 'dev', right: 280, wrongFacts: 34, notTold: 128 },
  { file: 'held-out', right: 138, wrongFacts: 58, notTold: 128 },
]

describe('of what is asked, a persona recalls', () => {
  it.each(FLOORS)(
    'what was asked for, and seldom anything else: $file',
    ({ file, right, wrongFacts, notTold }) => {
      const examined = readExamined(new URL(`../corpus/answers/${file}.jsonl`, import.meta.url))
      const counts = countsOf(examined.flatMap(examineRecall))
      expect(counts.right).toBeGreaterThanOrEqual(right)
      expect(counts['wrong fact']).toBeLessThanOrEqual(wrongFacts)
      expect(counts['rightly not told']).toBeGreaterThanOrEqual(notTold)
    },
  )
})
