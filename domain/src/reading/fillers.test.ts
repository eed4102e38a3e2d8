import { expect, it } from 'vitest'
import { fillersIn, hedgesIn } from './fillers.ts'

const words = (spans: { start: number; end: number }[], text: string) =>
  spans.map(({ start, end }) => text.slice(start, end).toLowerCase())

it.each([
  'I like it, and I would like to see it.',
  'It looks like rain, and it feels like that.',
  'We use tools like spreadsheets, like everybody.',
  'Like I said, it was late.',
  'Do you know Peter? You know Peter, he is the one who knows.',
  'As you know, they left.',
  'How do you know that?',
  'Let me know if you know more.',
  'That is not what I mean. I mean it.',
  'What I mean is that it works.',
  'An umbrella and an era. Her error.',
  'Mm-hm. Hm.',
])('finds no filler in what says something: %s', (text) => {
  expect(words(fillersIn(text), text)).toEqual([])
})

it.each([
  ['Um, so, uh, we, er, start.', ['um', 'uh', 'er']],
  ['It was, like, really late.', ['like']],
  ["it's like really late", ['like']],
  ['we have like the best one', ['like']],
  ['in like two weeks', ['like']],
  ['Like, we never knew.', ['like']],
  ['The docks, you know, and the lanes.', ['you know']],
  ['It is late, you know.', ['you know']],
  ['we got through it you know and then we left', ['you know']],
  ['I mean, it works.', ['i mean']],
  ['so i mean we could', ['i mean']],
  ['Ummm… erm. UH!', ['ummm', 'erm', 'uh']],
])('finds the fillers where nothing is said: %s', (text, fillers) => {
  expect(words(fillersIn(text), text)).toEqual(fillers)
})

it.each([
  'What kind of van is it? That sort of thing.',
  'A bit of bread. Quite a bit.',
  'What do you think? Do you know what I think?',
  'I think about it a lot. Are you sure?',
])('finds no hedge in what is meant as it is said: %s', (text) => {
  expect(words(hedgesIn(text), text)).toEqual([])
})

it.each([
  ['I was sort of coordinating, kind of.', ['sort of', 'kind of']],
  ['Maybe we could, perhaps. I think so, I guess.', ['maybe', 'perhaps', 'i think', 'i guess']],
  ["It is a bit late, and I'm not sure.", ['a bit', "i'm not sure"]],
])('finds the words that take something back: %s', (text, hedges) => {
  expect(words(hedgesIn(text), text)).toEqual(hedges)
})

it('finds them in curly print as well', () => {
  const text = 'I’m not sure, y’know, um…'
  expect(words(hedgesIn(text), text)).toEqual(['i’m not sure'])
  expect(words(fillersIn(text), text)).toEqual(['y’know', 'um'])
})
