import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examplesOf } from '../src/moves/learning/examples.ts'
import { train } from '../src/moves/learning/train.ts'
import { readCorpus } from './corpus.ts'

const committed = readFileSync(new URL('../src/moves/weights.json', import.meta.url), 'utf8')

it('learns from the corpus, to the byte, the weights that are committed', {
  timeout: 240_000,
}, () => {
  const learned = `${JSON.stringify(train(examplesOf(readCorpus())), null, 2)}\n`
  // Not toBe: a megabyte of difference helps nobody.
  expect(learned === committed, 'run: node domain/training/train.ts').toBe(true)
})

it('keeps the weights small enough for a page', () => {
  expect(committed.length).toBeLessThan(1_000_000)
})
