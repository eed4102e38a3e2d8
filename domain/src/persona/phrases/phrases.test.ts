import { describe, expect, it } from 'vitest'
import { BY_USE_CASE, EVERYWHERE, LISTS, type Phrases } from './phrases.ts'

const all: [string, Phrases][] = [
  ['everywhere', EVERYWHERE],
  ...Object.entries(BY_USE_CASE).filter(([, phrases]) => Object.keys(phrases).length > 0),
]
const said = all.flatMap(([where, phrases]) =>
  Object.entries(phrases).map(([id, ways]) => ({ where, id, ways: Object.values(ways).flat() })),
)

/** In words: eight seconds at an ordinary pace. */
const A_BREATH = 22
/** To somebody in distress all is said that has to be. */
const HELP = 49

describe('phrases', () => {
  it('stand in one list each', () => {
    const ids = LISTS.flatMap((list) => Object.keys(list))
    expect(ids.filter((id, n) => ids.indexOf(id) !== n)).toEqual([])
  })

  it.each(all)('take the place of others, and are not new: %s', (_, phrases) => {
    expect(Object.keys(phrases).filter((id) => EVERYWHERE[id] === undefined)).toEqual([])
  })

  it.each(said.filter(({ id }) => id !== 'distress'))(
    'are at least six, all different: $where $id',
    ({ ways }) => {
      const told = ways.filter((way) => way !== '')
      expect(told.length).toBeGreaterThanOrEqual(6)
      expect(new Set(told).size).toBe(told.length)
    },
  )

  it.each(said)(
    'are spoken: short, contracted, and nobody is praised for asking: $where $id',
    ({ id, ways }) => {
      for (const way of ways) {
        expect(way).not.toMatch(
          /\b(?:I am(?![,.])|do not|does not|it is not|cannot|that is not)\b|great question|good question,|how may I|assist|absolutely|certainly!|delighted|I understand your/i,
        )
        expect(way.split(/\s+/).length).toBeLessThanOrEqual(id === 'distress' ? HELP : A_BREATH)
        expect(way).toMatch(/^$|[.?!…,:]["]?$|\b(?:that|and|so)$|\{words\}$/)
      }
    },
  )
})
