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
        expect(meantBy(words, 300)).toBe(meant)
      })

  it('means it, when one word took long enough', () => {
    expect(meantBy('price', 650)).toBe('interrupts')
  })

  it('does not mean it, however long somebody hums', () => {
    expect(meantBy('mm-hm', 2_000)).toBe('listening')
  })
})
