import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'

const told = (situation: string) =>
  compile({
    persona: {
      name: 'Ines Vogel',
      role: 'Operations lead at Vogel Freight',
      situation,
      background: 'She has a garden of her own, and her sister helps her.',
      painPoints: ['Late vans'],
      goals: ['Fewer late vans'],
    },
    scenario: 'sales',
  })
    .facts.map(({ says }) => says)
    .join(' ')

describe('they, in a text about somebody who speaks for a firm', () => {
  it.each([
    [
      'Ines runs forty vans in Leeds. Two years ago they tried a tool called RotaQuick.',
      /Two years ago we tried a tool called RotaQuick/,
    ],
    [
      'Ines bought the workshop in 2015 and runs it with two framers, Gil and Priya. They make 35 frames a week.',
      /We make 35 frames/,
    ],
    ['Ines runs forty vans. They use a spreadsheet for their routes.', /We use .* our routes/],
  ])('is the firm: %s', (situation, says) => {
    expect(told(situation)).toMatch(says)
  })

  it.each([
    'Ines runs forty vans with sixty drivers. Two years ago they tried a tool called RotaQuick.',
    'Ines hired a team for the night. Last year they used a spreadsheet.',
    'Ines was offered a plan by Gerry Magee. Last year they tried a tool called RotaQuick.',
  ])('is left to whoever else was named: %s', (situation) => {
    expect(told(situation)).toMatch(/they (?:tried|used)/)
  })
})
