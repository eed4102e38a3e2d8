import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { talk } from '../../testing/talk.ts'
import type { UseCase } from '../../use-cases.ts'

const oda: Persona = {
  name: 'Oda Brekke',
  role: 'Owner of a guest house',
  situation:
    'Oda ordered twelve mattresses in March for 3,200 pounds. They came on Monday in the wrong size, and the driver left them in the yard.',
  background: 'She runs the house with her brother. She has bought there twice before.',
  painPoints: ['It rained on the mattresses in the yard', 'She lost two days of work'],
  goals: ['Have the wrong mattresses collected', 'Get some money back for the two lost days'],
}

const emil: Persona = {
  name: 'Emil Sand',
  role: 'Owner of a dog kennel',
  situation: 'Emil runs a kennel with forty pens. A dryer broke down twice in the summer.',
  background: 'He took over from his father eleven years ago and employs five people.',
  painPoints: ['When a dryer breaks there are no clean blankets by Sunday'],
  goals: ['Keep the monthly cost under 600 pounds'],
}

const petra: Persona = {
  name: 'Petra Lund',
  role: 'Candidate for ward manager',
  situation: 'Petra applies for the post of ward manager.',
  background:
    'Last winter she rebuilt the night rota after four colleagues left within a month, which cut agency shifts by half.',
  painPoints: ['She finds it hard to criticise colleagues who are friends'],
  goals: ['To move to day work by summer'],
}

const SEEDS = [1, 2, 3, 4, 5, 6]

const said = (persona: Persona, scenario: UseCase, ...lines: string[]) =>
  SEEDS.map((seed) => talk(lines, { persona, scenario, seed }).last)

const toOda = (...lines: string[]) => said(oda, 'customer-service', ...lines)
const toEmil = (...lines: string[]) => said(emil, 'sales', ...lines)
const toPetra = (...lines: string[]) => said(petra, 'interviews', ...lines)

describe('what they heard a moment ago', () => {
  it('is not said again to somebody who asks when it happened last', () => {
    const answers = toEmil(
      'What goes wrong with the blankets?',
      'No clean blankets by Sunday sounds hard. When did that last happen?',
    )
    for (const { text } of answers) expect(text).not.toMatch(/no clean blankets/)
  })

  it('is not said again to somebody who asks how it was done', () => {
    const answers = toPetra(
      'Could you tell me a bit about yourself?',
      'How did you go about rebuilding the rota?',
    )
    for (const { text } of answers) expect(text).not.toMatch(/four colleagues left/)
  })

  it('is no yes to whether anything was said', () => {
    const answers = toOda(
      'How can I help you?',
      'And the driver, did he say anything when he left them there?',
    )
    for (const { text } of answers) expect(text).not.toMatch(/^Yes/)
  })
})

describe('who does something each time it is to be done', () => {
  it('is whoever is there, where nobody wrote down who', () => {
    for (const { text } of toEmil('Who answers the phone when the owners ring?'))
      expect(text).not.toMatch(/couldn't tell you|don't know|not sure|leave names/)
  })
})

describe('two that are named', () => {
  it('are chosen from when they are times', () => {
    const answers = toOda(
      'How can I help you?',
      'I am sorry. We can collect them tomorrow. Would the morning or the afternoon suit you better?',
    )
    for (const { text } of answers) expect(text).toMatch(/^The morning/)
  })

  it('are no choice when either of them would be a yes', () => {
    for (const { text } of toEmil(
      'Have you ever been late with a bill or had trouble with a bank?',
    ))
      expect(text).not.toMatch(/which|one or the other|either way|choose/)
  })
})

describe('a way to act', () => {
  it('needs no day to be agreed to', () => {
    const answers = said(
      { ...petra, role: 'Nurse on a ward' },
      'team-training',
      'How are the nights?',
      'That must be hard for you and your family.',
      'What would you like to change?',
      'When you see a mistake, you stop the work and then you talk to the person alone. Would that work for you?',
    )
    for (const { text } of answers) expect(text).not.toMatch(/\b(?:when|which day|a date)\b/i)
  })
})

describe('an offer', () => {
  it('that is asked about is weighed, and no fact is told for it', () => {
    const answers = toEmil(
      'What goes wrong with the blankets?',
      'What we have is this: we wash for you, with your name on each blanket. Does that touch the problem you described?',
    )
    for (const { reveals } of answers) expect(reveals).toEqual([])
  })
})

describe('a sum', () => {
  it('that is wished for is not the sum that was paid', () => {
    const answers = toOda(
      'How can I help you?',
      'And for the two lost days, how much did you have in mind?',
    )
    for (const { text } of answers) expect(text).not.toMatch(/3,200/)
  })

  it.each([
    [
      '420',
      /say whether the price fits/,
      /^(?!No\b).*(?:within|fits|below|live with|could stand|in the range)/,
    ],
    [
      '900',
      /say whether the price fits/,
      /above|more than|over my limit|too much|can't go|come down/,
    ],
  ])('of %s a month is held against what they can spend', (sum, why, text) => {
    const answers = toEmil(`It would be ${sum} pounds a month. Is that in the right area?`)
    for (const answer of answers) {
      expect(answer.why).toMatch(why)
      expect(answer.text).toMatch(text)
    }
  })
})

describe('what is no sum', () => {
  it('is not left to them as if it were one', () => {
    for (const { why } of toPetra('How much overtime would you like to do?'))
      expect(why).not.toContain('sum')
  })
})

describe('what is wished for', () => {
  it('is that of which they speak, and not the first', () => {
    const answers = toOda(
      'How can I help you?',
      'You spoke of the two days that you lost. What would be a fair way to put that right?',
    )
    for (const { reveals } of answers) expect(reveals).toEqual(['goal-2'])
  })
})

describe('somebody who applies', () => {
  it('says how they would learn it, and what they would say to somebody', () => {
    for (const { why } of toPetra('How would you go about learning to hold a budget?'))
      expect(why).toContain('what-i-would-learn')
    for (const { why } of toPetra('Say a friend comes late all the time. What do you say to her?'))
      expect(why).toContain('what-i-would-say')
  })

  it('says what they find hard when that is what they are asked how they handle', () => {
    const answers = toPetra(
      'As a manager you would have to criticise colleagues. How do you handle that?',
    )
    for (const { reveals } of answers) expect(reveals).toEqual(['pain-1'])
  })
})
