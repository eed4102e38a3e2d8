import { expect, it } from 'vitest'
import learned from '../src/persona/recalling/same-question.json' with { type: 'json' }
import { markOfExamples } from './same-question.ts'

// `npm run bench -- learned` learns it once more, and compares the digits.
it('was learned from what people ask, and from what is read of it today', {
  timeout: 300_000,
}, () => {
  expect(markOfExamples(), 'run: node domain/training/same-question.ts').toBe(learned.from)
})
