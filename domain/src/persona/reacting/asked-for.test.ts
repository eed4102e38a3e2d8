import { expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const denise: Persona = {
  name: 'Denise Okafor',
  role: 'Customer whose furniture is late',
  situation: 'Her furniture has not arrived.',
  background: 'Her order number is BV-44817. She moved to Tacoma with her son Micah.',
  painPoints: ['Nobody can tell her where the truck is'],
  goals: ['To have a delivery date'],
}

const answersTo = (said: string): string[] =>
  [1, 2, 3].map(
    (seed) => talk([said], { persona: denise, scenario: 'customer-service', seed }).last.text,
  )

it('a number that the text does not have is not made up', () => {
  for (const text of answersTo('Can I get your account number, please?'))
    expect(text).not.toMatch(/\d/)
})

it.each(['Can I get your order number, please?', "What's your order number?"])(
  'a number that the text has is told, and not promised for later: %s',
  (said) => {
    for (const text of answersTo(said)) expect(text).toContain('BV-44817')
  },
)

it.each([
  "While I look into it, can I take the number you'd like me to ring?",
  'What number should I call?',
])('a number to ring is given, and not only agreed to: %s', (said) => {
  for (const text of answersTo(said))
    expect(text).toMatch(/\b(?:send|text|write|message|spelled|details)\b/)
})
