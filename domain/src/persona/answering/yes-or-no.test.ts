import { describe, expect, it } from 'vitest'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { yesOrNo } from './yes-or-no.ts'

const judge = (question: string, says: string) =>
  yesOrNo(whatIsAsked(lastQuestionIn(question)), says)

describe('whether a fact says yes or no', () => {
  it.each([
    ['Do you have an accident form?', "I didn't fill in an accident form."],
    ['Is the shop open on Sundays?', 'The shop is closed on Sundays.'],
    ['Do you have eight clinics?', 'I manage nine clinics.'],
    ['Is there any other time to practise?', "It's the only time to practise."],
  ])('no: %s', (question, says) => {
    expect(judge(question, says)).toBe('no')
  })

  it.each([
    ['Do you have sons?', 'I have two sons.'],
    ["You've got nine clinics, right?", 'I manage nine clinics.'],
    ['Do you want to clean the filter?', 'I want to clean the filter.'],
    ['Did you clean the filter?', 'I was told to clean the filter and I did clean it.'],
    ['Do you have staff?', 'I have a team of nine.'],
  ])('yes: %s', (question, says) => {
    expect(judge(question, says)).toBe('yes')
  })

  it.each([
    ['Are you happy with the planner?', 'I bought a planner two years ago.'],
    ['And from when you moved out?', 'I moved out two months ago.'],
    ['Did you have any other machine?', 'My machine died on Friday.'],
    ['Did he die?', 'I braked. I stopped two metres short.'],
    ['Are you still using it?', "Nine years I've been running operations here."],
    ['Did you clean the filter?', 'At the first call I was told to clean the filter.'],
    ['Did you ring the bank?', 'They asked me to ring the bank, and not to worry.'],
    ['Did your father talk about the accident?', 'My father drove a bus.'],
    ['Have you told anyone about the tablet?', 'The tablet fogs up.'],
  ])('is left open where it cannot be told: %s', (question, says) => {
    expect(judge(question, says)).toBeNull()
  })
})
