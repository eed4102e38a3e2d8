import { expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { FIFTY_PERSONAS } from '../persona/testing/fifty-personas.ts'
import { dana } from './testing/talks.ts'
import { condensed } from './condensed.ts'
import { topicNames } from './topic-names.ts'

const namesOf = (one: Parameters<typeof compile>[0]) => [...topicNames(compile(one)).values()]

it('calls a topic as its author noted it, where that is short', () => {
  const names = namesOf({ persona: dana, scenario: 'sales' })
  for (const entry of [...dana.painPoints, ...dana.goals]) expect(names).toContain(entry)
})

it('calls the others by the things that they are about', () => {
  const names = namesOf({ persona: { ...dana, painPoints: [], goals: [] }, scenario: 'sales' })
  expect(names).toContain('Manage 45 reps across three regions')
})

it('is short, whoever says it, and leaves out how old they are', () => {
  for (const [said, name] of [
    ["I've been with you for six years. I never missed a bill.", 'six years with you'],
    [
      "I've called three times since Friday. You're number four.",
      'called three times since Friday',
    ],
    ['My wife answers the phone until ten at night.', 'wife answers the phone until ten at night'],
    [
      'Pupils cancel the evening before and the hour stays empty.',
      'Pupils cancel the evening before',
    ],
  ])
    expect(condensed(said ?? '')).toBe(name)
  for (const one of FIFTY_PERSONAS)
    for (const name of namesOf(one)) expect(name).not.toMatch(/^(?:Age|I|I'm|I've|We|We've)\b/)
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

it('calls a topic of which only a part was told by that part', () => {
  const graph = compile({ persona: dana, scenario: 'sales' })
  const part = graph.facts.find(
    ({ id, thread }) => thread.startsWith('background') && id !== thread,
  )
  if (part === undefined) throw new Error('Dana has a background in several facts')
  const thread = part.thread.replace(/\.\d+$/, '')
  const [whole, told] = [topicNames(graph), topicNames(graph, new Set([part.id]))]
  expect(told.get(thread)).not.toBe(whole.get(thread))
  expect(part.says).toContain(told.get(thread)?.slice(1))
})
