import { describe, expect, it } from 'vitest'
import { heardOf } from './heard.ts'

const SAID = [
  { text: 'We have four depots.', ms: 1_200 },
  { text: 'The tool crashes every Monday morning.', ms: 2_000 },
]

describe('what was heard of a line', () => {
  it('is nothing before it was played', () => {
    expect(heardOf(SAID, 0)).toBe('')
  })

  it('is the sentences that were played, and the whole words of the next', () => {
    expect(heardOf(SAID, 2_200)).toBe('We have four depots. The tool crashes')
  })

  it('is all of it, but for the breath at the end', () => {
    expect(heardOf(SAID, 3_150)).toBe('We have four depots. The tool crashes every Monday morning.')
  })

  it('grows with what is played, and is always a beginning of it', () => {
    let before = ''
    for (let ms = 0; ms <= 3_300; ms += 10) {
      const heard = heardOf(SAID, ms)
      expect(heard.startsWith(before)).toBe(true)
      expect(
        SAID.map(({ text }) => text)
          .join(' ')
          .startsWith(heard),
      ).toBe(true)
      before = heard
    }
  })
})
