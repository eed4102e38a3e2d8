import { expect, it } from 'vitest'
import { signe, talk } from '../../testing/talk.ts'

const answersTo = (...lines: string[]) =>
  [1, 2, 3, 4].map((seed) => talk(lines, { persona: signe, seed }).last.text)

it('whether anybody is there at night is asked of how things are, and nobody sees to it', () => {
  const offer = 'We make alarms for ovens. They call your phone.'
  for (const text of answersTo(offer, 'Is anybody there at night who could have heard an alarm?'))
    expect(text).not.toMatch(/see to it|make sure|somebody will|should be/)
})

it('whether something would help asks for no day', () => {
  const offer = 'Our oven would burn evenly, so you would lose less fish. Would that help you?'
  for (const text of answersTo('What is hard about the oven?', offer))
    expect(text).not.toMatch(/\bwhen\b|which day|\bdate\b/i)
})

it('who asks for leave to begin with their questions is let, though they speak of what may come', () => {
  const agenda =
    "I'd like to understand how you smoke your fish today, and then we can see if it makes sense to talk further. Is that okay with you?"
  for (const text of answersTo('Hello, how are you?', agenda))
    expect(text).not.toMatch(/how things are|not there yet|what for|not yet/i)
})
