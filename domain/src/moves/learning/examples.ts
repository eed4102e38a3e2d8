import { viewsOf } from '../features.ts'
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
    const asksByMark = isAskedByMark(line)
    return Object.entries(WAYS).map(([name, way]) => ({
      features: viewsOf(saidIn(way(line))),
      line: n,
      targets:
        asksByMark && name !== 'written'
          ? targets.map((target, head) => (OF_QUESTIONS.has(head) ? null : target))
          : targets,
    }))
  })

/** "So you drink to sleep?" asks by its mark alone: without it nothing is learned of what asks. */
const isAskedByMark = ({ text, question }: Utterance & Labels): boolean =>
  question !== 'none' && saidIn({ text }).asked.at(-1)?.form === 'mark-only'

const OF_QUESTIONS: ReadonlySet<number> = new Set([0, 1])
