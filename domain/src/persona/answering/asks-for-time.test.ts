import { expect, it } from 'vitest'
import { WRITTEN } from '../../roleplays/roleplays.ts'
import { talk } from '../../testing/talk.ts'

const answered = (name: string, asked: string): string => {
  const one = WRITTEN.find(({ persona }) => persona.name === name)
  if (one === undefined) throw new Error(`${name} does not come along`)
  return talk([asked], { persona: one.persona, scenario: 'interviews', seed: 1 }).last.text
}

it.each(['Have you got five minutes?', 'Hello, have you got a moment?'])(
  'who asks for time is not told of a family: %s',
  (asked) => {
    expect(answered('Joyce Mwangi', asked)).not.toMatch(/husband|children/)
  },
)

it('who has a few minutes says so, in the beginning, and not that there are two left', () => {
  expect(answered('Nora Devlin', 'Do you have a few minutes for me?')).not.toMatch(/^Two more/)
})
