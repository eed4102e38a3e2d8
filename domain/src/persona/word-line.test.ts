import { describe, expect, it } from 'vitest'
import { maria, talk } from '../testing/talk.ts'

const THIRTY = Array.from({ length: 30 }, (_, n) => n)

describe('a line', () => {
  it.each(['ok', 'what is your budget', 'tell me more', 'how many clinics do you have'])(
    'is never heard twice within thirty: %s',
    (text) => {
      const lines = talk(THIRTY.map(() => text))
        .steps.map((step) => step.text)
        .filter((line) => line !== '')
      expect(lines.length).toBeGreaterThan(10)
      expect(new Set(lines).size).toBe(lines.length)
    },
  )

  it.each([1, 2, 3, 4, 5])('begins with a capital and leads into what follows: seed %i', (seed) => {
    const asked = [
      'how many clinics do you have',
      'how many clinics do you have',
      'what do you mean',
    ]
    for (const { text } of talk(asked, { seed }).steps)
      expect(text).not.toMatch(/^\p{Ll}|, \p{Lu}\p{Ll}+ dental|\{/u)
  })

  it('names the learner only once they have said who they are', () => {
    const goodbyes = THIRTY.map((seed) => talk(['bye'], { seed }).last.text)
    expect(goodbyes.filter((text) => text.includes('{') || / , |, \./.test(text))).toEqual([])
    const named = THIRTY.map((seed) => talk(['my name is Tom', 'bye'], { seed }).last.text)
    expect(named.some((text) => text.includes('Tom'))).toBe(true)
  })

  it('says of a long fact what was asked for, and the rest to who asks on', () => {
    const persona = {
      ...maria,
      background: 'Maria runs forty-six vans, two depots and sixty-one drivers in all.',
    }
    const { steps } = talk(['how many drivers do you have', 'tell me more'], { persona })
    expect(steps[0]?.text).toBe('Sixty-one drivers.')
    expect(steps[1]?.text).toMatch(/forty-six vans/i)
  })

  it('is worded alike for the same persona and seed, and otherwise for another', () => {
    const lines = ['hello', 'how are you', 'what is your budget', 'do you have a cat', 'bye']
    const said = (name: string) =>
      talk(lines, { persona: { ...maria, name }, seed: 2 }).steps.map(({ text }) => text)
    expect(said('Maria Lopez')).toEqual(said('Maria Lopez'))
    expect(said('Maria Lopez')).not.toEqual(said('Ana Lopez'))
  })
})
