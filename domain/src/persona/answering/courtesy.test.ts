import { describe, expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'

const edith: Persona = {
  name: 'Edith Moran',
  role: 'Head of a school',
  situation: 'Edith has been asked for a talk about the reading room.',
  background: 'Twenty years in schools.',
  painPoints: ['The roof leaks'],
  goals: ['Keep the peace with the parents'],
}

const asked = (said: string) =>
  talk([said], { persona: edith, scenario: 'team-training' }).last.intent

describe('a favour', () => {
  it.each([
    'Could you give me a moment?',
    'Could you please send me a copy of the contract?',
    'Can you wait until Friday?',
  ])('is small, and done: %s', (said) => {
    expect(asked(said)).toBe('do a favour')
  })

  it.each([
    'Will you put the thirty-eight thousand to the trustees with your support?',
    'Could you put the proposal to the board?',
    'Will you sign the contract?',
    'Can you make the refund 400 pounds?',
  ])('is none where something is to be decided: %s', (said) => {
    expect(asked(said)).not.toBe('do a favour')
  })
})

describe('whether it is a good time', () => {
  it('is not asked by who asks whether others agree', () => {
    expect(asked('Is it okay for your teachers?')).not.toBe('give leave')
  })

  it.each([
    'Is now still alright for ten minutes?',
    'Is it okay to talk?',
    'Is now okay?',
    'Is this still a good time?',
  ])('is said: %s', (said) => {
    expect(asked(said)).toBe('give leave')
  })
})
