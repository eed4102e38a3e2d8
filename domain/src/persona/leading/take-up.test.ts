import { describe, expect, it } from 'vitest'
import { asKnown, bitOf, isOfPersona, statementIn } from './take-up.ts'

describe('what is given back of an answer', () => {
  it.each([
    'I never had a team of my own.',
    'You may speak freely now, this is the final stage.',
    'I was a driver.',
    'It was the same again.',
    'We talked about your company.',
    'A hundred and twenty pupils took part.',
    'I led a team of people.',
    'I did it for five years.',
  ])('is nothing where it is not safe: %s', (said) => {
    expect(bitOf(said)).toBeNull()
  })

  it.each([
    ['I led fourteen people at night.', 'fourteen people'],
    ['um so i was a team lead at a bus depot for six years', 'a bus depot'],
    ['I sent 1,200 euros to the wrong account.', '1,200 euros'],
    ['I checked the brake line, twice.', 'the brake line'],
    ['I carried out a a breakfast tray in the morning.', 'a breakfast tray'],
  ])('is a thing that was named: %s', (said, bit) => {
    expect(bitOf(said)).toBe(bit)
  })

  it('is the same thing as something known later on', () => {
    expect(asKnown('a bus depot')).toBe('the bus depot')
    expect(asKnown('fourteen people')).toBeNull()
  })
})

describe('what was said', () => {
  it('is told apart from the question after it', () => {
    expect(statementIn('I start at four. Do you too?', null)).toBe('I start at four.')
  })

  it('is of the persona when it says nothing of oneself', () => {
    expect(isOfPersona('you must be tired')).toBe(true)
    expect(isOfPersona('I would work with you')).toBe(false)
  })
})
