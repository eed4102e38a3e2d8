import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import learned from '../src/persona/recalling/matcher.json' with { type: 'json' }
import { markOfExamples } from './matcher.ts'

// `npm run bench -- learned` learns it once more, and compares the digits.
it('was learned from the answers, and from what is read of them today', {
  timeout: 120_000,
}, () => {
  expect(markOfExamples(), 'run: node domain/training/matcher.ts').toBe(learned.from)
})

it('keeps the matcher small', () => {
  const file = new URL('../src/persona/recalling/matcher.json', import.meta.url)
  expect(readFileSync(file).length).toBeLessThan(150_000)
})
