import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const greta: Persona = {
  name: 'Greta Lund',
  role: 'Owner of a cold store in Tromsø',
  situation:
    'Greta stores fish for eleven boats. A compressor failed in March and she lost four tonnes of cod. The insurer paid only half because the temperatures were not written down at night.',
  background:
    'She is 51 and took over from her father in 2009. Two years ago she bought sensors for 9,000 euros. The sensors lost the signal behind the steel doors.',
  painPoints: ['The night shift writes down temperatures that nobody has measured'],
  goals: ['Spend no more than 12,000 euros', 'Have an alarm on her own phone at weekends'],
}

const answersTo = (...lines: string[]) =>
  [1, 2, 3].map((seed) => talk(lines, { persona: greta, seed }).last.text)

describe('what the text holds is told before anybody says that they do not know', () => {
  it.each([
    ['their own limit is their budget', 'What budget do you have for that?', '12,000'],
    ['what was paid is a sum', 'What did the sensors cost you?', '9,000'],
    ['why is what was given as its reason', 'Why did the insurer pay only half?', 'written down'],
  ])('%s', (_, asked, held) => {
    for (const text of answersTo(asked)) expect(text).toContain(held)
  })

  it('a name that stands nowhere is not replaced by what has none', () => {
    for (const text of answersTo('What is the name of the insurer?'))
      expect(text).not.toMatch(/half|temperatures/)
  })

  it('what they want to spend is not what something cost', () => {
    for (const text of answersTo('And the sensors? What did they cost?'))
      expect(text).not.toContain('12,000')
  })
})

const maren: Persona = {
  name: 'Maren Dahl',
  role: 'Head of a ward',
  situation:
    'Maren has asked a trainer for an afternoon with her nurses. The evening round takes too long and things get lost in it.',
  background:
    'Maren has been a nurse for 24 years. Her ward has 30 beds and a team of 17 nurses. The evening round takes about 40 minutes, 20 were planned. She has 2,800 euros left for courses this year.',
  painPoints: ['The evening round takes 40 minutes instead of 20'],
  goals: ['A round that is done in 20 minutes'],
}

const saidByMaren = (...lines: string[]) =>
  [1, 2, 3].map(
    (seed) => talk(lines, { persona: maren, scenario: 'team-training', seed }).last.text,
  )

describe('a figure that stands in the text is told', () => {
  it('as the answer to the first of two questions, though what the second is about was said a moment ago', () => {
    const [before, asked] = [
      'So what made you call me?',
      'Okay. How long does the evening round take now, and how long should it take?',
    ]
    for (const text of saidByMaren(before, asked)) expect(text).toMatch(/40 minutes/)
  })

  it('whatever it is wanted for', () => {
    const asked = 'How much do you have left for this year, in case we need a second afternoon?'
    for (const text of saidByMaren(asked)) expect(text).toMatch(/2,800/)
  })

  it('of what is counted, and not of the years that somebody has been one', () => {
    for (const text of saidByMaren('How many nurses are you?')) expect(text).toMatch(/17/)
  })
})
