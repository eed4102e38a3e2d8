import { expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { whatIsAsked } from './asked.ts'

const asked = (text: string) => whatIsAsked(lastQuestionIn(text))

it.each([
  'Could you give me a concrete example, something where you changed how the work was done?',
  'How is shift planning handled where you are?',
])('no place is asked for by %s', (text) => {
  expect(asked(text).wants).not.toBe('place')
})

it('a place is asked for by "where"', () => {
  expect(asked('And where is the depot?').wants).toBe('place')
})

it('how somebody gets on with a thing is not how they are', () => {
  expect(asked('How are you getting on with the new scanners?').wants).not.toBe('wellbeing')
  expect(asked('How are you getting on?').wants).toBe('wellbeing')
})

it('how well somebody knows a thing is no yes or no', () => {
  expect(asked('How well do you know the system?')).toMatchObject({
    text: 'how well do you know the system',
    isYesNo: false,
  })
})
