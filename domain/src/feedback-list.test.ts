import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFeedbackList } from './feedback-list.ts'

const two = ['Ask more', 'Talk less']

describe('a feedback list', () => {
  it('may be a list', () => {
    expect(readFeedbackList(two)).toEqual(two)
    expect(readFeedbackList([' Ask more ', '', 'Talk\n less', '  '])).toEqual(two)
  })

  it.each([
    ['JSON', '["Ask more", "Talk less"]'],
    ['JSON over several lines', '[\n  "Ask more",\n  "Talk less"\n]\n'],
    ['JSON made into a string twice', JSON.stringify(JSON.stringify(two))],
    ['what Python prints', "['Ask more', 'Talk less']"],
    ['what Python prints, with both quotes', `['Ask more', "Talk less"]`],
    ['a tuple of Python', "('Ask more', 'Talk less')"],
    ['a comma after the last one', "['Ask more', 'Talk less',]"],
    ['a list without quotes', '[Ask more, Talk less]'],
    ['a list with nothing among it', "['Ask more', None, 'Talk less']"],
    ['JSON with nothing among it', '["Ask more", null, "Talk less"]'],
    ['lines', 'Ask more\nTalk less'],
    ['lines of Windows', 'Ask more\r\n\r\nTalk less\r\n'],
    ['dashes', '- Ask more\n- Talk less'],
    ['stars', '* Ask more\n* Talk less'],
    ['bullets', '• Ask more\n• Talk less'],
    ['bullets in one line', '• Ask more • Talk less'],
    ['numbers', '1. Ask more\n2. Talk less'],
    ['numbers with brackets', '(1) Ask more\n(2) Talk less'],
    ['numbers in one line', '1. Ask more 2. Talk less'],
    ['letters', 'a) Ask more\nb) Talk less'],
    ['an entry over two lines', '- Ask\n  more\n- Talk less'],
  ])('may be a string: %s', (_, text) => {
    expect(readFeedbackList(text)).toEqual(two)
  })

  it('keeps quotes, commas and brackets that belong to an entry', () => {
    expect(
      readFeedbackList(String.raw`['It\'s "late", she said', "Don't rush [yet]", 'caf\u00e9']`),
    ).toEqual(['It\'s "late", she said', "Don't rush [yet]", 'café'])
  })

  it('takes a sentence for one entry, however it is punctuated', () => {
    for (const sentence of [
      'Ask more; talk less, and wait.',
      'Version 2. is better - really.',
      "It's fine",
      '[sic] she said so',
      "['Never closed",
      '12 drops a day were late.',
    ])
      expect(readFeedbackList(sentence)).toEqual([sentence])
  })

  it('may be empty', () => {
    for (const nothing of ['', '  \n', '[]', '[ ]', '[""]', "['']"])
      expect(readFeedbackList(nothing)).toEqual([])
  })

  it('comes back the same from JSON', () => {
    const entry = fc
      .string({ minLength: 1 })
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => text !== '')
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(readFeedbackList(JSON.stringify(entries))).toEqual(entries)
      }),
    )
  })

  it('never fails, and never holds an empty entry', () => {
    const signs = fc.constantFrom(
      "'",
      '"',
      '[',
      ']',
      '(',
      ')',
      ',',
      '\\',
      '\n',
      '1.',
      '- ',
      'a',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 30 }), (parts) => {
        for (const entry of readFeedbackList(parts.join(''))) expect(entry.trim()).not.toBe('')
      }),
    )
  })
})
