import { featuresOf } from '../features.ts'
import { HEADS } from '../heads.ts'
import type { Labels, Utterance } from '../labels.ts'
import { saidIn } from '../said.ts'
import type { Example } from './learn.ts'
import { misheard, withoutMarks } from './recognised.ts'

/** As a person writes it, as a recogniser does, and as one does that heard badly. */
export const WAYS = {
  written: ({ text, previous }) => ({ text, previous }),
  unmarked: ({ text, previous }) => ({
    text: withoutMarks(text),
    previous: previous === undefined ? undefined : withoutMarks(previous),
  }),
  misheard: ({ text, previous }) => ({
    text: misheard(text),
    previous: previous === undefined ? undefined : withoutMarks(previous),
  }),
} as const satisfies Record<string, (utterance: Utterance) => Utterance>

export type Way = keyof typeof WAYS

/** Each line in all its ways: what is learned of typed text should hold for speech. */
export const examplesOf = (lines: readonly (Utterance & Labels)[]): Example[] =>
  lines.flatMap((line, n) => {
    const targets = HEADS.map(({ targetOf }) => targetOf(line))
    return Object.values(WAYS).map((way) => ({
      features: [...featuresOf(saidIn(way(line)))],
      line: n,
      targets,
    }))
  })
