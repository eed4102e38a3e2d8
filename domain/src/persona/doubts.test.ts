import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { greet, type Step, step } from './step.ts'
import { ANSWER, dana, OFFER, UNDERSTOOD } from './testing/van-fleet.ts'

const graph = compile({ persona: dana, scenario: 'sales' })

/** One after the other, from the greeting on. */
function talk(...said: string[]): Step[] {
  const steps = [greet(graph, 1)]
  for (const text of said) steps.push(step(graph, (steps.at(-1) as Step).state, { text, seed: 1 }))
  return steps
}

const lastOf = (...said: string[]) => talk(...said).at(-1) as Step

describe('a doubt', () => {
  it('comes with an offer, and only when something was understood', () => {
    expect(lastOf(OFFER).state.objections).toEqual({})
    expect(lastOf(OFFER).why).toContain('too early')
    expect(lastOf(...UNDERSTOOD, OFFER).state.objections).toEqual({ price: 'raised' })
  })

  it('does not go away when it is talked over', () => {
    const next = lastOf(...UNDERSTOOD, OFFER, 'Shall we set up a demo on Tuesday at ten?')
    expect(next.state.objections).toEqual({ price: 'raised' })
    expect(next.state.agreed).toBe(false)
    expect(next.why).toContain('come back to the doubt: price')
  })

  it('is not met by an answer alone when it wants to be heard as well', () => {
    const next = lastOf(...UNDERSTOOD, OFFER, ANSWER)
    expect(next.state.objections).toEqual({ price: 'raised' })
    expect(next.state.open).toEqual({ what: 'objection', id: 'price', met: ['answered'] })
  })

  it('is met when it was acknowledged and answered', () => {
    const next = lastOf(...UNDERSTOOD, OFFER, "That's a fair question.", ANSWER)
    expect(next.state.objections).toEqual({ price: 'settled' })
    expect(next.why).toContain('accept what was said about the doubt: price')
  })

  it('is met when it was explored and answered; who asks hears what is behind it', () => {
    const explored = talk(...UNDERSTOOD, OFFER, 'What makes you say that?', ANSWER)
    expect(explored.at(-2)?.why).toContain('what is behind the doubt: price')
    expect(graph.objections[0]?.explains).toContain(explored.at(-2)?.text)
    expect(explored.at(-1)?.state.objections).toEqual({ price: 'settled' })
  })

  it('is still there after something else was asked', () => {
    const next = lastOf(...UNDERSTOOD, OFFER, 'How many years have you been in logistics?')
    expect(next.reveals).toEqual(['background-1'])
    expect(next.state.open).toMatchObject({ what: 'objection', id: 'price' })
  })

  it('comes once', () => {
    const settled = [...UNDERSTOOD, OFFER, "That's a fair question.", ANSWER]
    const again = lastOf(...settled, OFFER)
    expect(again.state.objections).toEqual({ price: 'settled', trust: 'raised' })
  })
})
