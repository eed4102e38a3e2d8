import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const una: Persona = {
  name: 'Una Brady',
  role: 'Head of a garage',
  situation: 'Una has not slept for a week.',
  background: '',
  painPoints: ['The hoist stopped in May with a van on it'],
  goals: ['To sleep'],
}

const asked = (said: string): string | undefined =>
  talk([said], { persona: una, scenario: 'other' }).last.intent

describe('a guess at what lies behind it', () => {
  it('at one thing or another is not simply right', () => {
    expect(asked('Is it the hoist with the van on it, or what the customers think?')).not.toBe(
      'say that the guess is right',
    )
  })

  it('at one thing is right where the text says so', () => {
    expect(asked('Is it the hoist with the van on it?')).toBe('say that the guess is right')
  })
})
