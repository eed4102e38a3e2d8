import { expect, it } from 'vitest'
import { createPieces } from './pieces.ts'

/** As a model says it: word by word. */
function piecesOf(text: string): string[] {
  const pieces = createPieces()
  const words = text.match(/\s*\S+|\s+$/g) ?? []
  const all = [...words.flatMap((word) => pieces.take(word)), ...pieces.end()]
  return all.map(({ text }) => text)
}

it('has no piece for nothing', () => {
  expect(piecesOf('')).toEqual([])
})

it('does not part a name, a number or an abbreviation', () => {
  const whole = 'Dr. Smith of Acme Inc. paid $3.50, e.g. to Mr. J. Jones vs. us'
  expect(piecesOf(`Yes. ${whole}`)).toEqual(['Yes. ', whole])
})

it('parts sentences', () => {
  expect(piecesOf('Yes. Why do you ask? "No!" he said... Well.\nFine…  Good')).toEqual([
    'Yes. ',
    'Why do you ask? ',
    '"No!" ',
    'he said... ',
    'Well.\n',
    'Fine…  ',
    'Good',
  ])
})

it('says a sentence as soon as the next one has begun', () => {
  const pieces = createPieces()
  expect(pieces.take('Yes, I see.')).toEqual([])
  expect(pieces.take(' ')).toEqual([])
  expect(pieces.take('Now')).toEqual([{ text: 'Yes, I see. ', pauseAfterMs: 220 }])
  expect(pieces.end()).toEqual([{ text: 'Now', pauseAfterMs: 0 }])
})

it('begins a long first sentence with its first clause, and only the first', () => {
  const long =
    'Well to be honest, we have been looking at this for months, and nothing has come of it. '
  expect(piecesOf(long + long)).toEqual([
    'Well to be honest, ',
    'we have been looking at this for months, and nothing has come of it. ',
    long,
  ])
})

it('bounds a piece, with clauses, spaces or nothing to part it at', () => {
  const texts = ['a word and ', 'one thing, ', 'x'].map((part) => part.repeat(900))
  for (const text of texts) {
    expect(Math.max(...piecesOf(text).map(({ length }) => length))).toBeLessThanOrEqual(240)
  }
})

it('loses no letter of what is said', () => {
  const texts = [
    'One. Two!  Three?\n\nFour — five, (six) … "Seven." eight  ',
    '😀. . . ?! -t --help\n* a\n* b',
    `${'Well, '.repeat(300)}. ${'y'.repeat(1000)}`,
  ]
  for (const text of texts) expect(piecesOf(text).join('')).toBe(text)
})
