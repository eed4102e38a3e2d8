import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import { SIX_PEOPLE } from '../../testing/six-people.ts'
import { greet, step } from '../step.ts'

const saidBy = (name: string, text: string): string => {
  const found = SIX_PEOPLE.find(({ persona }) => persona.name === name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  const { persona, scenario } = found
  const graph = compile({ persona, scenario })
  return step(graph, greet(graph, 7).state, { text, seed: 7 }).text
}

describe('what is guessed at with a tag', () => {
  it.each([
    ['They never break down, being leased and all, do they?', /road|workshop|week/i],
    ['It was one of ours, that old planner, wasn’t it?', /^(?!Yes|That's)/],
  ])('is answered with what is so, where that is written: %s', (said, answer) => {
    expect(saidBy('Nora Devlin', said)).toMatch(answer)
  })

  it('is none where how somebody does something is asked', () => {
    const said = 'Is it because he doesn’t want to, or because he doesn’t know how he does it?'
    expect(saidBy('Nora Devlin', said)).not.toMatch(/^(?:That's (?:fair|it)|Yes, that)/)
  })
})
