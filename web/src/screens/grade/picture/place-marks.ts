import { type Moment, momentMs, type Turn } from '../said/moment.ts'
import type { GradedData } from '../complete-grade.ts'

/** What a moment is to the report; the first of these that a mark holds is what it looks like. */
export const KINDS = ['next', 'improvement', 'strength', 'judged'] as const
export type Kind = (typeof KINDS)[number]

export const KIND_WORDS: Record<Kind, string> = {
  next: 'Do this next',
  improvement: 'To improve',
  strength: 'Strength',
  judged: 'Evidence',
}

/** One or several moments that lie too near each other to be told apart with a finger. */
export type Mark = { kind: Kind; atMs: number; moments: Moment[]; kinds: Kind[] }

type Asked = { turns: readonly Turn[]; durationMs: number /** How many find room. */; room: number }

export function marksOf(grade: GradedData, { turns, durationMs, room }: Asked): Mark[] {
  const apartMs = durationMs / room
  const marks: Mark[] = []
  // The most telling ones first: they keep their place, and what is too near goes with them.
  for (const { kind, moment } of momentsOf(grade)) {
    const atMs = momentMs(moment, turns)
    if (atMs === null) continue
    const near = marks.find((mark) => Math.abs(mark.atMs - atMs) < apartMs)
    if (near === undefined) marks.push({ kind, atMs, moments: [moment], kinds: [kind] })
    else join(near, { kind, moment })
  }
  return marks.toSorted((a, b) => a.atMs - b.atMs)
}

/** The same words twice are one moment. */
function join(mark: Mark, { kind, moment }: { kind: Kind; moment: Moment }): void {
  if (!mark.moments.some((other) => isSame(moment, other))) mark.moments.push(moment)
  if (!mark.kinds.includes(kind)) mark.kinds.push(kind)
}

const isSame = (one: Moment, other: Moment): boolean =>
  one.turn === other.turn && one.start < other.end && other.start < one.end

/** By what they are to the report: see `KINDS`. */
function momentsOf({ next, feedback, criteria }: GradedData): { kind: Kind; moment: Moment }[] {
  const as = (kind: Kind, moments: readonly (Moment | null)[]) =>
    moments.flatMap((moment) => (moment === null ? [] : [{ kind, moment }]))
  return [
    ...as('next', [next?.moment ?? null]),
    ...as('improvement', feedback?.evidence.areas_for_improvement ?? []),
    ...as('strength', feedback?.evidence.strengths ?? []),
    ...criteria.flatMap(({ evidence }) => as('judged', evidence)),
  ]
}
