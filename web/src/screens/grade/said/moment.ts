import type { Evidence } from '@colloquy/contract/grades'
import type { ConversationData } from '../../../data/practice.ts'

export type Moment = Evidence
export type Turn = ConversationData['turns'][number]

/** When in the talk it was said: as far into the turn as it stands in its text. */
export function momentMs({ turn: n, start }: Moment, turns: readonly Turn[]): number | null {
  const turn = turns[n]
  if (turn === undefined) return null
  const lengthMs = Math.max(0, turn.ended_at_ms - turn.started_at_ms)
  const part = turn.text.length === 0 ? 0 : Math.min(1, start / turn.text.length)
  return Math.round(turn.started_at_ms + lengthMs * part)
}

/** The text of a turn before, in and after what is pointed at. All before, where the quote is not there. */
export function textAround(text: string, { start, end, quote }: Moment): [string, string, string] {
  const isThere = text.slice(start, end) === quote
  return isThere ? [text.slice(0, start), quote, text.slice(end)] : [text, '', '']
}
