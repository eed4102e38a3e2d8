import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const bram: Persona = {
  name: 'Bram Kuiper',
  role: 'Harbour pilot',
  situation:
    'Bram has asked for a talk about the new mooring plan. Today the linesmen note each ship on a slate and ring it through at six.',
  background:
    'He learned the work from his uncle on the river. Last winter a digital board was tried and given up because the screens froze.',
  painPoints: ['Two moorings were missed in March', 'He has told nobody that he sleeps badly'],
  goals: ['To keep the slate as a spare', 'Fewer calls at night'],
}

const answersTo = (...lines: string[]) =>
  [1, 2, 3, 4].map((seed) => talk(lines, { persona: bram, scenario: 'other', seed }).last.text)

describe('what is asked in a set of words', () => {
  it.each([
    ['how it is done today', 'How do you keep track of the ships at the moment?', /slate/],
    ['how somebody came to their trade', 'How did you get into piloting?', /uncle/],
    ['why a thing failed', 'And the digital board last winter, why did it fail?', /froze/],
  ])('has its answer in other words: %s', (_, question, answer) => {
    for (const text of answersTo('Hello Bram.', question)) expect(text).toMatch(answer)
  })

  it.each([
    ['whether it happened before', 'Has this happened to you before with us?', /second damaged/],
    [
      'what should be otherwise',
      'Is there anything you would like us to change about the packing?',
      /crates/,
    ],
  ])('has its answer in other words: %s', (_, question, answer) => {
    const persona: Persona = {
      ...bram,
      situation: 'Bram calls the supplier because eleven of forty lamps arrived broken.',
      painPoints: [
        'It is the second damaged delivery since spring',
        'Nobody answered his two emails',
      ],
      goals: ['Have deliveries packed in wooden crates from now on', 'Get new lamps by Friday'],
    }
    for (const seed of [1, 2, 3]) {
      const lines = ['Hello, how can I help?', 'I am sorry to hear that.', question]
      const { text } = talk(lines, { persona, scenario: 'customer-service', seed }).last
      expect(text).toMatch(answer)
    }
  })

  it('is answered by no wish, and by nothing that was said a moment ago', () => {
    const twice = answersTo('How did you get into piloting?', 'And how did you get into piloting?')
    for (const text of twice) expect(text).not.toMatch(/uncle|slate|calls/)
  })
})

it('nobody says no to what they wish for', () => {
  for (const text of answersTo('Hello Bram.', 'Would you want to keep the slate as a spare?'))
    expect(text).toMatch(/slate|^(?:Yes|Yeah|Right|Sure|Exactly)/)
})

it('who is asked how many they would want names how many there are of those, and of nothing else', () => {
  const persona: Persona = {
    ...bram,
    situation: 'Bram paid 340 pounds for a new slate in March.',
    background: 'He looks after twelve moorings.',
  }
  for (const seed of [1, 2, 3]) {
    const lines = ['Hello Bram.', 'How many moorings would you want to equip?']
    const { text } = talk(lines, { persona, scenario: 'other', seed }).last
    expect(text).toMatch(/twelve moorings/i)
  }
})

it('how something is made today is answered by what is done by hand, of that thing alone', () => {
  const persona: Persona = {
    ...bram,
    situation: 'Bram splices the ropes by hand. He paints the buoys in winter.',
  }
  for (const seed of [1, 2, 3]) {
    const setting = { persona, scenario: 'sales', seed } as const
    const { text } = talk(['Hello Bram.', 'How do you make the ropes today?'], setting).last
    expect(text).toMatch(/by hand/)
  }
})
