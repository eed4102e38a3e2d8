import { describe, expect, it } from 'vitest'
import { labelUtterance } from '../moves/label-utterance.ts'
import { movesOfTurn } from './moves-of-turn.ts'

const askedBy = (text: string): string[] =>
  movesOfTurn(text, {
    turn: 0,
    previous: undefined,
    whole: labelUtterance({ text }),
    told: new Set(),
  }).flatMap(({ question }) => (question === 'none' ? [] : [question]))

describe('asks nothing by', () => {
  it.each([
    "I'm Craig. I wanted to learn a bit about your day and then show you how we might help.",
    'You can print the week from it, every Sunday. Two of the men in Leeds do this until today.',
    "That's one thing that's free, before June: write the time of the van down and have them sign.",
    'They asked me one thing: can it tell who was working. It cannot.',
    'so as you know there are lots of older people in the villages who can’t get to the doctor any more',
    'Go ahead. She is busy as well.',
    "There's the planning module, which tells you when to order again.",
    'And why here: last week I stood at your fence in the rain.',
    'I open with a warm and polite greeting, which builds trust.',
  ])('%s', (text) => {
    expect(askedBy(text)).toEqual([])
  })
})

describe('asks for one fact, or for yes or no, by', () => {
  it.each([
    'let me get your account up can you confirm your postcode for me',
    'we send you the box and you get the app as well and a lot of people like that do you have wifi in the shop',
    "it's two thousand one hundred minus twenty percent should i send you the contract",
    'oh lovely and is there budget for training',
    'well there you go then so does silver sound good for all four homes',
    'So shall I come by next week and have a look at the rooms?',
    'And who on the committee is likely to have the most doubts?',
    'You waited from the second of May on, and nobody came. Is it off now?',
    "then dale's tablet is our test is he okay with a knock at eight",
  ])('%s', (text) => {
    expect(askedBy(text)).toEqual(['closed'])
  })
})

describe('leaves room by', () => {
  it.each([
    'Can you walk me through an ordinary Monday?',
    'What was it that got you out of the car?',
    'How will it be when you have the three more instructors?',
    'before we talk about one percent what else would you have to believe to say yes',
    'Tell me about that one.',
    'Where does it begin for you?',
  ])('%s', (text) => {
    expect(askedBy(text)).toEqual(['open'])
  })
})
