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
  const places = new Map<number, (Mark & { atMs: number })[]>()
  for (const { kind, moment } of momentsOf(grade)) {
    const atMs = momentMs(moment, turns)
    if (atMs === null) continue
    const slot = Math.min(room - 1, Math.floor((atMs / durationMs) * room))
    const one = { kind, atMs, moments: [moment], kinds: [kind] }
    places.set(slot, [...(places.get(slot) ?? []), one])
  }
  return [...places.values()].map(together).toSorted((a, b) => a.atMs - b.atMs)
}

/** The most telling one leads; the same words twice are one moment. */
function together(marks: readonly Mark[]): Mark {
  const [first, ...rest] = marks.toSorted((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  const mark: Mark = { ...(first as Mark) }
  for (const { moments, kind } of rest) {
    const isThere = moments.every((one) => mark.moments.some((other) => isSame(one, other)))
    if (!isThere) mark.moments = [...mark.moments, ...moments]
    if (!mark.kinds.includes(kind)) mark.kinds = [...mark.kinds, kind]
  }
  return mark
}

const isSame = (one: Moment, other: Moment): boolean =>
  one.turn === other.turn && one.start < other.end && other.start < one.end

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
