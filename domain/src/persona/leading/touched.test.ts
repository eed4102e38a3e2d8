import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const helle: Persona = {
  name: 'Helle Madsen',
  role: 'Director of a zoo',
  situation: 'Helle hears a proposal to replace paper maps by an app.',
  background: 'She was a keeper for eleven years.',
  painPoints: ['Visitors queue for an hour at the entrance on Sundays'],
  goals: ['Something that grandparents can use'],
}

const BEGIN = 'Good morning, I would like to show you our app, it takes the place of the paper map.'

const saidTo = (lines: string[]) =>
  [1, 2, 3, 4].map(
    (seed) => talk([BEGIN, ...lines], { persona: helle, scenario: 'presentations', seed }).last,
  )

describe('an audience', () => {
  it('says its own worry when that is touched', () => {
    for (const { text } of saidTo([
      'On Sundays the queue at the entrance gets shorter for all visitors.',
    ]))
      expect(text).toMatch(/an hour/)
  })

  it('does not nod a figure through', () => {
    for (const { text } of saidTo([
      'It costs thirty-eight thousand euros in the first year of use.',
    ]))
      expect(text).toMatch(/\?$/)
  })

  it('values that somebody says what they do not know', () => {
    for (const { why } of saidTo([
      "I don't know yet how well it works in the rain, we would test it.",
    ]))
      expect(why).toContain('honest')
  })

  it('lets somebody start again', () => {
    for (const { text } of saidTo(['sorry that was badly put let me start again']))
      expect(text).not.toMatch(/\?$/)
  })
})
