import { expect, it } from 'vitest'
import { heardIn } from './heard.ts'

const words = (text: string): string =>
  heardIn(text)
    .map(({ word }) => word)
    .join(' ')

it.each([
  ["So what, um, what's the, the plan?", 'so what is the plan'],
  ["I don't know, you know, I mean, it's hard.", 'i do not know it is hard'],
  ['Do you know what I mean?', 'do you know what i mean'],
  ["what're you, what're you gonna do", 'what are you going to do'],
  ['It was, like, sort of hard.', 'it was hard'],
  ['What sort of flood?', 'what sort of flood'],
  ['So-so, your re-readiness, I-I st- stop.', 'so your readiness i stop'],
  ["Who's- who's twenty-five?", 'who is twenty five'],
  ['um', 'um'],
])('hears in %j: %s', (text, heard) => {
  expect(words(text)).toBe(heard)
})

it('keeps the mark of a filler that ended the sentence', () => {
  expect(heardIn('Is it, um?').at(-1)).toMatchObject({ word: 'it', mark: '?' })
})

it('knows where each word stands in the text', () => {
  const text = "Well, um, what's up?"
  expect(heardIn(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'Well',
    "what's",
    "what's",
    'up',
  ])
})
