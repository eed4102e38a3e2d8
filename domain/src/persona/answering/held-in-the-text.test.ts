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

describe('how it is done', () => {
  const jonna: Persona = {
    name: 'Jonna Riis',
    role: 'Owner of an oyster farm',
    situation:
      'She and a crew of five sort by hand in a shed. She has a quote from one other maker, at 14,000 euros.',
    background:
      'She sells 400,000 oysters a year to restaurants. Her people drive two hours just to check one raft.',
    painPoints: ['Sizes get mixed'],
    goals: ['To save time'],
  }
  const said = (asked: string) =>
    [1, 2, 3].map((seed) => talk(['Hello Jonna.', asked], { persona: jonna, seed }).last.text)

  it('is told by what says that it is done, and not by what is done with the same thing', () => {
    for (const text of said('How do you sort your oysters at the moment?'))
      expect(text).toMatch(/by hand/)
  })

  it('is not counted by what counts nothing', () => {
    for (const text of said('How many rafts do you check in all?'))
      expect(text).not.toMatch(/one raft/)
  })

  it('does not keep back that somebody else has made an offer', () => {
    for (const text of said('Have you had any other offers?')) expect(text).toMatch(/14,000/)
  })
})

describe('whether a price fits', () => {
  const maya: Persona = {
    name: 'Maya Lind',
    role: 'Owner of a smokery',
    situation: 'Her bank has agreed to a loan of up to 30,000 pounds for equipment.',
    background: 'She took over the smokery eleven years ago.',
    painPoints: ['The oven is old'],
    goals: ['To save time'],
  }
  const asked = (...lines: string[]) =>
    [1, 2, 3].map((seed) => talk(['Hello Maya.', ...lines], { persona: maya, seed }).last.text)

  it('is held against what they have for it, when it was named a line before, too', () => {
    const fits = 'Is that within what you were thinking of spending?'
    for (const text of asked(
      'It needs half the wood, and to your question, it costs 26,000 pounds with everything installed.',
      fits,
    ))
      expect(text).toMatch(/within|fits|live with|below|range|stand by/i)
    for (const text of asked(
      'It needs half the wood, and to your question, it costs 46,000 pounds with everything installed.',
      fits,
    ))
      expect(text).toMatch(/above|more than|over|too much|high|down/i)
  })
})
