import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movesIn } from './moves-in.ts'

it('tells each sentence of a turn apart', () => {
  const moves = movesIn(
    'Thanks for your time today. We build software for clinics. How many beds do you have?',
  )
  expect(moves.map(({ text, behaviour }) => [text, behaviour])).toEqual([
    ['Thanks for your time today.', 'other'],
    ['We build software for clinics.', 'input'],
    ['How many beds do you have?', 'question'],
  ])
})

it('finds the question in speech without marks', () => {
  const moves = movesIn('we build software for clinics so how do you plan your shifts')
  expect(moves.map(({ text, question }) => [text, question])).toEqual([
    ['we build software for clinics', 'none'],
    ['so how do you plan your shifts', 'open'],
  ])
})

it('finds nothing in silence', () => {
  expect(movesIn('')).toEqual([])
  expect(movesIn(' … ')).toEqual([])
})

it('loses no word of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      // This letter is read as an apostrophe.
      const letters = (words: string) => words.replaceAll(/[^\p{L}\p{N}]|ʼ/gu, '')
      expect(
        letters(
          movesIn(text)
            .map((move) => move.text)
            .join(''),
        ),
      ).toBe(letters(text))
    }),
  )
})
