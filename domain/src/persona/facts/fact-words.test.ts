import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'

const nils: Persona = {
  name: 'Nils Ahlgren',
  role: 'Owner of a bakery',
  situation:
    'Every order is planned by Wilma Strand, who comes in at four in the morning with a list of her own. Wilma Strand trains the apprentices on Saturdays in the back room.',
  background: 'Nils bakes for nineteen cafes and two hotels in the old town.',
  painPoints: ['Orders get lost'],
  goals: ['Lose no order'],
}

const said = (...lines: string[]) => talk(lines, { persona: nils, scenario: 'sales' }).last.text

describe('a name', () => {
  it('that nobody has heard yet is no answer: who that is, is told', () => {
    expect(said('Who plans the orders?')).toMatch(/Wilma Strand, who comes in at four/)
  })

  it('is never told by half', () => {
    expect(said('Who trains the apprentices?')).not.toMatch(/^Strand/)
    expect(said('Who trains the apprentices?')).toMatch(/Saturdays/)
  })

  it('that was said before is enough', () => {
    expect(said('Who trains the apprentices?', 'Who plans the orders?')).toMatch(/Wilma Strand\.$/)
  })
})
