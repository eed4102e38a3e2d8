import { expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const ida: Persona = {
  name: 'Ida Lund',
  role: 'Owner of a bookbindery',
  situation: 'She had to send Jesper home because the glue had not come.',
  background: 'She runs the bindery in Aarhus with one apprentice, Jesper.',
  painPoints: ['The last two deliveries of glue were late'],
  goals: ['A firm day for deliveries'],
}

it('whether somebody is one of theirs is answered by who they are', () => {
  for (const seed of [1, 2, 3, 4]) {
    const lines = ['What happened?', 'Is Jesper one of your employees?']
    const { text } = talk(lines, { persona: ida, scenario: 'customer-service', seed }).last
    expect(text).toMatch(/apprentice/)
  }
})
