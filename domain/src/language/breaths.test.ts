import { expect, it } from 'vitest'
import { inBreaths } from './breaths.ts'

it.each([
  [
    'During the flu wave I ran the ward alone for eleven weeks; I rewrote the roster.',
    ['During the flu wave I ran the ward alone for eleven weeks.', 'I rewrote the roster.'],
  ],
  [
    'My daughter Helen, who lives in Leeds, keeps suggesting that I sell the house and move closer.',
    [
      'My daughter Helen lives in Leeds.',
      'My daughter Helen keeps suggesting that I sell the house and move closer.',
    ],
  ],
  [
    'If something happened to Daniel, I could not pay the mortgage on my salary alone, and I lie awake over it.',
    [
      'If something happened to Daniel, I could not pay the mortgage on my salary alone.',
      'I lie awake over it.',
    ],
  ],
  [
    'The water is checked by hand: one of the crew, Declan, goes out with a probe twice a week and writes the readings in a notebook, which I type in.',
    [
      'The water is checked by hand.',
      'One of the crew, Declan, goes out with a probe twice a week and writes the readings in a notebook, which I type in.',
    ],
  ],
  [
    "Even if the parcel turns up, the insulin has been out of the fridge for days and I don't know if it's safe.",
    [
      'Even if the parcel turns up, the insulin has been out of the fridge for days.',
      "I don't know if it's safe.",
    ],
  ],
  [
    'I own a flat in Leeds, and my son lives there.',
    ['I own a flat in Leeds, and my son lives there.'],
  ],
])('%s', (sentence, breaths) => {
  expect(inBreaths(sentence)).toEqual(breaths)
})
