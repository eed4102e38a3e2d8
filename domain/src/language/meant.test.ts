import { describe, expect, it } from 'vitest'
import { closenessOf } from './meant.ts'

describe('what is about the same', () => {
  it.each([
    ['Spend less on fuel', 'We could save you diesel with better routes.'],
    ['What do you earn?', 'My salary is 2,100 a month.'],
    ['cut overtime by a third', 'Your crew would stop working so many extra hours.'],
    ['Your marriage ended badly.', 'I was divorced from Gareth in 2017.'],
  ])('is near in whatever words: %s', (one, other) => {
    expect(closenessOf(one, other)).toBeGreaterThan(0.15)
    expect(closenessOf(other, one)).toBe(closenessOf(one, other))
  })

  it.each([
    ['Spend less on fuel', 'We train your staff in first aid.'],
    ['cut overtime by a third', 'We offer a subscription to a wine club.'],
    ['Your marriage ended badly.', 'The invoices come by post.'],
  ])('is told from what is not: %s', (one, other) => {
    expect(closenessOf(one, other)).toBeLessThan(0.15)
  })
})

it('finds the same in the same, and nothing in words without meaning', () => {
  expect(closenessOf('The boiler leaks.', 'Our boiler leaks again')).toBe(1)
  expect(closenessOf('What do you do then?', 'Our boiler leaks again')).toBe(0)
  expect(closenessOf('', 'Our boiler leaks again')).toBe(0)
})
