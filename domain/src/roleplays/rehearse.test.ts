import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import type { OwnGraph } from '../graph/plan.ts'
import { USE_CASE_IDS } from '../use-cases.ts'
import { maria } from '../testing/talk.ts'
import { oftenAsked } from './often-asked.ts'
import { rehearsalOf } from './rehearse.ts'
import { REHEARSAL_LIMITS } from './rehearsed.ts'
import { noraDevlin } from './nora-devlin.ts'

const rehearse = (question: string, graph: OwnGraph = {}) =>
  rehearsalOf(compile({ persona: maria, scenario: 'sales', graph }))(question)

describe('where an answer comes from is told by what it is made of', () => {
  it.each([
    ['How many clinics do you have?', 'situation', /nine/],
    ['Who do you report to?', 'background', /Dan Brooks/],
    ['What is your biggest problem?', 'pain', /no-show/],
    ['What are you hoping for?', 'goal', /20%|trusted/],
    ['What is your name?', 'role', /Maria/],
    ['How are you?', 'manners', /\?$/],
    ['Do you have a dog?', 'nothing', /./],
  ])('%s from: %s', (question, from, says) => {
    expect(rehearse(question)).toEqual({ says: expect.stringMatching(says), from, earned: null })
  })

  it('what its author wrote comes from its author, and is said instead', () => {
    const answers = [{ asked: ['Do you have a dog?'], says: ['A dog? No. Two cats.'] }]
    expect(rehearse('Do you have a dog?', { answers })).toEqual({
      says: 'A dog? No. Two cats.',
      from: 'written',
      earned: null,
    })
  })

  it('what has to be earned is kept back, and told as to somebody who earned it', () => {
    const facts: OwnGraph['facts'] = [
      {
        id: 'pain-1',
        about: 'pain',
        says: 'Two of my receptionists are about to leave.',
        reveal: { when: 'earned', rapport: 90 },
      },
    ]
    const { says, from, earned } = rehearse('Is anybody about to leave?', { facts })
    expect(from).toBe('kept-back')
    expect(says).not.toContain('receptionists')
    expect(earned).toEqual({ says: expect.stringContaining('receptionists'), from: 'pain' })
  })

  it('one question does not change what the next is answered with', () => {
    const ask = rehearsalOf(compile({ persona: maria, scenario: 'sales' }))
    const first = ask('What is your biggest problem?')
    ask('How many clinics do you have?')
    expect(ask('What is your biggest problem?')).toEqual(first)
  })
})

describe('answers of an author beside somebody who comes written to the last word', () => {
  const asked = 'Do you have a dog?'
  const graph: OwnGraph = { answers: [{ asked: [asked], says: ['A dog? No.'] }] }
  const { persona } = noraDevlin
  const own = compile({ persona, scenario: 'sales', graph })
  const before = compile({ persona, scenario: 'sales' })

  it('take nothing away from them', () => {
    expect(own.facts).toEqual(before.facts)
    expect(own.greetings).toEqual(before.greetings)
    expect(rehearsalOf(own)(asked)).toMatchObject({ says: 'A dog? No.', from: 'written' })
  })

  it('come in place of what was written there for the same question', () => {
    const written = { asked: [asked], says: ['Yes, Biscuit.'] }
    const all = compile({ persona, scenario: 'sales', graph: { answers: [written] } })
    expect(all.answers.filter(({ asked: ways }) => ways.includes(asked))).toHaveLength(1)
  })
})

describe('what people ask', () => {
  const lists = [
    ...USE_CASE_IDS.map((useCase) => [useCase, oftenAsked(useCase, { persona: maria })] as const),
    ['candidates', oftenAsked('interviews', { persona: maria, lead: 'learner' })] as const,
  ]

  it.each(lists)('is asked in about twenty ways, and none twice: %s', (_, questions) => {
    expect(new Set(questions).size).toBe(questions.length)
    expect(questions.length).toBeGreaterThanOrEqual(18)
    expect(questions.length).toBeLessThanOrEqual(REHEARSAL_LIMITS.questions)
  })

  it('is another thing of who applies than of who interviews', () => {
    const [ofOne, ofOther] = (['learner', 'persona'] as const).map((lead) =>
      oftenAsked('interviews', { persona: maria, lead }),
    )
    expect(ofOne).toContain('Why did you apply for this job?')
    expect(ofOther).toContain('Why is the position open?')
    expect(oftenAsked('interviews', { persona: maria })).toEqual(ofOther)
  })
})
