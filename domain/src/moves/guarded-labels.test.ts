import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { greet, step } from '../persona/step.ts'
import { SIX_PEOPLE } from '../testing/six-people.ts'

/** Right after the persona told what hurts. */
function saidToTrouble(text: string) {
  const nora = SIX_PEOPLE.find(({ persona }) => persona.name === 'Nora Devlin')
  if (nora === undefined) throw new Error('nobody of that name')
  const { persona, scenario } = nora
  const graph = compile({ persona, scenario })
  const told = ['How many vans do you have?', 'What problems do you have with late deliveries?']
  const before = told.reduce(
    ({ state }, said) => step(graph, state, { text: said, seed: 1 }),
    greet(graph, 1),
  )
  return step(graph, before.state, { text, seed: 1 })
}

describe('sympathy', () => {
  it.each(['asdf qwer', 'hjkl uiop zxcv', 'qwer', 'flurb gnarp'])(
    'is not what says no word: %s',
    (text) => expect(saidToTrouble(text).moves).toEqual([]),
  )

  it.each(['Oh no.', 'Ouch, that must be hard.', "Oof, I'm sorry."])(
    'is what has one, however short: %s',
    (text) => expect(saidToTrouble(text).moves).toContain('empathy'),
  )
})
