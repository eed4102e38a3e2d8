import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { signe, talk } from '../../testing/talk.ts'

const persona: Persona = { ...signe, painPoints: ['The old oven burnt a whole batch on Monday'] }

const answersTo = (question: string, scenario: 'sales' | 'presentations' = 'sales'): string[] =>
  [1, 2, 3].map((seed) => talk(['Hello Signe.', question], { persona, scenario, seed }).last.text)

describe('a question about nothing in particular', () => {
  it.each(['What do you like about your job?', "What's the best part of your work?"])(
    'is not what somebody likes: %s',
    (question) => {
      for (const text of answersTo(question)) expect(text).not.toMatch(/eel|batch|less fish|aunt/)
    },
  )

  it('is how things are', () => {
    for (const text of answersTo('What is your biggest problem?')) expect(text).toMatch(/batch/)
  })
})

it('what would convince somebody is what they wish for, and no doubt', () => {
  for (const text of answersTo('What would convince you?', 'presentations'))
    expect(text).toMatch(/less fish/)
})

describe('what happened on a day', () => {
  it('is not what happened on another', () => {
    for (const text of answersTo('What was wrong with the oven on Friday?'))
      expect(text).not.toMatch(/Monday/)
  })

  it('is told', () => {
    for (const text of answersTo('What was wrong with the oven on Monday?'))
      expect(text).toMatch(/batch/)
  })
})
