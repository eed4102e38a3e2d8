import { describe, expect, it } from 'vitest'
import { A_GOOD_CALL, aTalk } from '../../reading/testing/talks.ts'
import { grade } from '../grade.ts'
import { reworded, rewordingRequest, saysTheSame } from './reword.ts'

const PRAISE =
  'You build on what Dana says: “It sounds like you are under pressure” is made of what had been told to you.'

describe('other words are not taken', () => {
  it.each([
    ['with another number', 'You asked twice in 3 minutes.', 'You asked twice in 5 minutes.'],
    ['with a number more', 'You asked about the cost.', 'You asked 4 times about the cost.'],
    ['with a name more', PRAISE, PRAISE.replace('Dana says', 'Dana and Marcus say')],
    ['without the name', PRAISE, PRAISE.replace('Dana', 'she')],
    ['with another quote', PRAISE, PRAISE.replace('pressure', 'stress')],
    ['with a quote more', PRAISE, PRAISE.replace('told to you', 'told to you, as in “I hear you”')],
    [
      'with a quote in other marks',
      PRAISE,
      PRAISE.replace('told to you', 'told to you: "I hear you"'),
    ],
    ['with a link', PRAISE, `${PRAISE} See https://evil.example`],
    ['with markup', PRAISE, PRAISE.replace('Dana', '<b>Dana</b>')],
    [
      'with a claim more',
      'You asked about the cost.',
      'You asked about the cost and closed the deal.',
    ],
    ['as the opposite', 'You asked about the cost.', 'You never asked about the cost.'],
    [
      'as more praise than it was',
      'A sound conversation. You asked about the cost.',
      'An excellent conversation. You asked about the cost.',
    ],
    ['as a question', 'You asked about the cost.', 'You asked about the cost, right?'],
    ['to nobody', 'You asked about the cost.', 'The cost was asked about.'],
    ['as next to nothing', PRAISE, 'You build, Dana: “It sounds like you are under pressure”.'],
    [
      'as a speech',
      'You asked about the cost.',
      `You asked about the cost. ${'You asked about it. '.repeat(9)}`,
    ],
  ])('%s', (_, text, other) => {
    expect(saysTheSame(text, other)).toBe(false)
  })
})

it.each([
  [
    PRAISE,
    'What Dana says is what you build on: “It sounds like you are under pressure” is made of what you had been told.',
  ],
  [
    'A strong conversation. You asked about the cost.',
    'This was a strong conversation, and you asked about the cost.',
  ],
  [
    'Take up what Dana has just said before you go on with your own point.',
    'Before you go on with your own point, take up what Dana has just said.',
  ],
])('words that say the same are taken: %s', (text, other) => {
  expect(saysTheSame(text, other)).toBe(true)
})

it('only the texts are reworded, each by itself, and what is no answer changes nothing', () => {
  const given = grade(aTalk(A_GOOD_CALL))
  const texts = JSON.parse(rewordingRequest(given)?.user ?? '') as Record<string, string>
  expect(Object.keys(texts)).toContain('overall')
  expect(reworded(given, 'Sure!')).toEqual(given)
  expect(reworded(given, null)).toEqual(given)
  const overall = texts['overall']?.replace(
    'A strong conversation.',
    'This was a strong conversation.',
  )
  const written = JSON.stringify({
    ...texts,
    overall,
    strength_1: 'You are perfect.',
    conversationScore: 100,
  })
  const after = reworded(given, written)
  expect(after).toEqual({ ...given, feedback: { ...given.feedback, overall } })
  expect(after.feedback?.overall).not.toBe(given.feedback?.overall)
})
