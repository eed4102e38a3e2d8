import { expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { FIFTY_PERSONAS } from '../persona/testing/fifty-personas.ts'
import { dana } from './testing/talks.ts'
import { topicNames } from './topic-names.ts'

const namesOf = (one: Parameters<typeof compile>[0]) => [...topicNames(compile(one)).values()]

it('calls a topic as its author noted it, where that is short', () => {
  const names = namesOf({ persona: dana, scenario: 'sales' })
  for (const entry of [...dana.painPoints, ...dana.goals]) expect(names).toContain(entry)
})

it('calls the others by the things that they are about', () => {
  const names = namesOf({ persona: { ...dana, painPoints: [], goals: [] }, scenario: 'sales' })
  expect(names).toContain('Reps and regions')
})

it('gives each thread a short name of its own, without a mark at its end', () => {
  for (const one of FIFTY_PERSONAS) {
    const names = namesOf(one)
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBeGreaterThanOrEqual(
      names.length - 1,
    )
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(60)
      expect(name).toMatch(/^[\p{Lu}\p{N}"'“(£$€].*[^\s.,;:]$|^\p{Lu}$/u)
    }
  }
})
