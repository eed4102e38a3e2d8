import { describe, expect, it } from 'vitest'
import { aTalk, dana } from '../reading/testing/talks.ts'
import { essenceOf } from './essence.ts'

const persona = {
  ...dana,
  painPoints: ['Every new rep takes six months until the first deal is closed'],
}

const keptOf = (lines: string[], n: number) =>
  essenceOf(aTalk(lines, { persona }), []).talk.turns[n]?.text.trim()

describe("nobody's own are", () => {
  it('a sentence of the persona, over again', () => {
    const asked = 'How do you go about such a fault?'
    expect(keptOf([`P: ${asked}`, `T: ${asked} I look at the cables.`], 1)).toBe(
      'I look at the cables.',
    )
  })

  it('a line of it in short sentences, over again', () => {
    expect(
      keptOf(['P: All right. A bit better.', 'T: All right. A bit better. And at night?'], 1),
    ).toBe('And at night?')
  })

  it('a row of its words about itself, in a sentence without marks', () => {
    const own = 'i lie awake over that more than over the money'
    expect(keptOf([`P: ${own}`, `T: well ${own}`], 1)).toBe('well')
  })

  it('its lines before it says them, when it does not say them back', () => {
    const line = 'I would like to hear that from you first of all.'
    expect(keptOf([`T: ${line}`, 'P: Hello.', 'T: Hi.', `P: ${line}`], 0)).toBe('')
    expect(keptOf([`T: ${line}`, `P: ${line}`], 0)).toBe(line)
  })

  it('what only its author wrote, and all that stands beside it', () => {
    const read = `So you said: ${persona.painPoints[0] ?? ''}. That matters to you.`
    expect(keptOf(['P: Hello.', `T: ${read}`], 1)).toBe('')
  })
})

it('who mirrors one short sentence of a line keeps it', () => {
  const text = 'A bit better. And what about the nights?'
  expect(keptOf(['P: All right. A bit better.', `T: ${text}`], 1)).toBe(text)
})

it.each([
  'So every new rep takes six months until the first deal is closed?',
  'You lie awake over that more than over the money.',
])('who gives back what was told keeps it: %s', (text) => {
  const told = `P: ${persona.painPoints[0] ?? ''}. I lie awake over that more than over the money.`
  expect(keptOf([told, `T: ${text}`], 1)).toBe(text)
})
