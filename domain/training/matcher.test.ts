import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { written } from './matcher.ts'

const committed = readFileSync(
  new URL('../src/persona/recalling/matcher.json', import.meta.url),
  'utf8',
)

it('learns from the answers, to the last digit, the matcher that is committed', {
  timeout: 240_000,
}, () => {
  // Not toBe: seventy kilobytes of difference help nobody.
  const isSame = written() === `${JSON.stringify(JSON.parse(committed))}\n`
  expect(isSame, 'run: node domain/training/matcher.ts').toBe(true)
})

it('keeps the matcher small', () => {
  expect(committed.length).toBeLessThan(150_000)
})
