import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const gwen: Persona = {
  name: 'Gwen Pritchard',
  role: 'Office manager at an architecture firm',
  situation:
    'Gwen runs the office of a firm of 60 architects in Bristol. Their coffee contract with Beanworks ends in February.',
  background:
    'Her last raise was two percent, in 2024. She has a budget of 900 pounds a month for all supplies. She has 71 suppliers, where 45 is normal. Anything above 5,000 pounds has to be signed by Rhys, the finance partner.',
  painPoints: [
    'When the machine is down, people walk to the cafe across the road',
    'Nobody has taken a supplier off her 71 suppliers since March',
  ],
  goals: [
    'A machine that just works',
    'To look good in front of the partners',
    "A contract she can leave with a month's notice",
  ],
}

const answersTo = (...lines: string[]): string[] =>
  [1, 2, 3].map((seed) => talk(lines, { persona: gwen, scenario: 'sales', seed }).last.text)

describe('who asks on about what was just told', () => {
  it.each([
    [['Hi Gwen. Tell me about the office.', 'How many of you are there?'], /\b60 architects/i],
    [['When did you last get a raise?', 'And how much was it?'], /two percent/i],
    [['Hi Gwen. Tell me about the office.', 'What contract do you have?'], /\bour coffee/i],
    [['What contract do you have for coffee?', "How's that been going?"], /machine is down|71/],
    [['What contract do you have for coffee?', 'What goes wrong with it?'], /machine is down|71/],
    [['What would make you choose us?', 'What would make you want to stay?'], /machine|notice/i],
  ])('hears that of it, and nothing that evades: %j', (lines, said) => {
    for (const text of answersTo(...lines)) expect(text).toMatch(said)
  })

  it('hears a number that is the same wherever it is written', () => {
    for (const text of answersTo('Hi Gwen.', 'How many suppliers have you got at the moment?'))
      expect(text).toMatch(/71/)
  })

  it('hears no number of what is counted nowhere', () => {
    for (const text of answersTo('Hi Gwen.', 'How many cleaners have you got?'))
      expect(text).not.toMatch(/\b(?:60|71|45|900)\b/)
  })

  it('hears who else has a say, and no wish that has somebody in it', () => {
    for (const text of answersTo('Hi Gwen.', 'And who else would have a say in this?'))
      expect(text).toMatch(/Rhys/)
  })

  it('is answered where "do you know?" comes after it', () => {
    for (const text of answersTo('Hi Gwen.', 'When does the coffee contract end, do you know?'))
      expect(text).toMatch(/February/)
  })
})
