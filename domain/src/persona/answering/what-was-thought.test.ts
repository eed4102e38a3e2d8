import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const una: Persona = {
  name: 'Una Brady',
  role: 'Head of a garage',
  situation: 'In May the hoist stopped with a van on it.',
  background: 'Una stood under it and thought that it would fall on somebody.',
  painPoints: ['The hoist is out of order twice a month'],
  goals: ['A hoist that works'],
}

const asked = (...said: string[]): string =>
  talk(said, { persona: una, scenario: 'other' }).last.text

describe('what somebody thought when it happened', () => {
  it('is not what they think of something else', () => {
    expect(asked('What did you think of the plan?')).not.toMatch(/fall/)
  })

  it.each(['What went through your mind?', 'Did you think it was dangerous?'])(
    'is told as they wrote it: %s',
    (said) => {
      expect(asked('What happened in May?', said)).toContain('fall on somebody')
    },
  )
})
