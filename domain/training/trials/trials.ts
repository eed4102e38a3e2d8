import { seeded } from '../../src/moves/learning/random.ts'
import { readGoldTalks } from '../gold-talks.ts'
import { talkOf } from '../verdicts.ts'
import { addition } from './addition.ts'
import { FAMILIES, injection } from './injection.ts'
import { invention } from './invention.ts'
import { mishearing } from './mishearing.ts'
import { removal } from './removal.ts'
import { sameness } from './sameness.ts'
import type { Judged, Seen, Trial } from './trial.ts'

/** Every trial, by its name; one for each family of attacks. */
const TRIALS: Readonly<Record<string, Trial>> = {
  sameness,
  removal,
  addition,
  invention,
  mishearing,
  ...Object.fromEntries(FAMILIES.map((family) => [family, injection(family)])),
}

/** Some times, from one number on: who tries the next numbers elsewhere sees what would have been seen here. */
export function tryOut(name: string, { from, times, seed }: Times): SeenIn[] {
  const trial = TRIALS[name]
  if (trial === undefined) throw new Error(`There is no trial ${name}`)
  const talks = judgedTalks()
  return Array.from({ length: times }, (_, n) => from + n).flatMap((n) =>
    trial.once(talks, seeded(seed + n * STRIDE)).map((seen) => ({ ...seen, n })),
  )
}

/** In which of the tries. */
export type SeenIn = Seen & { n: number }

/** Neighbours are no seeds of each other. */
const STRIDE = 7919

export type Times = { from: number; times: number; seed: number }

let read: Judged[] | null = null

/** Of both sides: they are tried, and nobody reads them. */
function judgedTalks(): Judged[] {
  read ??= [...readGoldTalks('dev'), ...readGoldTalks('held-out')].map((talk) => ({
    file: talk.file,
    talk: talkOf(talk.input),
    isGood: ['excellent', 'decent'].includes(talk.expected.quality),
  }))
  return read
}
