import { expect, it } from 'vitest'
import { durationOf } from './times.ts'

it.each([
  [0, 'Less than a minute'],
  [29, 'Less than a minute'],
  [30, '1 minute'],
  [89, '1 minute'],
  [90, '2 minutes'],
  [1860, '31 minutes'],
])('%d seconds of talk are: %s', (seconds, words) => {
  const startedAt = Date.UTC(2026, 0, 5, 10)
  const [start, end] = [startedAt, startedAt + seconds * 1000].map((ms) =>
    new Date(ms).toISOString(),
  )
  expect(durationOf(start ?? '', end ?? '')).toBe(words)
})
