import { describe, expect, it } from 'vitest'
import { compile } from '../../graph/compile.ts'
import type { WrittenAnswer } from '../../graph/plan.ts'
import { toldWhenEarned } from '../../roleplays/written.ts'
import { SIX_PEOPLE } from '../../testing/six-people.ts'
import { greta, talk } from '../../testing/talk.ts'
import { greet, step } from '../step.ts'

const answers: WrittenAnswer[] = [
  {
    asked: ['Who services the compressors?', 'Who does your maintenance?'],
    says: ['A man called Odd. He comes over from Harstad.', 'Odd, from Harstad.'],
    why: ['Nobody in Tromsø knows these machines. They were built in the seventies.'],
    more: ['He brings his own lamp, and talks to them.'],
    next: [
      {
        asked: ['How long does that take him?', 'Is that far?'],
        says: ['Four hours, if the ferry goes.', 'Half a day in winter, with the ferry.'],
      },
      {
        asked: ['Is he any good?', 'And do you trust him?'],
        says: ["He's the best there is up here.", 'There is nobody better up here.'],
      },
      {
        asked: ['What do the others think of him?', 'Do your people like him?'],
        is: 'How big is your team?',
      },
    ],
  },
  {
    asked: ['How big is your team?', 'How many people work for you?'],
    says: ['Nine, and two more in the season.', 'Nine of us. Eleven in the season.'],
  },
]

const WHO = 'Who does the maintenance?'
const said = (...lines: string[]) =>
  [1, 2, 3].map(
    (seed) => talk(['Hello Greta.', ...lines], { persona: greta, answers, seed }).last.text,
  )

describe('who asks on about the line that they have just heard', () => {
  it.each([
    ['Is that far away?', /ferry/],
    ['So how long does it take him to get there?', /ferry/],
    ['And is he good?', /up here/],
    ['And how do your people find him?', /^Nine/],
  ])('gets what its author wrote for that: %s', (asked, answer) => {
    for (const text of said(WHO, asked)) expect(text).toMatch(answer)
  })

  it.each([
    ['Why?', /seventies/],
    ['Oh, how come?', /seventies/],
    ['Why is that?', /seventies/],
    ['Tell me more about that.', /lamp/],
    ['Like what?', /lamp/],
    ['How do you mean?', /lamp/],
    ['And then?', /lamp/],
    ['Odd what?', /lamp/],
  ])('gets what is behind it for nothing but that: %s', (asked, answer) => {
    for (const text of said(WHO, asked)) expect(text).toMatch(answer)
  })

  it('asks about the second of two things that were said in a breath', () => {
    const graph = compile({ persona: greta, scenario: 'sales', graph: { answers } })
    const { state } = step(graph, greet(graph, 1).state, { text: WHO, seed: 1 })
    const both = {
      ...state,
      last: [{ say: 'answer', id: 'answer-2', as: 'asked' } as const, ...state.last],
    }
    expect(step(graph, both, { text: 'Why?', seed: 1 }).text).toMatch(/seventies/)
  })

  it('hears that there is no more to it when all of it was said', () => {
    for (const text of said(WHO, 'Why?', 'Why?', 'And then?'))
      expect(text).not.toMatch(/Odd|Nine|seventies|lamp/)
  })

  it('gets no answer that is asked for in nearly those words', () => {
    const named = {
      asked: ['Why is it called that?', 'Why is that its name?'],
      says: ['After my aunt.', 'My aunt.'],
    }
    const texts = [1, 2, 3].map(
      (seed) =>
        talk([WHO, 'Why is that?'], { persona: greta, answers: [...answers, named], seed }).last
          .text,
    )
    for (const text of texts) expect(text).not.toMatch(/aunt/)
  })

  it('gets the rest of it too, one after the other', () => {
    for (const text of said(WHO, 'Is that far away?', 'And is he good?'))
      expect(text).toMatch(/up here/)
  })

  it.each([
    [['How many people work for you?', 'Is that far away?']],
    [['Is that far away?']],
    [[WHO, 'How many people work for you?', 'And is he good?']],
    [[WHO, 'How old are you?']],
    [[WHO, 'Which boats do you store fish for?']],
  ])('and not behind another line, nor to another question: %j', (lines) => {
    for (const text of said(...lines)) expect(text).not.toMatch(/ferry|up here/)
  })

  it.each([
    [40, false],
    [90, true],
  ])(
    'a fact that is the answer to it is told to who has earned it: trust %d',
    (rapport, isTold) => {
      const fact = toldWhenEarned('pain-1', { rapport: 70 }, [
        'The night shift invents the figures.',
      ])
      const graph = compile({
        persona: greta,
        scenario: 'sales',
        graph: {
          facts: [fact],
          answers: [
            { asked: ['What goes wrong at night?', 'What is the trouble?'], tells: 'pain-1' },
            {
              asked: ['Who is there after six?', 'Is there a night shift?'],
              says: ['Two men, until six in the morning.', 'Two of them.'],
              next: [
                {
                  asked: ['And can you rely on them?', 'Do they do it well?'],
                  is: 'What goes wrong at night?',
                },
              ],
            },
          ],
        },
      })
      const first = step(graph, greet(graph, 1).state, { text: 'Is there a night shift?', seed: 1 })
      expect(first.text).toMatch(/^Two/)
      const state = { ...first.state, rapport, earned: rapport }
      const { reveals } = step(graph, state, { text: 'And can you rely on them?', seed: 1 })
      expect(reveals).toEqual(isTold ? ['pain-1'] : [])
    },
  )
})

describe('whom their author wrote throughout, where nothing that they know is the answer', () => {
  const saidBy = (name: string, line: string, asked: string): string => {
    const found = SIX_PEOPLE.find(({ persona }) => persona.name === name)
    if (found === undefined) throw new Error(`there is no ${name}`)
    const { persona, scenario } = found
    const graph = compile({ persona, scenario })
    const { state } = step(graph, greet(graph, 1).state, { text: line, seed: 1 })
    return step(graph, state, { text: asked, seed: 1 }).text
  }

  it.each([
    ['Has he ever been off sick?', 'And does he mind that sort of thing?', /keys/],
    ['Is Gerry good with computers?', 'And does he mind that sort of thing?', /screen/],
  ])('say what is behind the line before, if it comes near: %s %s', (line, asked, answer) => {
    expect(saidBy('Nora Devlin', line, asked)).toMatch(answer)
  })
})

describe('who was not sure what they were asked, and is asked what they mean by it', () => {
  const found = SIX_PEOPLE.find(({ persona }) => persona.name === 'Nora Devlin')
  if (found === undefined) throw new Error('there is no Nora')
  const { persona, scenario } = found
  const graph = compile({ persona, scenario })
  const first = step(graph, greet(graph, 1).state, { text: 'What is Gerry like?', seed: 1 })
  const meant = (guessed: boolean, text: string): string => {
    const last = first.state.last.map((part) =>
      part.say === 'answer' && guessed ? { ...part, guessed: true as const } : part,
    )
    return step(graph, { ...first.state, last }, { text, seed: 1 }).text
  }
  const asksAgain = /\b(?:question|asking|asked|ask me again|want to know|where were we)\b/i

  it('owns that it may have been beside it', () => {
    expect(meant(true, 'What do you mean by that?')).toMatch(asksAgain)
  })

  it('explains what it was sure of', () => {
    expect(meant(false, 'What do you mean by that?')).not.toMatch(asksAgain)
  })
})
