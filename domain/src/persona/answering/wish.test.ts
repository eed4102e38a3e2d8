import { expect, it } from 'vitest'
import { talk } from '../../testing/talk.ts'
import type { Persona } from '../../roleplay.ts'

const maureen: Persona = {
  name: 'Maureen Tolliver',
  role: 'Operations manager of a hatchery',
  situation: 'Maureen has to do something before the next season.',
  background: 'She has worked at the hatchery for eleven years.',
  painPoints: ['Three farms got their seed late this year'],
  goals: [
    'Keep the first year under fifteen thousand dollars',
    'Get a warning before bad water comes',
  ],
}

it('asked what they wish for once more, people tell another wish, and not the same', () => {
  const asked = [
    'How much could you spend in the first year?',
    'So what would good look like for you, if you could wish for anything?',
  ]
  for (const seed of [1, 2, 3]) {
    const told = talk(asked, { persona: maureen, seed }).steps.flatMap(({ reveals }) => reveals)
    expect(told.filter((id) => id.startsWith('goal'))).toHaveLength(2)
  }
})
