import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { SIX_PEOPLE } from '../testing/six-people.ts'
import { greet, step } from './step.ts'

const sayTo = (name: string, ...lines: string[]) => {
  const found = SIX_PEOPLE.find(({ persona }) => persona.name === name)
  if (found === undefined) throw new Error(`there is no ${name}`)
  const { persona, scenario } = found
  const graph = compile({ persona, scenario })
  let { state, text } = greet(graph, 7)
  for (const line of lines) ({ state, text } = step(graph, state, { text: line, seed: 7 }))
  return text
}

describe('who has lost the thread', () => {
  it.each([
    "Your windscreen? Sorry, I don't follow.",
    'You lost me. What do you mean?',
    "Sorry, I'm lost. You drink what standing up?",
    "i'm a bit confused",
    "That's not what I asked.",
  ])('is asked what was meant, and does not hear the same once more: %s', (line) => {
    expect(sayTo('Nora Devlin', 'Good morning, Nora.', line)).toMatch(
      /\b(?:question|asking|asked|ask me again|want to know|where were we)\b/i,
    )
  })

  it('is answered, if that is asked in the same breath and known', () => {
    const line = 'Sorry, you lost me there. How many vans do you have?'
    expect(sayTo('Nora Devlin', 'Good morning, Nora.', line)).toMatch(/forty-six/i)
  })

  it('hears the line again where it was only not heard', () => {
    const [asked, again] = ['How many vans do you have?', 'Sorry, could you say that again?']
    expect(sayTo('Nora Devlin', asked, again)).toMatch(/forty-six/i)
  })
})
