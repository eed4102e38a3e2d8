import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  NO_ROW,
  readVectors,
  rowOfWord,
  type WrittenVectors,
} from '../../src/language/word-vectors.ts'
import { timesAHundredPages } from '../cpu.ts'
import { readCorpus } from '../corpus.ts'

const committed = readFileSync(new URL('../../src/language/vectors.json', import.meta.url), 'utf8')

it('keeps the table of word vectors under a megabyte, read in a moment', () => {
  expect(committed.length).toBeLessThan(1024 * 1024)
  const written = JSON.parse(committed) as WrittenVectors
  readVectors(written)
  expect(timesAHundredPages(() => readVectors(written))).toBeLessThan(1.2)
})

it('knows nearly every word that learners use', () => {
  const words = readCorpus().flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const known = words.filter((word) => rowOfWord(word) !== NO_ROW)
  expect(known.length / words.length).toBeGreaterThan(0.98)
})
