import { expect, it } from 'vitest'
import { askedIn } from './asked.ts'
import { heardIn } from './heard.ts'

function asked(text: string): string[] {
  const heard = heardIn(text)
  return askedIn(heard).map(
    ({ form, from, to }) =>
      `${form}: ${heard
        .slice(from, to)
        .map(({ word }) => word)
        .join(' ')}`,
  )
}

it.each([
  ['We have two vans. How many do you have?', ['wh: how many do you have']],
  ['we have two vans so how many do you have', ['wh: how many do you have']],
  ['when it breaks what do you do', ['wh: what do you do']],
  ['Could you please walk me through it', ['told-to-tell: could you please walk me through it']],
  ['Would you mind telling me what broke?', ['told-to-tell: would you mind telling me what broke']],
  ["I'm curious how that works.", ['indirect: i am curious how that works']],
  [
    'Do you like it, or is it too loud?',
    ['inverted: do you like it or', 'inverted: is it too loud'],
  ],
  ["You've got two, haven't you?", ['tag: you have got two have not you']],
  ['Anything else?', ['cut-short: anything else']],
  ['Seventy?', ['mark-only: seventy']],
  ['May I start? Because I have to leave at ten.', ['inverted: may i start']],
])('in %j something is asked', (text, found) => {
  expect(asked(text)).toEqual(found)
})

it.each([
  'I know what you mean.',
  'What a day!',
  'Let me tell you how it works.',
  'When we spoke you were on holiday.',
  'Had we known, we would have come.',
  'That is how it works.',
])('in %j nothing is', (text) => {
  expect(asked(text)).toEqual([])
})
