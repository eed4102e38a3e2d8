import { describe, expect, it } from 'vitest'
import { type Meant, meantBy } from './backchannel.ts'

const TABLE: Record<Meant, string[]> = {
  nothing: ['', '   ', 'the'],
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
    expect(meantBy('price', { speechMs: 650, confidence: 0.9 })).toBe('interrupts')
  })

  it('means nothing when it was short and nobody is sure of the words', () => {
    expect(meantBy('but she', { speechMs: 500, confidence: 0.57 })).toBe('nothing')
    expect(meantBy('but she', { speechMs: 900, confidence: 0.57 })).toBe('interrupts')
  })

  it('does not mean it, however long somebody hums', () => {
    expect(meantBy('mm-hm', { speechMs: 2_000, confidence: 0.9 })).toBe('listening')
  })
})
