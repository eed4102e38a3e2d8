import { expect, it } from 'vitest'
import { isSure, readHeard, tidy } from './heard-text.ts'

const said = (words: Record<string, number>) =>
  Object.entries(words).map(([word, posterior]) => ({ word, posterior, frames: 20 }))

const NONE = new Map<string, string>()

it('makes nothing of what it doubts', () => {
  expect(
    readHeard(said({ '<s>': 1, the: 0.3, mummy: 0.12, gym: 0.35, '</s>': 1 }), NONE),
  ).toBeNull()
})

it('takes four words for what somebody said, however much it doubts them', () => {
  const doubted = said({ '<s>': 1, where: 0.1, 'are(2)': 0.02, you: 0.02, based: 0.03, '</s>': 1 })
  expect(readHeard(doubted, NONE)?.text).toBe('where are you based')
})

it('makes nothing of silences and noises', () => {
  expect(readHeard(said({ '<s>': 1, '[NOISE]': 1, '++UH++': 1, '</s>': 1 }), NONE)).toBeNull()
})

it('leaves out the breath after a short word', () => {
  expect(readHeard(said({ '<s>': 1, sure: 1, who: 0.01 }), NONE)?.text).toBe('sure')
})

it('leaves out the "huh" that is made of a breath, and no other', () => {
  expect(readHeard(said({ '<s>': 1, no: 0.9, huh: 0.9 }), NONE)?.text).toBe('no')
  expect(readHeard(said({ '<s>': 1, uh: 0.9, huh: 0.9 }), NONE)?.text).toBe('uh huh')
})

it('keeps a first word that it hardly heard', () => {
  expect(readHeard(said({ how: 0.07, many: 0.99 }), NONE)?.text).toBe('how many')
})

it('is sure only when it doubts none of the words', () => {
  expect(isSure(said({ '<s>': 1, hold: 0.9, on: 0.7, '<sil>': 0.1 }))).toBe(true)
  expect(isSure(said({ hold: 0.9, on: 0.5 }))).toBe(false)
  expect(isSure(said({ '<s>': 1, '</s>': 1 }))).toBe(false)
})

it('is as sure of a sentence as of its words, by their length', () => {
  const heard = readHeard(
    [
      { word: 'what', posterior: 1, frames: 10 },
      { word: '<sil>', posterior: 0.1, frames: 90 },
      { word: 'budget', posterior: 0.5, frames: 30 },
    ],
    NONE,
  )
  expect(heard).toEqual({ text: 'what budget', confidence: 0.625, endConfidence: 0.5 })
})

it('writes as people do', () => {
  expect(tidy("so i'm sure(2) i don't uses(3) it", NONE)).toBe("so I'm sure I don't uses it")
})

it('knows who else is asked for, which sounds like a number', () => {
  expect(tidy('two else is involved in this', NONE)).toBe('who else is involved in this')
  expect(tidy('we saw two else where', NONE)).toBe('we saw two else where')
})

it('spells a word of the roleplay as its author does', () => {
  expect(tidy('the quantiva_ dashboard', new Map([['quantiva', 'Quantiva']]))).toBe(
    'the Quantiva dashboard',
  )
})
