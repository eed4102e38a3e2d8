import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { validate } from '../graph/validate.ts'
import { sentencesOf } from '../language/words.ts'
import type { UseCase } from '../use-cases.ts'
import { WRITTEN, writtenFor } from './roleplays.ts'

const USE_CASES: Record<string, UseCase> = {
  'Nora Devlin': 'sales',
  'Ilir Hoxha': 'therapy',
  'Marisol Quispe': 'team-training',
  'Joyce Mwangi': 'interviews',
  'Ruth Abramson': 'presentations',
  'Samir Haddad': 'customer-service',
}

const written = WRITTEN.map((one) => ({
  ...one,
  name: one.persona.name,
  compiled: compile({ persona: one.persona, scenario: USE_CASES[one.persona.name] ?? 'other' }),
}))

describe('somebody written to the last word', () => {
  it.each(written)('makes a sound graph: $name', ({ compiled }) => {
    expect(validate(compiled).filter(({ is }) => is === 'error')).toEqual([])
  })

  it.each(written)('says everything in two ways at least, a breath each: $name', ({ graph }) => {
    for (const { says, otherWays = [] } of graph.facts ?? []) {
      const ways = [says, ...otherWays]
      expect(ways.length).toBeGreaterThanOrEqual(2)
      for (const way of ways) {
        expect(way.split(/\s+/).length).toBeLessThanOrEqual(28)
        for (const sentence of sentencesOf(way))
          expect(sentence).not.toMatch(/\b(?:do not|cannot|I am)\b/)
      }
    }
  })

  it.each(written)('answers in two ways at least, a breath each, what people ask beside: $name', ({ graph }) => {
    for (const { asked, says, more = [] } of graph.answers ?? []) {
      expect(asked.length).toBeGreaterThanOrEqual(2)
      expect(says.length).toBeGreaterThanOrEqual(2)
      for (const way of [...says, ...more])
        expect(way.split(/\s+/).length).toBeLessThanOrEqual(28)
    }
  })

  it.each(written)('has no fact twice, and asks for what it wants: $name', ({ graph }) => {
    const ids = (graph.facts ?? []).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const ask of graph.asks ?? []) expect([undefined, ...ids]).toContain(ask.reveals)
  })

  it('is somebody else as soon as a word about them is changed', () => {
    for (const { persona } of WRITTEN) {
      expect(writtenFor({ ...persona })).toBeDefined()
      expect(
        writtenFor({ ...persona, situation: `${persona.situation} It rains.` }),
      ).toBeUndefined()
    }
  })
})
