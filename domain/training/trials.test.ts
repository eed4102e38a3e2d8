import { expect, it } from 'vitest'
import { FAMILIES } from './trials/injection.ts'
import { AS_SHOWN } from './trials/removal.ts'
import type { Seen } from './trials/trial.ts'
import { tryOut } from './trials/trials.ts'

/** A few of each; `npm run bench -- grade` has thousands. */
const seenIn = (name: string, times: number): Seen[] => tryOut(name, { from: 0, times, seed: 1 })

const valuesOf = (seen: readonly Seen[], kind: string): number[] =>
  seen.flatMap((one) => (one.kind === kind ? [one.value] : []))

it('grades a talk to the same bytes, whoever reads it in again', () => {
  expect(new Set(valuesOf(seenIn('sameness', 5), 'bytes')).size).toBe(1)
})

it('quotes nothing that was not said, and claims nothing without a turn, whatever was said', () => {
  const seen = seenIn('invention', 25)
  expect(valuesOf(seen, 'quotes not in the talk').filter(Boolean)).toEqual([])
  expect(valuesOf(seen, 'claims without a turn').filter(Boolean)).toEqual([])
  expect(valuesOf(seen, 'quotes').some((count) => count > 20)).toBe(true)
})

it.each(FAMILIES)('gives no better band to whoever tries %s', (family) => {
  const bands = valuesOf(seenIn(family, 6), 'bands')
  expect(bands).toHaveLength(6)
  expect(bands.filter((gained) => gained > 0)).toEqual([])
})

it('is less without a good question, a covered stage or a summary, also in tenths, and never shown as more', () => {
  const seen = seenIn('removal', 15)
  const exact = seen.filter(({ kind }) => kind !== AS_SHOWN)
  expect(exact.length).toBeGreaterThan(10)
  expect(exact.filter(({ value }) => value <= 0)).toEqual([])
  expect(valuesOf(seen, AS_SHOWN).filter((fall) => fall < 0)).toEqual([])
})
