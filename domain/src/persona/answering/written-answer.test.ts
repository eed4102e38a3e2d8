import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import type { WrittenAnswer } from '../../graph/plan.ts'
import { toldWhenEarned } from '../../roleplays/written.ts'
import { greta, talk } from '../../testing/talk.ts'
import { greet, step } from '../step.ts'

const answers: WrittenAnswer[] = [
  {
    asked: [
      'How many people work for you?',
      'How big is your team?',
      'How many staff do you have?',
    ],
    says: ['Nine, and two more in the season.', 'Nine of us. Eleven in the season.'],
    more: ['The season is January to April, so that is when I need hands.'],
  },
  {
    asked: ['What would be different with us?', 'How would you know?'],
    says: ['The alarm would come to my phone.', "I'd hear it on my phone."],
  },
  {
    asked: ['Who services the compressors?', 'Who does your maintenance?'],
    says: ['A man called Odd comes over from Harstad.'],
  },
  {
    asked: ['Have you tried turning it off and on again?', 'Did you restart it?'],
    says: ['Odd did, twice. It came back, and then it failed again.'],
  },
]

const said = (...lines: string[]) => talk(lines, { persona: greta, answers, seed: 1 }).last.text

describe('what an author wrote for a question is said to whoever asks it', () => {
  it.each([
    'How many people do you have on the team?',
    "so what's the size of your team",
    'How many people work for you, if I may ask?',
    'I was wondering how big the team is.',
    "How many people work for you? It's a big place, from what I have seen.",
    'How many staff do you have, so that I bring enough phones for the trial?',
  ])('and not to this one alone: %s', (asked) => {
    expect(said('Hello Greta.', asked)).toMatch(/^Nine/)
  })

  it.each([
    'How many boats do you have?',
    'How much work is it for you?',
    'How old are you?',
    'What does your team think of it?',
    'How long has your team been there?',
    'Who owns the boats?',
  ])('and to no other: %s', (asked) => {
    expect(said('Hello Greta.', asked)).not.toMatch(/Nine|Odd/)
  })

  it.each([
    [40, 'nobody has measured'],
    [90, 'before that'],
  ])('a fact that is the answer is told to who has earned it: %s', (rapport, held) => {
    const nights = toldWhenEarned('pain-1', { rapport }, [
      'They write down what nobody has measured.',
    ])
    const graph = compile({
      persona: greta,
      scenario: 'sales',
      graph: {
        facts: [nights],
        answers: [{ asked: ['Is anybody helping you?'], tells: nights.id }],
        phrases: { 'not-yet': ["Let's talk about something else before that."] },
      },
    })
    const before = greet(graph, 1).state
    expect(step(graph, before, { text: 'Is anybody helping you?', seed: 1 }).text).toContain(held)
  })

  it('of two that mean the same by their weighty words, the one is taken that has the little ones too', () => {
    const two: WrittenAnswer[] = [
      { asked: ['How are you feeling?'], says: ['Fine, thank you.', 'All right, thanks.'] },
      { asked: ['How are you feeling about being here?'], says: ['A bit lost, in here.'] },
    ]
    const asked = ['Hello Greta.', 'How are you feeling about being here?']
    expect(talk(asked, { persona: greta, answers: two, seed: 1 }).last.text).toContain('lost')
  })

  it('what is to stay until the next time is asked, and no time proposed', () => {
    const keep: WrittenAnswer[] = [
      {
        asked: ['What would you like to keep from today?'],
        says: ['That you asked about the nights.'],
      },
    ]
    const asked = [
      'Hello Greta.',
      'What would you like to keep from today until we meet next week?',
    ]
    expect(talk(asked, { persona: greta, answers: keep, seed: 1 }).last.text).toContain('nights')
  })

  it('what they have tried already is asked, and not proposed', () => {
    expect(said('Hello Greta.', 'Have you tried turning it off and on again?')).toMatch(/Odd did/)
  })

  it('more of it is said to whoever asks on', () => {
    expect(said('Hello Greta.', 'How many people work for you?', 'Why is that?')).toContain(
      'January to April',
    )
  })

  it.each(['When?', 'Who?', 'And where is that?'])(
    'but not to whoever asks something else: %s',
    (asked) => {
      expect(said('Hello Greta.', 'How many people work for you?', asked)).not.toContain(
        'January to April',
      )
    },
  )

  it('what was written for a question comes before more of the last answer', () => {
    expect(
      said('Hello Greta.', 'How many people work for you?', 'What would be different with us?'),
    ).toContain('phone')
  })

  it('asked again, it is not said again in the same words', () => {
    const asked = 'How many people work for you?'
    const lines = [1, 2, 3, 4].map((times) => said('Hello.', ...Array(times).fill(asked)))
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line).toMatch(/nine/i)
  })
})

describe('who did not follow, and takes up a word of it', () => {
  it('hears nothing else that has the word in it', () => {
    const odd = said(
      'Hello Greta.',
      'Who services the compressors?',
      'Odd services the compressors? You lost me there, what do you mean?',
    )
    expect(odd).not.toMatch(/Harstad|twice/)
  })
})
