import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { factsOf } from './facts.ts'
import { FIFTY_PERSONAS } from '../testing/fifty-personas.ts'
import { THIRTY_PERSONAS } from '../testing/thirty-personas.ts'

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
  it.each([...THIRTY_PERSONAS, ...FIFTY_PERSONAS])(
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

  it('says each thing that is true of one and the same by itself, in one thread', () => {
    const facts = factsOf(
      aPersona({
        background:
          'Nora is 36, works at the checkout of a supermarket and has raised Leon alone since his father moved out in August.',
      }),
      'sales',
    )
    expect(facts.map(({ says }) => says)).toEqual([
      "I'm 36.",
      'I work at the checkout of a supermarket.',
      "I've raised Leon alone since his father moved out in August.",
    ])
    expect(new Set(facts.map(({ thread }) => thread)).size).toBe(1)
  })

  it('tells two things at once where the second hangs on the first', () => {
    expect(said({ situation: 'Nora found a dog in the yard and kept it.' })).toEqual([
      'I found a dog in the yard and kept it.',
    ])
  })

  it.each([
    ['Nora has agreed to a twenty minute call with a vendor.'],
    ['Nora is angry, and expects to be blamed.'],
    ['You are her team lead.'],
    ['As head of sales you talk to her first.'],
    ['Nora thinks solar salesmen are crooks.'],
    ["Nora doesn't know what this meeting is about."],
    ['She is tired and annoyed but polite.'],
    ['Nora is curious but cautious.'],
    ['She speaks so quietly that one hardly hears her.'],
    ['Nora mumbles and looks at the floor.'],
    ['A sales rep phones her between two lessons.'],
    ['Nora talks to a representative of a new delivery service.'],
    ['When somebody criticises her, she goes quiet.'],
  ])('is not told where it is only acted on: %s', (situation) => {
    expect(said({ situation })).toEqual([])
  })

  it('tells late what nobody else knows', () => {
    const [fact] = factsOf(aPersona({ background: 'She has not told anyone at work.' }), 'sales')
    expect(fact?.reveal).toEqual({ when: 'earned', rapport: 65 })
  })

  it.each([
    ['Her mother says that she was never good enough.'],
    ['Her flatmate said that she would tell her parents.'],
  ])('leaves out what could be said of either: %s', (background) => {
    expect(said({ background })).toEqual([])
  })

  it('says who somebody is, wherever their name comes first', () => {
    expect(
      said({
        background: 'She lives with her niece Sanna.',
        painPoints: ['Sanna wants to move out'],
      }),
    ).toEqual(['I live with my niece Sanna.', 'My niece Sanna wants to move out.'])
  })

  it('is "we" for what two do together', () => {
    expect(
      said({ background: 'Nora lives with her husband Tom. They have saved 6,000 pounds.' }),
    ).toEqual(['I live with my husband Tom.', "We've saved 6,000 pounds."])
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

  it.each([
    ['Engineer booked Fri 8-1.', ['An engineer was booked for Friday, eight to one.']],
    ['The school told her it was an accident.', ['The school told me it was an accident.']],
    [
      'The job went to Tom, who joined after her and whom she trained herself.',
      ['The job went to Tom, who joined after me and whom I trained myself.'],
    ],
    [
      'Nora lives with her mother, who is 79, and her son Arjun. They have been cooking in the hall.',
      ['I live with my mother, who is 79, and my son Arjun.', "We've been cooking in the hall."],
    ],
    [
      'It is Wednesday and nobody has called, and when she rang yesterday a recording told her to use the website, which does not have a box for instruments.',
      [
        "It's Wednesday and nobody has called.",
        "When I rang yesterday a recording told me to use the website, which doesn't have a box for instruments.",
      ],
    ],
    [
      'Nora was let go after seven months and hopes nobody asks about it.',
      ['I was let go after seven months.'],
    ],
    ['Nora is being interviewed for a junior post.', []],
    [
      'A vendor of shift planning software calls her after she downloaded a price list last week.',
      ['I downloaded a price list last week.'],
    ],
    [
      'In the last survey the team gave her 3.1 out of 5.',
      ['In the last survey the team gave me 3.1 out of 5.'],
    ],
    [
      'One of the assistants, Jule, is good with computers.',
      ['One of the assistants, Jule, is good with computers.'],
    ],
    ['A supplier calls her every day.', ['A supplier calls me every day.']],
    [
      'She is tired of covering the early shift alone.',
      ["I'm tired of covering the early shift alone."],
    ],
    ['Nora likes candidates who ask questions.', ['I like candidates who ask questions.']],
    ['The younger ones laugh when she types.', ['The younger ones laugh when I type.']],
    [
      'The present platform keeps 30 per cent of every order.',
      ['The present platform keeps 30 per cent of every order.'],
    ],
    [
      'A new lift costs between 5,000 and 9,000 euros, she says.',
      ['A new lift costs between 5,000 and 9,000 euros.'],
    ],
    ['He is open to it; her brother is not.', []],
    ['This is her second session.', []],
    ['Her boss took her eleven months.', ['My boss took me eleven months.']],
    [
      'Dr Seidel, who owns the practice, wants to retire.',
      ['Dr Seidel, who owns the practice, wants to retire.'],
    ],
  ])('is said as they would say it: %s', (situation, says) => {
    expect(said({ situation })).toEqual(says)
  })

  it.each([
    [
      'In 2021 the company bought a tool called StaffPilot.',
      ['In 2021 we bought a tool called StaffPilot.'],
    ],
    ['Scrap costs them 60,000 euros a month.', ['Scrap costs us 60,000 euros a month.']],
    [
      'Tobias, the youngest, has been carrying messages between the two.',
      ['Tobias, the youngest, has been carrying messages between the two of us.'],
    ],
    [
      'Nora and her brother run a vineyard. They sell most of their wine to restaurants.',
      ['My brother and I run a vineyard.', 'We sell most of our wine to restaurants.'],
    ],
  ])('is "we" for a firm and for two who do it together: %s', (background, says) => {
    expect(said({ situation: 'She has a garden of her own.', background }).slice(1)).toEqual(says)
  })

  it('tells what happened and why in two breaths, and both are found by what happened', () => {
    const facts = factsOf(
      aPersona({
        situation:
          'Nora has been late five times this month because her car broke down and the bus only gets in at 7.20.',
      }),
      'team-training',
    )
    expect(facts.map(({ says }) => says)).toEqual([
      "I've been late five times this month.",
      "That's because my car broke down and the bus only gets in at 7.20.",
    ])
    expect(facts[1]?.stems).toContain('late')
  })

  it('speaks of a client as of somebody else', () => {
    expect(
      said({
        role: 'Solicitor for Mr Adebayo',
        situation: 'Nora has asked for 48,000 pounds. She has half an hour.',
        background: 'Her client was dismissed eight days after he reported a blocked exit.',
        painPoints: ['He lost eleven weeks of pay'],
      }),
    ).toEqual([
      "I've asked for 48,000 pounds.",
      'I have half an hour.',
      'My client was dismissed eight days after he reported a blocked exit.',
      'My client lost eleven weeks of pay.',
    ])
  })

  it("leaves the stranger what is the stranger's", () => {
    expect(
      factsOf(
        aPersona({
          name: 'Ferdinand Obi',
          situation:
            'A guest slipped on the steps and broke his hip. He is asking for 35,000 dollars.',
          background: 'Ferdinand came from Lagos. He bought the place in 2007.',
        }),
        'legal',
      ).map(({ says }) => says),
    ).toEqual([
      'A guest slipped on the steps and broke his hip.',
      'The guest is asking for 35,000 dollars.',
      'I came from Lagos.',
      'I bought the place in 2007.',
    ])
  })

  it('is found when somebody asks for the age', () => {
    const [fact] = factsOf(aPersona({ background: 'Nora is 47.' }), 'sales')
    expect(fact?.stems).toContain('ag')
  })
})

describe('what nobody tells of themselves unasked', () => {
  const ofNora = (background: string, situation = '') =>
    factsOf(aPersona({ background, situation }), 'sales').map(({ says, reveal }) => ({
      says,
      when: reveal.when,
    }))

  it('is what they do not bring up, with the sentence of which that is said', () => {
    const facts = ofNora(
      'Nora opened a small shop in 2017, and it closed after a year. She calls it the best schooling she ever had, but she does not bring it up herself. She has two sons.',
    )
    expect(facts).toEqual([
      { says: 'I opened a small shop in 2017, and it closed after a year.', when: 'earned' },
      { says: 'I call it the best schooling I ever had.', when: 'earned' },
      { says: 'I have two sons.', when: 'asked' },
    ])
  })

  it('is what the talk is, to the one who has asked for it', () => {
    const situation =
      'Nora has been called into a one-to-one with her manager on a Thursday afternoon. She suspects it is about the late reports and does not expect the meeting with Hannah to come up.'
    expect(ofNora('', situation)).toEqual([])
  })

  it('but what led to the talk is told', () => {
    const situation =
      'Nora has agreed to a call about water sensors after the food authority closed her bay for five weeks.'
    expect(ofNora('', situation)).toEqual([
      { says: 'The food authority closed my bay for five weeks.', when: 'asked' },
    ])
  })
})
