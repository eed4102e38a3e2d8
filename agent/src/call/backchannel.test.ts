import { describe, expect, it } from 'vitest'
import { type Meant, meantBy } from './backchannel.ts'

const TABLE: Record<Meant, string[]> = {
  nothing: ['', '   ', 'the', 'but', 'but she', 'ice', 'h m m'],
  listening: [
    'mm-hm',
    'mhm',
    'yeah',
    'okay',
    'yeah okay',
    'right right',
    'uh-huh',
    'I see.',
    'Oh, wow.',
    'got it',
    'of course',
    "that's true",
    'interesting',
  ],
  interrupts: [
    'wait',
    'stop',
    'sorry',
    'but what about the price',
    'yeah but',
    'okay so what happens',
    'can I',
    'no',
    'hold on',
    'but why',
    'one moment',
    'actually no',
    'excuse me',
    'I disagree',
    'not really',
    'not quite',
    'say again',
    'one question',
    'actually',
    'yeah yeah yeah yeah yeah yeah',
  ],
}

describe('a sound while the persona speaks', () => {
  for (const [meant, all] of Object.entries(TABLE))
    for (const words of all)
      it(`"${words}" ${meant === 'nothing' ? 'means nothing yet' : `means ${meant}`}`, () => {
        expect(meantBy(words, { speechMs: 300, confidence: 0.9 })).toBe(meant)
      })

  it('means it, when one word took long enough', () => {
    expect(meantBy('price', { speechMs: 950, confidence: 0.9 })).toBe('interrupts')
  })

  it('means nothing when it was short and nobody is sure of the words', () => {
    expect(meantBy('but she', { speechMs: 500, confidence: 0.57 })).toBe('nothing')
    expect(meantBy('but she', { speechMs: 900, confidence: 0.57 })).toBe('interrupts')
  })

  it('means it when it is short, and says to stop, though it was hardly understood', () => {
    expect(meantBy('no', { speechMs: 350, confidence: 0.45 })).toBe('interrupts')
    expect(meantBy('no', { speechMs: 350, confidence: 0.3 })).toBe('nothing')
    expect(meantBy('no', { speechMs: 950, confidence: 0.3 })).toBe('nothing')
  })

  it('wants the floor with three words, however unsure they are, that took so long as to be some', () => {
    expect(meantBy('no that is not right', { speechMs: 500, confidence: 0.35 })).toBe('nothing')
    expect(meantBy('no that is not right', { speechMs: 1_100, confidence: 0.35 })).toBe(
      'interrupts',
    )
  })

  it('means nothing yet when two words are guessed of a sound that goes on', () => {
    expect(meantBy("that's trail", { speechMs: 750, confidence: null })).toBe('nothing')
    expect(meantBy("that's trail", { speechMs: 1_150, confidence: null })).toBe('interrupts')
  })

  it('does not mean it, however long somebody hums', () => {
    expect(meantBy('mm-hm', { speechMs: 2_000, confidence: 0.9 })).toBe('listening')
  })
})
