import { expect, it } from 'vitest'
import { practiceStats } from './practice-totals.ts'

it('averages only what was graded, to one decimal, and rounds minutes', () => {
  expect(practiceStats({ conversations: 5, seconds: 150, graded: 3, scoreSum: 200 })).toEqual({
    totalConversations: 5,
    totalTimeMinutes: 3,
    averageScore: 66.7,
  })
})

it('is 0 where nothing was practised', () => {
  expect(practiceStats({ conversations: 0, seconds: 0, graded: 0, scoreSum: 0 })).toEqual({
    totalConversations: 0,
    totalTimeMinutes: 0,
    averageScore: 0,
  })
})
