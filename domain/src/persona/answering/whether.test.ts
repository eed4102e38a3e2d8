import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'
import type { UseCase } from '../../use-cases.ts'

const vera: Persona = {
  name: 'Vera Lang',
  role: 'Manager of a garden centre',
  situation:
    'Vera runs a garden centre with twelve employees in Graz. She is looking for a till system because the old one loses sales.',
  background:
    'In 2020 the firm bought a system called TillMate for 9,000 euros and gave it up after a year. Her husband Karl signs anything above 5,000 euros. An adviser from Plantcash promised to come in May. Nobody came. The staff council complained twice about working on Sundays. She has spent 340 euros on repairs this year. Her son Felix helps on Saturdays.',
  painPoints: ['Sunday shifts are hard to fill', 'The old till stops at busy hours'],
  goals: ['A new till before the spring'],
}

const milan: Persona = {
  name: 'Milan Petrov',
  role: 'Candidate for a post as a baker',
  situation: 'Milan has applied for a post as a baker and is in an interview by phone.',
  background:
    'His notice period is six weeks. He has a daughter of four and cannot begin before 6:30 in the morning. He earns 2,600 euros.',
  painPoints: ['The oven at his bakery breaks down every week'],
  goals: ['Learn to make sourdough'],
}

const SEEDS = [1, 2, 3, 4]

const answersTo = (asked: string, persona: Persona = vera, scenario: UseCase = 'sales'): string[] =>
  SEEDS.map((seed) => talk(['Hello.', asked], { persona, scenario, seed }).last.text)

const YES = /^(?:Oh, |Well, )?(?:Yes|Yeah|That's right|Right)\b/i
const NO = /^(?:Well, )?(?:No|Nope|Nah|I'm afraid not)\b/i
const IN_PART = /in part|more or less|up to a point|not exactly|plain yes or no|for certain/i

describe('yes or no to what nobody wrote', () => {
  it.each([
    'Have you ever worked with shops in Japan?',
    'Do you sell bicycles?',
    'Has anybody from the police been here?',
  ])('is a plain no, and no fact is told for a word: %s', (asked) => {
    for (const step of SEEDS.map((seed) => talk([asked], { persona: vera, seed }).last)) {
      expect(step.reveals).toEqual([])
      expect(step.text).not.toMatch(IN_PART)
    }
  })

  it('is no yes because somebody else did it', () => {
    for (const text of answersTo('Was anybody else there when Karl signed?'))
      expect(text).not.toMatch(YES)
  })

  it('leaves it open whether something is the same', () => {
    for (const text of answersTo('Is it the same for the staff council?'))
      expect(text).not.toMatch(YES)
  })
})

describe('yes or no to what the text tells of', () => {
  it.each([
    ['Have you tried any software for this before?', /TillMate/],
    ['Do you have people working for you?', /twelve/],
    ['Have you had to spend any money on it in the meantime?', /340/],
    ['Has the staff council said anything about the shifts?', /complained twice/],
    ['Does anybody help you?', /Felix/],
    ['Do you have any children?', /Felix/],
    ['Is there anything at your present workplace that bothers you?', /Sunday|till/],
  ])('is yes, with what it tells: %s', (asked, fact) => {
    for (const text of answersTo(asked)) {
      expect(text).toMatch(fact)
      expect(text).not.toMatch(NO)
      expect(text).not.toMatch(IN_PART)
    }
  })

  it('is no, where it tells that nobody did', () => {
    for (const text of answersTo('Did anybody come in the end?')) {
      expect(text).toMatch(NO)
      expect(text).toMatch(/Nobody came/)
    }
  })

  it('is yes to what is said to be so for many, where it is so for them', () => {
    for (const text of answersTo(
      'I read that working on Sundays is something many a staff council complained about. Is that one for you too?',
    )) {
      expect(text).toMatch(YES)
      expect(text).toMatch(/complained/)
    }
  })

  it('is short, where it was told in the line before', () => {
    for (const seed of SEEDS) {
      const { last } = talk(
        ['Hello.', 'Did anybody come in the end?', 'Did somebody come or not?'],
        { persona: vera, seed },
      )
      expect(last.text).toMatch(NO)
    }
  })
})

describe('a sum that is held against what somebody has to sign', () => {
  it.each([
    ['Can you decide on eight thousand euros by yourself?', NO],
    ['Is a system for 3,000 euros below what Karl has to sign?', YES],
    ['Would 7,000 euros have to go to Karl?', YES],
    ['Would two thousand euros have to go to Karl?', NO],
  ])('%s', (asked, verdict) => {
    for (const text of answersTo(asked)) {
      expect(text).toMatch(verdict)
      expect(text).toMatch(/5,000/)
    }
  })
})

describe('hours that somebody cannot do', () => {
  it.each([
    ['Our early shift starts at six in the morning, would that be possible for you?', /6:30/],
    ['Could you start within two weeks?', /six weeks/],
  ])('are not agreed to: %s', (asked, fact) => {
    for (const text of answersTo(asked, milan, 'interviews')) {
      expect(text).toMatch(NO)
      expect(text).toMatch(fact)
    }
  })

  it.each([
    'Our shift starts at seven in the morning, would that be possible for you?',
    'Could we meet on Thursday at two?',
    'Could you start within three months?',
  ])('are no reason against others: %s', (asked) => {
    for (const text of answersTo(asked, milan, 'interviews')) expect(text).not.toMatch(NO)
  })
})
