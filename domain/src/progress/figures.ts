import { FIGURE_IDS, type FigureId, type PractisedTalk } from './practised.ts'

/** What was counted in the newest talk, beside what is usual for the one who talked. */
export type Figure = {
  id: FigureId
  /** Null where the newest talk had too little to measure. */
  latest: number | null
  /** The middle of the talks before. Null until there are enough of them to speak of what is usual. */
  baseline: number | null
  /** Of how many talks. */
  baselineOf: number
}

/** With fewer, one odd talk would be what is usual. */
const FEWEST_FOR_BASELINE = 3

/** From the oldest talk to the newest. */
export function figuresOf(talks: PractisedTalk[]): Figure[] {
  const newest = talks.at(-1)
  if (newest === undefined) return []
  return FIGURE_IDS.map((id) => {
    const before = talks.slice(0, -1).flatMap(({ figures }) => figures[id] ?? [])
    return {
      id,
      latest: newest.figures[id],
      baseline: before.length < FEWEST_FOR_BASELINE ? null : median(before),
      baselineOf: before.length,
    }
  })
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper
}
