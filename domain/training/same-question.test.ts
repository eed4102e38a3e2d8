import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { written } from './same-question.ts'

it('learns from what people ask, to the last digit, by what the same question is known', {
  timeout: 240_000,
}, () => {
  const file = new URL('../src/persona/recalling/same-question.json', import.meta.url)
  const committed = JSON.parse(readFileSync(file, 'utf8'))
  expect(JSON.parse(written()), 'run: node domain/training/same-question.ts').toEqual(committed)
})
