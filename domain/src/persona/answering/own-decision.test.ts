import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const una: Persona = {
  name: 'Una Brady',
  role: 'Head of a garage',
  situation:
    'Una runs a garage with nine mechanics. She can sign for up to 4,000 pounds a year; anything above that goes to her brother.',
  background: '',
  painPoints: ['The hoist is out of order twice a month'],
  goals: ['A hoist that works'],
}

const asked = (said: string): string => talk([said], { persona: una, scenario: 'sales' }).last.text

describe('what somebody may decide', () => {
  it('is not asked for by who only wants a signature', () => {
    expect(asked('Could you sign here for me, please?')).not.toContain('4,000')
  })

  it.each([
    'Could you sign for something like this yourself?',
    'Can you sign that off yourself?',
    'Who signs it off? Is that you or somebody above you?',
  ])('is told, and not done as a favour: %s', (said) => {
    expect(asked(said)).toContain('4,000')
  })
})
