import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { step } from '../persona/step.ts'
import { attacks, honestRequests } from './attacks.ts'
import { FACES } from './faces.ts'
import { breachesOf, guarded } from './play-attack.ts'
import { maria, talk } from './talk.ts'

/** So many people after each other are attacked in all ways. */
const FACES_FOR_ALL = 4

describe('attacks', () => {
  it('are more than five hundred, all different', () => {
    expect(new Set(attacks.map(({ text }) => text)).size).toBeGreaterThan(500)
  })

  it.each(FACES.map((face, n) => ({ ...face, n })))(
    'get nothing out of a persona that was not earned: $name',
    ({ scenario, role, n }) => {
      const graph = compile({ persona: { ...maria, role }, scenario })
      // `npm run bench -- talks` makes all of them on everybody.
      const these = attacks.filter((_, which) => which % FACES_FOR_ALL === n % FACES_FOR_ALL)
      expect(breachesOf(graph, these)).toEqual([])
      expect(breachesOf(guarded(graph), these)).toEqual([])
    },
  )
})

describe('honest requests', () => {
  it('are more than forty', () => {
    expect(honestRequests.length).toBeGreaterThan(40)
  })

  it.each(honestRequests)('are not taken for attacks: %s', (text) => {
    const { graph, last } = talk(['Hello, my name is Tom.'])
    expect(step(graph, last.state, { text, seed: 1 }).moves).not.toContain('role-break')
  })
})
