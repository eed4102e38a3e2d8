import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const rosa: Persona = {
  name: 'Rosa Lindgren',
  role: 'Crane operator and witness of an accident',
  situation:
    'Rosa saw a load of steel beams fall beside her colleague Jon Falk. She stood about thirty metres away.',
  background:
    'The signaller that day was Piet Aalto. She told the site manager, Greta Holm, about a worn sling in May. The claim number is HK-20931. The rent of her flat is 780 euros a month. The wind was stronger than allowed by 20 percent.',
  painPoints: ['She is afraid for her job'],
  goals: ['Tell what she saw, and nothing else'],
}

const answerTo = (...lines: string[]): string =>
  talk(lines, { persona: rosa, scenario: 'legal', seed: 3 }).last.text

describe('what one sentence of a text states is told', () => {
  it.each([
    ['Who was the doctor?', /Aalto|Holm|Falk/],
    ['How heavy were the beams?', /metres|780|percent/],
    ['What was your order number?', /thirty|780/],
    ['Who was the signaller the week before?', /Greta|Falk/],
  ])('but never another one of its kind: %s', (asked, wrong) => {
    expect(answerTo('Hello Rosa.', asked)).not.toMatch(wrong)
  })

  it.each([
    ['Who was the signaller?', 'Piet Aalto'],
    ['And who is the site manager?', 'Greta Holm'],
    ["What was the signaller's name?", 'Piet Aalto'],
  ])('by the name of whoever is asked for: %s', (asked, name) => {
    expect(answerTo('Hello Rosa.', asked)).toContain(name)
  })

  it.each([
    ['How far away were you?', /thirty metres/],
    ['What is your claim number?', /HK-20931/],
    ['What is the rent?', /780 euros/],
    ['By how many percent was the wind too strong?', /20 percent/],
  ])('by the measure that was asked in: %s', (asked, told) => {
    expect(answerTo('Hello Rosa.', asked)).toMatch(told)
  })
})
