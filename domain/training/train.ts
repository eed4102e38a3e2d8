// `node domain/training/train.ts`: learns from domain/corpus, writes domain/src/moves/weights.json.
import { writeFileSync } from 'node:fs'
import { examplesOf } from '../src/moves/learning/examples.ts'
import { train } from '../src/moves/learning/train.ts'
import { readCorpus } from './corpus.ts'

const WEIGHTS = new URL('../src/moves/weights.json', import.meta.url)

const startedAt = performance.now()
const corpus = readCorpus()
const written = `${JSON.stringify(train(examplesOf(corpus)), null, 2)}\n`
writeFileSync(WEIGHTS, written)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`${corpus.length} lines, ${Math.round(written.length / 1000)} kB, ${seconds} s`)
