import { expect, it } from 'vitest'
import { scoreBand } from './score-bands.ts'

it.each([
  [null, 'poor'],
  [0, 'poor'],
  [59.9, 'poor'],
  [60, 'middling'],
  [79, 'middling'],
  [80, 'good'],
  [100, 'good'],
] as const)('puts a score of %s into the %s band', (score, band) => {
  expect(scoreBand(score)).toBe(band)
})
