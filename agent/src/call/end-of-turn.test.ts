import { describe, expect, it } from 'vitest'
import { PATIENCE } from '@colloquy/contract/room'
import { type Standing, standingOf, WAITS_MS, waitAfter } from './end-of-turn.ts'

/** As a recogniser writes them: small letters, no marks. With marks, as hosted ones do. */
const TABLE: Record<Standing, string[]> = {
  finished: [
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
    'we can offer you a discount of ten percent',
    'i think that would help you a lot',
    'that sounds really hard for you',
    'so how do you handle that today',
    'could we meet on tuesday',
    'thank you very much',
    "I'm Tom from Farlane.",
    'what do you want to do about that',
    'when do drivers learn of their shifts',
    'when the tool crashes who calls the drivers',
    'if we started in one depot would that be easier for you',
    'because you mentioned overtime i looked at last summer',
    "i don't know",
    'what would that mean for your team',
    'do you have any questions for me',
    'would you like that',
    'i understand',
    'yes i do',
    'who else is involved in this',
    'how do you feel about that',
    'what would you like to do with those',
    'that must be frustrating for everybody',
  ],
  open: ['tom', 'the price', 'next tuesday', 'my name', 'about four people'],
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
  ],
}

describe('whether somebody has finished', () => {
  for (const [standing, all] of Object.entries(TABLE))
    for (const words of all)
      it(`takes "${words}" for ${standing}`, () => {
        expect(standingOf(words)).toBe(standing)
      })
})

describe('how long one waits', () => {
  it('is longer for who asked for more patience, whatever was said', () => {
    for (const standing of ['finished', 'open', 'unfinished'] as const) {
      const waits = PATIENCE.map((patience) => WAITS_MS[patience][standing])
      expect(waits).toEqual(waits.toSorted((a, b) => a - b))
      expect(new Set(waits).size).toBe(3)
    }
  })

  it('is longer for a sentence that breaks off than for one that does not', () => {
    for (const patience of PATIENCE) {
      expect(waitAfter('how do you do that and', patience)).toBeGreaterThan(
        2 * waitAfter('how do you do that', patience),
      )
    }
  })
})
