import { describe, expect, it } from 'vitest'
import { alike, middleOf, senseOf, writtenMiddle } from './sense.ts'

const likeness = (one: string, other: string) => alike(senseOf(one), senseOf(other))

describe('the sense of a sentence', () => {
  it('is the same in other words', () => {
    expect(
      likeness("What's the size of your team?", 'How many people work for you?'),
    ).toBeGreaterThan(likeness("What's the size of your house?", 'How many people work for you?'))
  })

  it('is another in another order', () => {
    expect(likeness('Did you call her?', 'Did she call you?')).toBeLessThan(0.99)
  })

  it('does not depend on how it is written', () => {
    expect(likeness('HOW many drivers, do you have', 'How many drivers do you have?')).toBeCloseTo(
      1,
    )
  })

  it('is none where no word is known, and near to nothing', () => {
    expect(likeness('', 'How many drivers do you have?')).toBe(0)
    expect(likeness('qxzzv', '???')).toBe(0)
  })

  it('of several is between them', () => {
    const [one, other] = [senseOf('How many drivers do you have?'), senseOf('Who plans the week?')]
    const middle = middleOf([one, other])
    expect(alike(middle, one)).toBeCloseTo(alike(middle, other))
    expect(alike(middle, one)).toBeGreaterThan(alike(one, other))
  })

  it('of several is the same with some of them in a file', () => {
    const senses = ['How many drivers do you have?', 'Who drives?', 'Who plans the week?'].map(
      senseOf,
    )
    const [first, ...others] = senses
    const inFile = middleOf(first === undefined ? [] : [first], writtenMiddle(others))
    expect(alike(inFile, middleOf(senses))).toBeGreaterThan(0.999)
  })
})
