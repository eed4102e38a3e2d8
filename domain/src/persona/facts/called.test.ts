import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import type { UseCase } from '../../use-cases.ts'
import { USE_CASE_IDS } from '../../use-cases.ts'
import { firstNameOf, greetedBy } from './called.ts'
import { greet } from '../step.ts'

const openings = (name: string, situation: string, scenario: UseCase, role = 'Baker') =>
  [1, 2, 3, 4, 5, 6].map(
    (seed) =>
      greet(
        compile({
          persona: { name, role, situation, background: 'x', goals: ['y'], painPoints: ['z'] },
          scenario,
        }),
        seed,
      ).text,
  )

describe('a name', () => {
  it('is not a title', () => {
    for (const scenario of USE_CASE_IDS)
      for (const name of ['Mrs Patel', 'Dr. Anna Weiss', 'Prof Lund', 'Ms. Chen', 'Mr Obi'])
        for (const text of openings(name, 'Wants to talk about the oven.', scenario))
          expect(text).not.toMatch(/\b(?:Mrs|Dr|Prof|Ms|Mr)\.?(?: here|[,!?]| speaking|\.$|\. I)/)
  })

  it('is the first of several otherwise, and without what is noted beside it', () => {
    expect(firstNameOf('Ana Ruiz (HR)')).toBe('Ana')
    expect(firstNameOf('Ana Ruiz, 44')).toBe('Ana')
    expect(firstNameOf('Dr. Weiss')).toBe('Dr. Weiss')
  })

  it('of two is said by both', () => {
    expect(greetedBy("Hello, I'm {name}. I have a problem.", 'Anna and Ben Keller')).toBe(
      "Hello, we're {name}. We have a problem.",
    )
  })
})

describe('an opening', () => {
  it('does not say that somebody was sent whom nobody sent', () => {
    for (const text of openings('Ida Holm', 'Ida sleeps badly since spring.', 'therapy'))
      expect(text).not.toMatch(/told to come|wasn't my idea/)
  })

  it('is no first one in a second session', () => {
    for (const text of openings('Ida Holm', 'This is the third session.', 'therapy'))
      expect(text).toMatch(/again/)
  })

  it('asks for a word where the persona has come by itself', () => {
    for (const text of openings(
      'Ida Holm',
      'Ida comes to your desk about a shift.',
      'team-training',
    ))
      expect(text).toMatch(/minute|talk to you|moment/)
  })

  it('says no name to who knows it', () => {
    for (const text of openings('Ida Holm', 'You live next door.', 'other', 'Your neighbour'))
      expect(text).not.toMatch(/Ida/)
  })
})
