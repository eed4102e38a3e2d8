import { describe, expect, it } from 'vitest'
import { alsoAsHe } from './also-as-he.ts'

const asked = (...ways: string[]) =>
  alsoAsHe('Gerry', [{ asked: ways, says: ['Yes.', 'He is.'] }])[0]?.asked

describe('a question about somebody who was named', () => {
  it.each([
    ['What if Gerry falls ill?', 'What if he falls ill?'],
    ['Have you talked to Gerry about it?', 'Have you talked to him about it?'],
    ['Have you asked Gerry?', 'Have you asked him?'],
    ['What would make Gerry stay?', 'What would make him stay?'],
    ['What did you see Gerry do?', 'What did you see him do?'],
    ['Who is Gerry?', 'Who is he?'],
    ["What's Gerry's job?", "What's his job?"],
    ['Gerry plans it all?', 'He plans it all?'],
  ])('is asked with a pronoun as well: %s', (way, other) => {
    expect(asked(way)).toEqual([way, other])
  })

  it('is left as it is where nobody is named, or the other way is written already', () => {
    expect(asked('Who plans the routes?')).toEqual(['Who plans the routes?'])
    expect(asked('How old is Gerry?', 'How old is he?')).toHaveLength(2)
  })
})
