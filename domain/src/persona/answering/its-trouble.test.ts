import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'

const sanne: Persona = {
  name: 'Sanne Boersma',
  role: 'Senior sailmaker in a loft in Makkum',
  situation:
    'Her team lead has asked to talk with her because she has stopped keeping the cutting book and sent a mainsail out without a second pair of eyes on it.',
  background:
    'She has worked in the loft for sixteen years. In April a new plotter was bought without a word to anybody.',
  painPoints: [
    'The cutting book takes half an hour for each sail',
    'Nobody asks her before things are changed',
    'Her wrists hurt at night and she has told no one',
  ],
  goals: ['To keep her bench by the window', 'To teach the apprentice herself'],
}

const answersTo = (...lines: string[]) =>
  [1, 2, 3, 4].map(
    (seed) => talk(lines, { persona: sanne, scenario: 'team-training', seed }).last.text,
  )

describe('what troubles them in a thing', () => {
  it.each([
    [
      'is why they left it undone, though no text says because',
      'Why did you stop keeping the book?',
    ],
    ['is what there is about it that bothers them', 'What is it about the book that bothers you?'],
  ])('%s', (_, asked) => {
    for (const text of answersTo('Thanks for coming, Sanne.', asked))
      expect(text).toMatch(/half an hour/)
  })

  it('is told to who asks what else is wrong', () => {
    const lines = ['What is it about the book that bothers you?', 'Is there anything else wrong?']
    for (const text of answersTo(...lines)) expect(text).toMatch(/Nobody asks me/)
  })
})

it('whoever asked for the talk is not told that they did; why, is', () => {
  for (const asked of ['So why are we here?', 'What brings you here today?', 'What is going on?'])
    for (const text of answersTo(asked)) expect(text).not.toMatch(/team lead|asked to talk/)
  for (const text of answersTo('Did anybody look at the mainsail before you sent it out?'))
    expect(text).toMatch(/without a second pair of eyes/)
})

it('what nobody was told is not the first that anybody hears', () => {
  for (const text of answersTo('How are you?', 'You sound worn out. What has made you so tired?'))
    expect(text).not.toMatch(/wrists/)
})

it('that there is such a thing is no opinion of it', () => {
  for (const text of answersTo('What do you think of the new plotter?'))
    expect(text).not.toMatch(/In April a new plotter was bought without/)
})

describe('what it has come to', () => {
  it.each([
    ['has become harder, says whoever has trouble', 'Has anything become harder for you lately?'],
    ['means something to them', 'What has all this meant for you?'],
    ['is why something is late', 'Why is the mainsail so late?'],
  ])('%s', (_, asked) => {
    for (const text of answersTo('Thanks for coming, Sanne.', asked))
      expect(text).toMatch(/half an hour|Nobody asks me/)
  })

  it('is still the reason when it was told a while ago', () => {
    const lines = [
      'What is it about the book that bothers you?',
      'Where is the loft?',
      'And why did you skip the book?',
    ]
    for (const text of answersTo(...lines)) expect(text).toMatch(/half an hour/)
  })

  it('hurt the other one, too, and is not only noted', () => {
    for (const text of answersTo('Hello Sanne.', 'It hurt me that you said nothing to me.'))
      expect(text).not.toMatch(/^(?:okay|right|all right|true)\.?$/i)
  })
})

it('who asks what is left to settle hears of a wish, and who asks what is left to say of none of the case', () => {
  const settle = 'Is there anything else we need to sort out?'
  for (const text of answersTo('How long have you worked here?', settle))
    expect(text).toMatch(/bench|apprentice/)
  const say = "Is there anything else you'd like to say?"
  for (const text of answersTo('Why are we here?', say)) expect(text).not.toMatch(/mainsail/)
})

it('who said that it is several things can name one of them', () => {
  const hedged = ['Tell me about the cutting book.', 'What worries you most about the new season?']
  const texts = answersTo(...hedged, 'Can you give me one of those things?')
  for (const text of texts) expect(text).toMatch(/book|asks me|changed/)
})

it('why is answered to who says what they do not understand', () => {
  const puzzled = 'I hear you. What I still do not understand is why you stopped keeping the book.'
  for (const text of answersTo('Thanks for coming, Sanne.', puzzled))
    expect(text).toMatch(/half an hour/)
})

it('a question after "what do you mean by that?" is the one that is answered', () => {
  const lines = ['I have noticed that the cutting book is empty.']
  for (const text of answersTo(
    ...lines,
    'What do you mean by that? How long does the book take you?',
  ))
    expect(text).toMatch(/half an hour/i)
})

it('what happened at a time that they name is told, or that there is something, and never denied', () => {
  const asked = 'Since April. Did something happen then?'
  for (const text of answersTo('How are you?', asked)) expect(text).toMatch(/plotter/)
  const locked = { ...sanne, background: 'In April her sister died, and she has told no one.' }
  for (const seed of [1, 2, 3]) {
    const setting = { persona: locked, scenario: 'team-training', seed } as const
    const { text } = talk(['How are you?', asked], setting).last
    expect(text).not.toMatch(/sister|^No\b/)
  }
})

it('who minds telling what happened is asked what happened', () => {
  for (const text of answersTo('How are you?', 'Would you mind telling me what happened in April?'))
    expect(text).toMatch(/plotter/)
})
