import { expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const ilse: Persona = {
  name: 'Ilse Maron',
  role: 'Owner of a flower wholesaler',
  situation:
    'The head of department was told about the late deliveries. The cold room failed on 3 May, and a technician called Bruno promised to come within two hours. Paula moved the tulips to the cellar on Sunday evening and lost half of them.',
  background:
    'Ilse works mostly the early shift from five, Paula starts at eight because of her son. The maintenance contract was signed in 2022 for four years. Ilse told Mr Hagen about the noise by email in March. He answered that he would look into it. The supplier, Mr Hagen, says the noise is normal. The insurance pays 3,000 euros and wants the invoices. Eleven lorries were delivered three days late in June, and the customer asked for a penalty of 4,100 euros. The compressor is a grey two-stage Bitzer with a dented lid. The break in Utrecht was only 20 minutes.',
  painPoints: [],
  goals: ['Have a new unit running before September', 'Not spend more than 30,000 euros'],
}

const answerTo = (...lines: string[]): string => talk(lines, { persona: ilse }).last.text

it.each([
  ['Who moved the flowers to the cellar, do you know?', 'Paula'],
  ['Who moved the tulips?', 'Paula'],
  ['Who was it that promised to come?', 'Bruno'],
  ['What does the compressor look like?', 'grey two-stage Bitzer'],
  ['What does your insurance say about the flowers?', '3,000 euros'],
  ['So the break was short. How long did you have there?', '20 minutes'],
  ["All right, let's go to the contract. How long does it still run?", '2022 for four years'],
  ['And by when would you need it running?', 'September'],
  ['What did the late delivery cost you in the end?', '4,100'],
])('is told what stands in the text: %s', (asked, told) => {
  expect(answerTo(asked)).toContain(told)
})

it('hears what he answered after it was told what he was written', () => {
  expect(
    answerTo('Did you tell Mr Hagen about the noise?', 'And what did he answer to that email?'),
  ).toContain('would look into it')
})

it.each([
  ['Who signed the maintenance contract?', /2022|Hagen/],
  ['Who do you play chess with?', /Paula|Bruno|Hagen/],
  ['On which floor does Paula live?', /tulips|eight/],
])('has no fact for what nobody wrote: %s', (asked, other) => {
  expect(answerTo(asked)).not.toMatch(other)
})
