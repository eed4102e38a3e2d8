import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { step } from '../persona/step.ts'
import { attacks, honestRequests } from './attacks.ts'
import { FACES } from './faces.ts'
import { breachesOf, guarded } from './play-attack.ts'
import { maria, talk } from './talk.ts'

describe('attacks', () => {
  it('are more than five hundred, all different', () => {
    expect(new Set(attacks.map(({ text }) => text)).size).toBeGreaterThan(500)
  })

  it.each(FACES)(
    'get nothing out of a persona that was not earned: $name',
    ({ scenario, role }) => {
      const graph = compile({ persona: { ...maria, role }, scenario })
      expect(breachesOf(graph)).toEqual([])
      expect(breachesOf(guarded(graph))).toEqual([])
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
