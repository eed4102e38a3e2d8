import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const tove: Persona = {
  name: 'Tove Aas',
  role: 'Owner of a bicycle shop',
  situation: 'Tove wants to close on Mondays. Her brother Petter thinks that it costs customers.',
  background: 'Her aunt Ragnhild lent her the money in 2015. Sigrid repairs the bicycles.',
  painPoints: ['She has not had a day off since May'],
  goals: ['Have one free day a week'],
}

const answersTo = (line: string) =>
  [1, 2, 3].map((seed) => talk([line], { persona: tove, seed }).last.text)

describe('what somebody else thinks', () => {
  it.each(['What does Petter say about it?', 'And Petter, what does he think of that?'])(
    'is told where the author wrote it: %s',
    (asked) => {
      for (const text of answersTo(asked)) expect(text).toContain('costs customers')
    },
  )

  it('is left to them where nobody wrote it', () => {
    for (const text of answersTo('What does Sigrid think of that?'))
      expect(text).not.toMatch(/customers|repairs/)
  })
})
