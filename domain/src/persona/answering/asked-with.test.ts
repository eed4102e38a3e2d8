import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import { maria } from '../../testing/talk.ts'
import { hear } from '../hear.ts'
import { newState } from '../state.ts'
import { askedWith } from './asked-with.ts'

const graph = compile({ persona: maria, scenario: 'sales' })

function whole(text: string, topic: string[] = []): string {
  const state = { ...newState(graph), topic }
  const heard = hear(text, { state, graph })
  if (heard.asked === null) throw new Error(`Nothing is asked by "${text}"`)
  return askedWith({ graph, state, heard }, heard.asked)
}

describe('a question is taken with what it is about', () => {
  it('where that was said in the same breath', () => {
    expect(whole('You moved to a new system last year. What did that cost?')).toMatch(
      /new system last year.*what did that cost/i,
    )
  })

  it('and where nothing was, with what was told last', () => {
    const last = graph.facts[0]
    expect(whole('What did that cost?', [last?.id ?? ''])).toContain(last?.says)
  })

  it('but not when it names that itself', () => {
    const asked = 'how many patients and clinics and systems do you have'
    expect(whole(asked, [graph.facts[0]?.id ?? ''])).toBe(asked)
  })
})
