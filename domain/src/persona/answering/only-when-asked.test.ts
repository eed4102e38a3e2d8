import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import { SIX_PEOPLE } from '../../testing/six-people.ts'
import { greet, step } from '../step.ts'

/** What is told to whoever says this first, and is trusted like a friend. */
function toldTo(said: string, first: string): string[] {
  const found = SIX_PEOPLE.find(({ persona }) => persona.name.startsWith(`${first} `))
  if (found === undefined) throw new Error(`there is no ${first}`)
  const { persona, scenario, graph: own } = found
  const graph = compile({ persona, scenario, graph: own })
  const { state } = greet(graph, 7)
  return step(graph, { ...state, earned: 100, rapport: 100 }, { text: said, seed: 7 }).reveals
}

describe('somebody whose author wrote how each thing is asked for', () => {
  it.each([
    ['Marisol', "Good. But he might just turn on his heel. What'll you do then?"],
    ['Marisol', "Who's been asking you to do them?"],
    ['Nora', 'Can you replace them easily, or is it slim pickings?'],
    [
      'Joyce',
      'And those hundred and forty, what would they tell me about you if I bought them a pint?',
    ],
    ['Ruth', "And what's the worst thing somebody can do in front of you?"],
  ])('tells nothing else in its place: %s, “%s”', (first, said) => {
    expect(toldTo(said, first)).toEqual([])
  })

  it.each([
    ['Nora', 'And what does a late delivery cost you?', 'pain-1.2'],
    ['Ruth', 'How much do you have to save by April?', 'situation-2.3'],
  ])('tells it to whoever asks: %s, “%s”', (first, said, fact) => {
    expect(toldTo(said, first)).toContain(fact)
  })
})
