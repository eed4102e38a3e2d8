// `node domain/training/train.ts`: learns from domain/corpus, writes domain/src/moves/weights.json.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { examplesOf } from '../src/moves/learning/examples.ts'
import { train } from '../src/moves/learning/train.ts'
import { readCorpus } from './corpus.ts'

const FILE = new URL('../src/moves/weights.json', import.meta.url)

const examples = () => examplesOf(readCorpus())

const written = (): string =>
  `${JSON.stringify({ ...train(examples()), from: markOfExamples() }, null, 2)}\n`

/** To the byte. */
export const isLearnedAgain = (): boolean => readFileSync(FILE, 'utf8') === written()

/** Tells whether they would be learned from the same today, without learning them: of all lines, what they are read as. */
export function markOfExamples(): string {
  const mark = createHash('sha256')
  for (const { features, line, targets } of examples())
    mark.update(JSON.stringify([[...features.all], [...features.asked], line, targets]))
  return mark.digest('hex')
}

if (import.meta.main) {
  const startedAt = performance.now()
  const text = written()
  writeFileSync(FILE, text)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${Math.round(text.length / 1000)} kB, ${seconds} s`)
}
