import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { validate } from '../graph/validate.ts'
import { sentencesOf } from '../language/words.ts'
import { SIX_PEOPLE } from '../testing/six-people.ts'
import { WRITTEN, writtenFor } from './roleplays.ts'

const written = SIX_PEOPLE.map(({ persona, scenario, graph }) => ({
  name: persona.name,
  graph,
  compiled: compile({ persona, scenario }),
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

  it.each(written)(
    'answers in two ways at least, a breath each, what people ask beside: $name',
    ({ graph }) => {
      const facts = (graph.facts ?? []).map(({ id }) => id)
      for (const { asked, tells, says = [], more = [] } of graph.answers ?? []) {
        expect(asked.length).toBeGreaterThanOrEqual(2)
        expect(
          tells === undefined ? says.length : facts.filter((id) => id === tells).length * 2,
        ).toBeGreaterThanOrEqual(2)
        for (const way of [...says, ...more])
          expect(way.split(/\s+/).length).toBeLessThanOrEqual(28)
      }
    },
  )

  it.each(written)('has something to say to who asks on about any answer: $name', ({ graph }) => {
    const firsts = new Set((graph.answers ?? []).map(({ asked }) => asked[0]))
    for (const { asked: own, why = [], more = [], next = [] } of graph.answers ?? []) {
      expect([own[0], why.length, more.length > 0]).toEqual([own[0], 1, true])
      for (const { asked, is, says = [] } of next) {
        expect(asked.length).toBeGreaterThanOrEqual(2)
        const hasAnswer = is === undefined ? says.length >= 2 : is !== own[0] && firsts.has(is)
        expect([asked[0], hasAnswer]).toEqual([asked[0], true])
      }
      for (const way of [...why, ...more, ...next.flatMap(({ says = [] }) => says)])
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
