import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Difficulty, OwnGraph } from './graph.ts'
import { snakeCased } from './key-case.ts'
import { RoleplayFile } from './roleplay-file.ts'

const roleplay = {
  name: 'Discovery call',
  persona: { name: 'Dana Reed', role: 'Head of operations' },
}

describe('a roleplay in a file', () => {
  it('is refused with a difficulty or a graph that is none', () => {
    const read = (more: object) => RoleplayFile.safeParse({ ...roleplay, ...more })
    const wordsOf = (more: object) => read(more).error?.issues[0]?.message
    expect(wordsOf({ difficulty: 'brutal' })).toContain('easy, normal, hard')
    expect(wordsOf({ difficulty: { patience: -4 } })).toContain('>=1')
    expect(wordsOf({ difficulty: { patiense: 40 } })).toContain('patiense')
    expect(read({ graph: { stagse: [] } }).success).toBe(false)
    expect(read({ graph: { stages: [{ id: 'a', name: '' }] } }).success).toBe(false)
    expect(
      read({ graph: { stages: [{ id: 'a', name: 'A', exits: [{ to: 'b' }] }] } }).success,
    ).toBe(false)
  })

  it('needs neither', () => {
    expect(RoleplayFile.parse(roleplay)).toMatchObject({ difficulty: 'normal', scenario: 'other' })
    expect(RoleplayFile.parse(roleplay)).not.toHaveProperty('graph')
  })

  it('may carry what is of no concern here', () => {
    expect(RoleplayFile.safeParse({ ...roleplay, colour: [1], version: 3 }).success).toBe(true)
  })
})

describe('a difficulty', () => {
  it('is a name or numbers, written as on every wire or as inside', () => {
    expect(Difficulty.parse('hard')).toBe('hard')
    expect(Difficulty.parse({ facts_in_an_answer: 2, patience: 40 })).toEqual({
      factsInAnAnswer: 2,
      patience: 40,
    })
    expect(Difficulty.parse({ factsInAnAnswer: 2 })).toEqual({ factsInAnAnswer: 2 })
  })
})

describe('a graph of its own', () => {
  it('keeps what is written and fills in what goes without saying', () => {
    const read = OwnGraph.parse({
      asks_every: 2,
      stages: [
        { id: 'a', name: 'A', exits: [{ to: 'b', when: { moves: ['closing'], at_least: 1 } }] },
        { id: 'b', name: 'B' },
      ],
      objections: [{ id: 'x', name: 'X', says: ['Hm.'], settles: [['answered']] }],
    })
    expect(read).toEqual({
      asksEvery: 2,
      stages: [
        {
          id: 'a',
          name: 'A',
          aim: '',
          exits: [{ to: 'b', when: { moves: ['closing'], atLeast: 1 } }],
        },
        { id: 'b', name: 'B', aim: '', exits: [] },
      ],
      objections: [
        {
          id: 'x',
          name: 'X',
          says: ['Hm.'],
          explains: [],
          when: { now: ['proposal', 'next-step'] },
          settles: [['answered']],
          words: '',
        },
      ],
    })
  })

  it('may think in several steps, but not without end', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { agreed: true } : { not: nested(depth - 1) }
    const withExit = (when: object) =>
      OwnGraph.safeParse({ stages: [{ id: 'a', name: 'A', exits: [{ to: 'a', when }] }] }).success
    expect(withExit(nested(6))).toBe(true)
    expect(withExit(nested(30))).toBe(false)
    expect(withExit(nested(2000))).toBe(false)
  })

  it('is refused in a word when it is longer than any', () => {
    const facts = Array.from({ length: 100 }, (_, n) => ({
      id: `pain-${n}`,
      about: 'pain',
      says: 'x'.repeat(1000),
      other_ways: ['x'.repeat(1000), 'y'.repeat(1000)],
    }))
    expect(OwnGraph.safeParse({ facts }).error?.issues.map(({ message }) => message)).toEqual([
      'A graph has at most 200000 characters and 24 levels',
    ])
    expect(OwnGraph.safeParse({ facts: facts.slice(0, 50) }).success).toBe(true)
  })

  it('is refused where it is wrong, as a wire calls that place', () => {
    const when = { moves: ['closing'], atLeast: -1 }
    const placesOf = (graph: object) =>
      OwnGraph.safeParse(graph).error?.issues.map(({ path }) => path.join('.'))
    expect(placesOf({ asksEvery: 0, stages: [{ id: 'a', name: 'A', exits: [{ when }] }] })).toEqual(
      ['asks_every', 'stages.0.exits.0.to', 'stages.0.exits.0.when.at_least'],
    )
  })

  it('goes out as it came in, and its phrases keep the names that its author gave them', () => {
    const sent = {
      asks_every: 2,
      first_ask: null,
      facts: [{ id: 'a', about: 'pain', says: 'A', other_ways: ['B'], reveal: { when: 'asked' } }],
      phrases: { walks_out: ['Goodbye.'], sighsLoudly: ['Oh.'] },
    }
    const read = OwnGraph.parse(sent)
    expect(read).toMatchObject({ asksEvery: 2, phrases: sent.phrases })
    expect(snakeCased(read)).toEqual(sent)
    expect(OwnGraph.parse(snakeCased(read))).toEqual(read)
  })

  it('is read from anything without an exception', () => {
    const anything = fc.property(fc.jsonValue(), (value) => {
      expect(OwnGraph.safeParse(value)).toHaveProperty('success')
    })
    fc.assert(anything)
  })
})
