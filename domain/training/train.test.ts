import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import learned from '../src/moves/weights.json' with { type: 'json' }
import { markOfExamples } from './train.ts'

// `npm run bench -- learned` learns them once more, and compares the bytes.
it('was learned from the corpus, and from what is read of it today', { timeout: 120_000 }, () => {
  expect(markOfExamples(), 'run: node domain/training/train.ts').toBe(learned.from)
})

it('keeps the weights small enough for a page', () => {
  const file = new URL('../src/moves/weights.json', import.meta.url)
  expect(readFileSync(file).length).toBeLessThan(1_000_000)
})
