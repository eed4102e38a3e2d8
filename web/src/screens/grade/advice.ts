import { readFeedbackList } from '@colloquy/domain/feedback-list'
import type { Moment } from './said/moment.ts'

export type Advice = { text: string; at: Moment | null }

/**
 * The entries of a list of feedback, each with its moment. A list that arrived as a string may have other entries
 * than moments: then none is known, rather than a wrong one.
 */
export function adviceOf(
  list: readonly string[] | string,
  moments: readonly (Moment | null)[],
): Advice[] {
  const entries = readFeedbackList(list)
  const isMatched = entries.length === moments.length
  return entries.map((text, n) => ({ text, at: isMatched ? (moments[n] ?? null) : null }))
}

/** Whether the words of the moment stand in the advice already. A quote within a sentence has no full stop. */
export const repeats = (text: string, { quote }: Moment): boolean =>
  text.includes(quote.replace(/[.?!,;:]+$/, ''))
