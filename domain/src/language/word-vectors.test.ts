import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { likeness, NO_ROW, readVectors, rowOfWord, weightOfRow } from './word-vectors.ts'

const written = readFileSync(new URL('./vectors.json', import.meta.url), 'utf8')

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

it('is small, and read in a moment', () => {
  expect(written.length).toBeLessThan(1_048_576)
  const table = JSON.parse(written) as Parameters<typeof readVectors>[0]
  readVectors(table)
  const before = process.cpuUsage()
  readVectors(table)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(60)
})
