import { describe, expect, it } from 'vitest'
import { asYou } from './as-you.ts'

describe('what cannot be said back safely is not', () => {
  it.each([
    'Good morning, I have a minute for you.',
    'Do we have to decide that today?',
    'Ring me on Monday, please do.',
    "I don't understand what that means.",
    'You should have told me.',
    'I was going to say that the',
    'Too short.',
    'Henrike Vos runs the yard with her mechanics.',
  ])('%s', (sentence) => {
    expect(asYou(sentence)).toBeNull()
  })
})

it.each([
  ["Well, we don't have time to coach anyone.", "you don't have time to coach anyone", true],
  ['My managers are too busy for that.', 'your managers are too busy for that', true],
  ['A half bottle of vodka, most nights.', 'a half bottle of vodka, most nights', false],
  ["I'm on fish since the sixth.", "you're on fish since the sixth", true],
])('"%s" is said back', (sentence, words, isClause) => {
  expect(asYou(sentence)).toEqual({ words, isClause })
})
