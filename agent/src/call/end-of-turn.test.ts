import { describe, expect, it } from 'vitest'
import { PATIENCE } from '@colloquy/contract/room'
import { type Standing, standingOf, WAITS_MS } from './end-of-turn.ts'

/** As a recogniser writes them: small letters, no marks. With marks, as hosted ones do. */
const TABLE: Record<Standing, string[]> = {
  asked: [
    'what problems do you have with the tool',
    'What problems do you have with the tool?',
    'how are you',
    'why',
    'yes',
    'no thanks',
    'tell me more',
    'hello',
    'good morning',
    'who else is involved',
    'how long has that been going on',
    'where do they come from',
    'what is it for',
    'so how do you handle that today',
    'could we meet on tuesday',
    'thank you very much',
    'what do you want to do about that',
    'when do drivers learn of their shifts',
    "i don't know",
    'what would that mean for your team',
    'do you have any questions for me',
    'would you like that',
    'i understand',
    'yes i do',
    'who else is involved in this',
    'how do you feel about that',
    'what would you like to do with those',
    'why is that',
    'i think so',
    'how many people work there',
    'is that a problem for you',
    'who are you talking to',
    'what time is best for you',
  ],
  finished: [
    'we can offer you a discount of ten percent',
    'i think that would help you a lot',
    'that sounds really hard for you',
    "I'm Tom from Farlane.",
    'because you mentioned overtime i looked at last summer',
    'that must be frustrating for everybody',
    'i worked there for three years',
    'i am sorry to hear that',
    'that makes sense',
    'we could start next week',
  ],
  open: [
    'tom',
    'the price',
    'next tuesday',
    'my name',
    'about four people',
    'in a small town',
    'my number is five five five',
  ],
  unfinished: [
    '',
    'and',
    'um',
    'i think that we should um',
    'we could do that because',
    'so what i',
    'so what i would like to',
    'i was wondering',
    'can you tell me about the',
    'what do you think about your',
    'it would cost about twenty',
    'we have around three hundred',
    'do you',
    'how many',
    'the reason is',
    "and that's why i",
    'i wanted to ask you if',
    'let me think',
    'so',
    'well',
    'for example',
    'we help companies to',
    'my question is,',
    'I was going to say…',
    'what kind of',
    'i think that',
    'the problem is that',
    'i really',
    'when the old tool crashes',
    'if we started in one depot',
    'because you mentioned overtime',
    'in the first two weeks',
    'could you tell me',
    'do you know',
    'compared to last year',
    'the biggest advantage',
    'how many people',
    'which of these',
    'what kind of reports',
    'have you thought about',
    'are you happy with',
    'why did you decide to',
    'do you think that your manager',
    'when was the last time',
    'can i ask you for',
    'i will send you',
    'it sounds like you',
    'there are three things',
    'that is exactly why',
    'you mentioned earlier that',
    'as far as i know',
    'until we have the results',
    'every time a customer calls',
    'i would describe myself as',
    'do your employees ever',
    'we should probably',
    'my biggest strength is probably',
  ],
}

describe('whether somebody has finished', () => {
  for (const [standing, all] of Object.entries(TABLE))
    for (const words of all)
      it(`takes "${words}" for ${standing}`, () => {
        expect(standingOf({ text: words, endConfidence: null })).toBe(standing)
      })
})

describe('an end that nobody is sure of', () => {
  const standing = (text: string, endConfidence: number) => standingOf({ text, endConfidence })

  it('waits for more where more had to come before it already', () => {
    expect(standing('if we started in one detail', 0.16)).toBe('unfinished')
    expect(standing('i have worked in sales floor', 0.34)).toBe('open')
  })

  it('is taken neither for the end of a statement nor for its middle', () => {
    expect(standing('i have worked in sales floor', 0.34)).toBe('open')
    expect(standing('we could help you because', 0.3)).toBe('open')
    expect(standing('i have worked in sales floor', 0.9)).toBe('finished')
  })

  it('does not make anybody wait who asked anyway', () => {
    expect(standing('what problems do you have with the old tool', 0.2)).toBe('asked')
  })

  it('may be a breath, after what was a whole question', () => {
    expect(standing('how many depots do you run a', 0.4)).toBe('open')
    expect(standing('how many depots do you run a', 0.2)).toBe('asked')
  })
})

describe('how long one waits', () => {
  const all = ['asked', 'finished', 'open', 'unfinished'] as const

  it('is longer for who asked for more patience, whatever was said', () => {
    for (const one of all) {
      const waits = PATIENCE.map((patience) => WAITS_MS[patience][one])
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      expect(new Set(waits).size).toBe(3)
    }
  })

  it('is longer the less it sounds like the end', () => {
    for (const patience of PATIENCE) {
      const waits = all.map((one) => WAITS_MS[patience][one])
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
    }
  })
})
