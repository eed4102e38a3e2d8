// `node domain/training/matcher.ts`: learns which fact answers, writes domain/src/persona/recalling/matcher.json.
// `--cross`: how often it would be right about personas that it did not learn from, and changes nothing.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { examinedIn } from './answers.ts'
import { crossed, curveOf } from './matcher/cross.ts'
import { examplesOf } from './matcher/examples.ts'
import { learnMatcher } from './matcher/learn.ts'

const FILE = new URL('../src/persona/recalling/matcher.json', import.meta.url)

/** What somebody found wrong counts several times: there is little of it, and it shall not come back. */
const MENDED = Array.from({ length: 6 }, () => 'mended')

const examinedToLearnFrom = () =>
  ['dev', 'training', 'training-again', 'training-plain', 'follow-ups', ...MENDED].map(examinedIn)

const learned = () => learnMatcher(examinedToLearnFrom().flat().flatMap(examplesOf))

const written = (): string => `${JSON.stringify({ ...learned(), from: markOfExamples() })}\n`

/** To the last digit. */
export const isLearnedAgain = (): boolean =>
  JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8'))) === written().trim()

/**
 * Tells whether it would be learned from the same today, without learning it: the mark of one persona in so many, each
 * of whose facts was held against all that it is asked.
 */
export const markOfExamples = (): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        examinedToLearnFrom()
          .flat()
          .filter((_, n) => n % ONE_PERSONA_IN === 0)
          .flatMap(examplesOf)
          .map(({ facts, traits, isKnown }) => ({
            isKnown,
            traits: Array.from(traits),
            facts: facts.map((fact) => ({ ...fact, traits: Array.from(fact.traits) })),
          })),
      ),
    )
    .digest('hex')

const ONE_PERSONA_IN = 16

if (import.meta.main) {
  const startedAt = performance.now()
  if (process.argv.includes('--cross')) {
    const [dev = [], training = []] = examinedToLearnFrom().map((all) => all.map(examplesOf))
    const judged = crossed([...dev, ...training])
    for (const [name, of] of [
      ['dev', judged.slice(0, dev.length)],
      ['training', judged.slice(dev.length)],
    ] as const)
      for (const line of curveOf(of.flat())) console.log(name, line)
  } else writeFileSync(FILE, written())
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
