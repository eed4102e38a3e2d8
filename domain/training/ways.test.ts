import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { waysIn, written } from './ways.ts'

const ANSWERS = [
  { asked: ['How many drivers do you have?', 'How big is the crew?'], says: ['Sixty-one.'] },
  { asked: ['When did it break?'], tells: 'pain-1' },
]

it('what was asked is put beside the answer that was meant, once, where it says what it is about', () => {
  const ways = waysIn(ANSWERS, [
    { after: '', said: 'Right. And how many men drive?', means: ['How many drivers do you have?'] },
    { after: '', said: 'And how many men drive?', means: ['fact:pain-1'] },
    { after: '', said: 'How big is the crew?', means: ['How many drivers do you have?'] },
    { after: '', said: 'On which day did the drum stop turning?', means: ['fact:pain-1'] },
    { after: '', said: 'And when was that?', means: ['fact:pain-1'] },
    { after: '', said: 'Tell me when it broke.', means: ['fact:pain-1'] },
    { after: '', said: 'Shall we talk on Monday?', means: [] },
  ])
  expect(ways).toEqual({
    'How many drivers do you have?': ['And how many men drive?'],
    'When did it break?': ['On which day did the drum stop turning?'],
  })
})

it('the ways of asking are those of the corpus', () => {
  const committed = JSON.parse(
    readFileSync(new URL('../src/roleplays/ways.json', import.meta.url), 'utf8'),
  )
  expect(JSON.parse(written()), 'run: node domain/training/ways.ts').toEqual(committed)
})
