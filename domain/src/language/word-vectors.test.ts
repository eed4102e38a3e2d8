import { expect, it } from 'vitest'
import { likeness, NO_ROW, rowOfWord, weightOfRow } from './word-vectors.ts'

const like = (one: string, other: string) => likeness(rowOfWord(one), rowOfWord(other))

it('knows words of like meaning', () => {
  expect(like('salary', 'wage')).toBeGreaterThan(0.5)
  expect(like('price', 'cost')).toBeGreaterThan(0.5)
  expect(like('wedding', 'married')).toBeGreaterThan(0.4)
  expect(like('dog', 'invoice')).toBeLessThan(0.2)
  expect(like('dog', 'dog')).toBe(1)
})

it('finds a form that it has not, by one that it has', () => {
  expect(rowOfWord('brackish')).toBe(NO_ROW)
  expect(rowOfWord('spreadsheeting')).toBe(rowOfWord('spreadsheet'))
})

it('gives rare words more weight', () => {
  expect(weightOfRow(rowOfWord('dialysis'))).toBeGreaterThan(weightOfRow(rowOfWord('people')))
})
