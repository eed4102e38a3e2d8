import { describe, expect, it } from 'vitest'
import { retellings } from './retell.ts'

describe('said again in other words', () => {
  it.each([
    [
      'About thirty drops a day miss their window, and each one costs some fifteen pounds.',
      ['About thirty drops a day miss their window.'],
    ],
    [
      'Every route is planned by Gerry Magee, who comes in at four.',
      ['Every route is planned by Gerry Magee.'],
    ],
    ['Nobody has called me since Friday.', ['Since Friday, nobody has called me.']],
    ['I manage nine dental clinics in Ohio.', ['Nine dental clinics in Ohio.']],
    ['We lost a client last week.', ['Last week, we lost a client.']],
  ])('%s', (sentence, ways) => {
    expect(retellings(sentence)).toEqual(ways)
  })

  it.each([
    'I have been here for years.',
    'Our no-show rate is high.',
    'I have to refund 200 customers.',
    'It was both late, and we lost it.',
  ])('but left alone where a cut would spoil it: %s', (sentence) => {
    expect(retellings(sentence)).toEqual([])
  })
})
