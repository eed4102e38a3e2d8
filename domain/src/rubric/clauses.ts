import { plain } from '../language/words.ts'
import type { Span } from '../reading/evidence.ts'

/** What one would quote: the clause in which something stands, whole, with those beside it that still fit. */
export function clauseAt(text: string, { start, end }: Span, focus: number): Span {
  const clauses = clausesOf(text, { start, end })
  const at = Math.max(
    0,
    clauses.findIndex((clause) => focus >= clause.start && focus < clause.end),
  )
  let [first, last] = [at, at]
  const words = (from: number, to: number): number =>
    countIn(text, { start: clauses[from]?.start ?? start, end: clauses[to]?.end ?? end })
  while (last + 1 < clauses.length && (words(first, last + 1) <= MOST || words(first, last) < FEW))
    last += 1
  while (first > 0 && words(first, last) < FEW && words(first - 1, last) <= MOST) first -= 1
  const whole = { start: clauses[first]?.start ?? start, end: clauses[last]?.end ?? end }
  return cut(text, withoutLead(text, whole))
}

/** In words. */
const MOST = 18
const FEW = 6

/** Before what joins two of them, and after a mark. */
const BOUNDARY =
  /(?<=[.,;:!?…—–])\s+|(?<!\b(?:and|but|so|or|because),?)\s+(?=(?:and|but|so|because|which|then|if|while|when|um|uh|er|or|cause)\s)/gi

function clausesOf(text: string, { start, end }: Span): Span[] {
  const clauses: Span[] = []
  let from = start
  for (const { index, 0: space } of text.slice(start, end).matchAll(BOUNDARY)) {
    if (start + index > from) clauses.push({ start: from, end: start + index })
    from = start + index + space.length
  }
  if (from < end) clauses.push({ start: from, end })
  return clauses
}

/** "Yeah, so, um": what leads in is not what was said. */
function withoutLead(text: string, span: Span): Span {
  const lead = LEADS_IN.exec(plain(text.slice(span.start, span.end)))?.[0].length ?? 0
  const rest = { start: span.start + lead, end: span.end }
  return countIn(text, rest) >= FEWEST ? rest : span
}

const LEADS_IN =
  /^(?:(?:yeah|yes|okay|ok|so|well|um+|uh+|er+|and|but|right|no|oh|because|great|perfect|sure|then)\b[,.!]?\s+)+/i
const FEWEST = 4

/** Where nothing parts it, it ends at a word. */
function cut(text: string, span: Span): Span {
  const words = [...text.slice(span.start, span.end).matchAll(/\S+/g)]
  const last = words[MOST - 1]
  return words.length <= MOST || last === undefined
    ? span
    : { start: span.start, end: span.start + last.index + last[0].length }
}

const countIn = (text: string, { start, end }: Span): number =>
  text.slice(start, end).match(/\S+/g)?.length ?? 0
