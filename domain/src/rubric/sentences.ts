import { plain } from '../language/words.ts'
import { evidenceAt, sentenceSpans } from '../reading/evidence.ts'
import type { Evidence, TalkTurn } from '../reading/talk.ts'
import { clauseAt } from './clauses.ts'
import { meantIn } from './uptake.ts'

/** The sentence in which it is said; speech without marks has long ones, of which a part is enough. */
export function sentenceWith(turn: number, text: string, look: RegExp): Evidence | null {
  const found = look.exec(plain(text).toLowerCase())
  if (found === null) return null
  const at = found.index + found[0].search(/\S|$/)
  const span = sentenceSpans(text).find(({ start, end }) => at >= start && at < end)
  return span === undefined ? null : evidenceAt(turn, text, clauseAt(text, span, at))
}

export function sentenceOf(turn: number, text: string, stems: readonly string[]): Evidence | null {
  const [best] = sentenceSpans(text)
    .map((span) => ({
      span,
      has: meantIn(text.slice(span.start, span.end)).filter((stem) => stems.includes(stem)).length,
    }))
    .toSorted((a, b) => b.has - a.has)
  return best === undefined || best.has === 0
    ? null
    : clauseWith(evidenceAt(turn, text, best.span), text, stems)
}

/** Of a longer saying, the clause in which these words stand. */
export function clauseWith(at: Evidence, text: string, stems: readonly string[]): Evidence {
  const word = [...at.quote.matchAll(/\S+/g)].find(([one]) =>
    meantIn(one).some((stem) => stems.includes(stem)),
  )
  return evidenceAt(at.turn, text, clauseAt(text, at, at.start + (word?.index ?? 0)))
}

/** The first sentence of a turn. */
export function firstSentenceOf(turn: number, { text }: TalkTurn): Evidence {
  const [first] = sentenceSpans(text)
  return evidenceAt(turn, text, first ?? { start: 0, end: text.length })
}
