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
    ['In 2019, we moved to Leeds.', ['We moved to Leeds in 2019.']],
    ['I manage nine dental clinics in Ohio.', ['Nine dental clinics in Ohio.']],
    ['We lost a client last week.', ['Last week, we lost a client.']],
    [
      'We move two hundred pallets a night.',
      ["Two hundred pallets a night. That's how many we move."],
    ],
    ['I buy for eleven hospitals.', ["Eleven hospitals. That's how many I buy for."]],
    [
      'I pay 1,900 euros a month for coffee beans.',
      ["1,900 euros a month. That's what I pay for coffee beans."],
    ],
    ['We want a fair price.', ['What we want is a fair price.']],
    ["We don't want to be blamed again.", ["What we don't want is to be blamed again."]],
    [
      'We want to find out if you can be trusted.',
      ['What we want to find out is whether you can be trusted.'],
    ],
    ['The stairs are a problem.', ['The problem is the stairs.']],
    ["That's because the roof leaks.", ['Because the roof leaks.']],
    ['Hugo was a teacher.', ["A teacher. That's what Hugo was."]],
    ['Marta worked in a library.', ["In a library. That's where Marta worked."]],
    ['I open at six.', ["At six. That's when I open."]],
    ['I report to the CEO, Dan Brooks.', ["The CEO, Dan Brooks. That's who I report to."]],
    [
      'My boss is the superintendent, Carol Reyes.',
      ["The superintendent, Carol Reyes. That's my boss."],
    ],
    ["I'm the manager of a bank.", ["The manager of a bank. That's me."]],
    ["I'm 52.", ["I'm 52 years old."]],
  ])('%s', (sentence, ways) => {
    expect(retellings(sentence)).toEqual(ways)
  })

  it.each([
    'I have been here for years.',
    'Our no-show rate is high.',
    'I have to refund 200 customers.',
    'It was both late, and we lost it.',
    'I met two people whom I call twice a year.',
    'I promised to finish by Friday.',
    'I wait three weeks for an answer.',
    'I worked in sales for six years.',
    'I work in shifts.',
    'My budget is small.',
    'It was a mistake.',
    'Noise is a nuisance.',
    'The software is from 2009.',
    'I have had a new head since last summer.',
    'I worked here for six years and left in 2021.',
    "We've lost two big orders.",
    'My hands shake since the conductor, who shouts at everybody, came in September.',
    'We want the board to see a saving.',
  ])('but left alone where a change would spoil it: %s', (sentence) => {
    expect(retellings(sentence)).toEqual([])
  })
})
