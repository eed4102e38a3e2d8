import { askedIn, type Span, sentencesOf } from './asked.ts'
import { type Heard, heardIn } from './heard.ts'
import { labelUtterance } from './label-utterance.ts'
import type { Labels } from './labels.ts'

/** One thing that was done within an utterance, in the words it was done with. */
export type Move = Labels & { text: string }

/** Sentence by sentence; without marks, what is asked is parted from what comes before it. */
export function movesIn(text: string, previous?: string): Move[] {
  const heard = heardIn(text)
  const starts = partsOf(heard).map(({ from }) => heard[from]?.from ?? 0)
  return starts.flatMap((start, n) => {
    const part = text.slice(n === 0 ? 0 : start, starts[n + 1] ?? text.length).trim()
    return part === '' ? [] : [{ text: part, ...labelUtterance({ text: part, previous }) }]
  })
}

function partsOf(heard: readonly Heard[]): Span[] {
  const asked = askedIn(heard).filter(({ form }) => form !== 'tag')
  return sentencesOf(heard).flatMap(({ from, to }) => {
    const cuts = asked
      .map((question) => question.from)
      .filter((at) => at >= from + LEAST_WORDS && at < to)
      .map((at) => beforeJoint(heard, at))
    const edges = [from, ...cuts, to]
    return edges.slice(0, -1).map((edge, n) => ({ from: edge, to: edges[n + 1] ?? to }))
  })
}

/** "So", "and" and "but" belong to what they lead to. */
function beforeJoint(heard: readonly Heard[], at: number): number {
  return /^(?:so|and|but|or|okay|well|now)$/.test(heard[at - 1]?.word ?? '') ? at - 1 : at
}

/** Fewer are a lead-in and no move of their own. */
const LEAST_WORDS = 4
