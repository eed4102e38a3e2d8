import { describe, expect, it } from 'vitest'
import type { Persona } from '../roleplay.ts'
import { factsOf } from './facts.ts'
import { THIRTY_PERSONAS } from './testing/thirty-personas.ts'

const aPersona = (given: Partial<Persona>): Persona => ({
  name: 'Nora Devlin',
  role: 'Head of operations',
  situation: '',
  background: '',
  painPoints: [],
  goals: [],
  ...given,
})

const said = (given: Partial<Persona>): string[] =>
  factsOf(aPersona(given), 'sales').map(({ says }) => says)

describe('what an author wrote of a persona', () => {
  it.each(THIRTY_PERSONAS)(
    'is said in the first person: $persona.name',
    ({ persona, scenario, says }) => {
      expect(factsOf(persona, scenario).map((fact) => fact.says)).toEqual(says)
    },
  )

  it('is told in pieces that can be said in a breath', () => {
    expect(
      said({
        situation:
          'Nora started as a picker in the cold store, drove a van for six years, and has run operations for nine: forty-six vans, two depots, sixty-one drivers, deliveries six days a week.',
      }),
    ).toEqual([
      'I started as a picker in the cold store, drove a van for six years, and have run operations for nine.',
      "That's forty-six vans, two depots, sixty-one drivers, deliveries six days a week.",
    ])
  })

  it('leaves no comma alone where three parts have become two', () => {
    expect(
      said({
        background:
          'The drivers gave up on it within a fortnight, the dispatcher went back to the whiteboard, and it was gone in five months.',
      }),
    ).toEqual([
      'The drivers gave up on it within a fortnight, and the dispatcher went back to the whiteboard.',
      'It was gone in five months.',
    ])
  })

  it('may be notes, line by line', () => {
    expect(said({ situation: '- Runs two depots\n- Budget frozen until July' })).toEqual([
      'I run two depots.',
      'The budget is frozen until July.',
    ])
  })

  it('is found when somebody asks for the age', () => {
    const [fact] = factsOf(aPersona({ background: 'Nora is 47.' }), 'sales')
    expect(fact?.stems).toContain('ag')
  })
})
