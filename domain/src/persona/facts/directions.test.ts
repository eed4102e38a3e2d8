import { expect, it } from 'vitest'
import { isDirection } from './directions.ts'

it.each([
  'He calms down when somebody shows that they have heard him.',
  'She is friendly, and she notices every we that should have been an I.',
  'Tom is about to meet his manager.',
  'She will not agree to anything unless the learner asks about the budget.',
  'He responds badly to jargon.',
])('what is said to whoever plays the part is not told: %s', (sentence) => {
  expect(isDirection(sentence)).toBe(true)
})

it.each([
  'He calms horses for a living.',
  'She is looking for a new tool because the current one goes down twice a week.',
  'His tenant has not paid for two months.',
  'She meets her manager on Mondays.',
])('what is said of them is: %s', (sentence) => {
  expect(isDirection(sentence)).toBe(false)
})
