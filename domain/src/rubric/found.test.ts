import { expect, it } from 'vitest'
import { scoreBand } from '../score-bands.ts'
import type { Deed, DeedKind, Deeds } from './deeds.ts'
import { found } from './found.ts'
import { RULES, type RuleName } from './rules.ts'
import { WORTH, worthOf } from './worth.ts'

/** So often each of these was done, each time in a turn of its own, to somebody who was well listened to. */
function deedsOf(times: Partial<Record<DeedKind, number>>, contact = 10): Deeds {
  const all = Object.entries(times).flatMap(([kind, count], n) =>
    Array.from(
      { length: count },
      (_, time): Deed => ({
        kind: kind as DeedKind,
        at: { turn: n * 100 + time, start: 0, end: 1, quote: 'a' },
        to: null,
      }),
    ),
  )
  const of = (kind: DeedKind) => all.filter((deed) => deed.kind === kind)
  const turns = (kind: DeedKind) => of(kind).length
  return { all, of, turns, contact, ownTurns: 10 } as unknown as Deeds
}

const counted = (Object.keys(RULES) as RuleName[]).flatMap((rule) =>
  RULES[rule].counts.map(({ kind, most }) => ({ rule, kind, most })),
)

it.each(counted)('is worth more with each time more: $rule, $kind', ({ rule, kind, most }) => {
  for (const others of withTheFirst(rule, kind)) {
    const all = Array.from({ length: most + 1 }, (_, times) =>
      found(rule, deedsOf({ ...others, [kind]: times })),
    )
    all.slice(1).forEach((more, n) => {
      const less = all[n]
      if (less?.worth == null) return
      expect(more.worth).toBeGreaterThan(less.worth)
      expect(more.score).toBeGreaterThanOrEqual(less.score)
    })
  }
})

/** As often as it counts, beside another one. */
function withTheFirst(rule: RuleName, kind: DeedKind): Partial<Record<DeedKind, number>>[] {
  const [first] = RULES[rule].counts
  if (first === undefined || first.kind === kind) return [{}]
  return Array.from({ length: first.most + 1 }, (_, times) => ({ [first.kind]: times }))
}

it('is worth no more for what was done more often than it counts', () => {
  const [four, five] = [4, 5].map((times) =>
    found('asks', deedsOf({ 'asks-open': 3, 'asks-closed': times })),
  )
  expect(five).toMatchObject({ score: four?.score, worth: four?.worth })
})

it('is worth less with each further harm', () => {
  const worths = [0, 1, 2, 3].map(
    (times) => found('listens', deedsOf({ 'takes-up': 18, 'walls-off': times })).worth ?? 0,
  )
  expect(worths.toSorted((a, b) => b - a)).toEqual(worths)
  expect(new Set(worths).size).toBe(4)
})

it('is held down where little was taken up, and then the rest is worth nothing', () => {
  const [few, many] = [5, 10].map((times) => found('asks', deedsOf({ 'asks-open': times }, 1)))
  expect(few?.score).toBe(3)
  expect(many).toMatchObject({ score: 3, worth: few?.worth })
})

it('is worth something within the span of its score, in which stands what the score alone is worth', () => {
  for (const score of [0, 1, 2, 3, 4, 5] as const) {
    const [least, most] = [worthOf(score, 0), worthOf(score, 1)]
    expect(WORTH[score]).toBeGreaterThanOrEqual(least)
    expect(WORTH[score]).toBeLessThanOrEqual(most)
  }
})

it('is worth more with any higher score', () => {
  for (const score of [0, 1, 2, 3, 4] as const)
    expect(worthOf(score, 1)).toBeLessThan(worthOf((score + 1) as 1 | 2 | 3 | 4 | 5, 0))
})

it('puts nobody into another band than the words of the scores say', () => {
  expect([2, 3, 4, 5].map((score) => scoreBand(worthOf(score as 2 | 3 | 4 | 5, 0)))).toEqual([
    'poor',
    'middling',
    'good',
    'good',
  ])
  expect(scoreBand(worthOf(3, 0.99))).toBe('middling')
})

it('is an opening by what makes it clear, more than by what is done all the way through', () => {
  const frames = found('opens', deedsOf({ frames: 2 }))
  const others = found('opens', deedsOf({ 'takes-up': 2, 'asks-open': 2 }))
  expect(frames.worth).toBeGreaterThan(others.worth ?? 0)
})

it('is held down for whoever hears again and again that it was no answer', () => {
  const done = { 'takes-up': 9, 'gives-back': 5 }
  const [once, often] = [1, 4].map((times) =>
    found('listens', deedsOf({ ...done, 'is-reproached': times })),
  )
  expect(once?.score).toBeGreaterThanOrEqual(3)
  expect(often?.score).toBeLessThanOrEqual(2)
})
