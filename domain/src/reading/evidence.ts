import type { Evidence, TalkTurn } from './talk.ts'

export type Span = { start: number; end: number }

/** The words of a turn from here to there, without the space around them. */
export function evidenceAt(turn: number, text: string, { start, end }: Span): Evidence {
  const part = text.slice(start, end)
  const from = start + part.length - part.trimStart().length
  const quote = part.trim()
  return { turn, start: from, end: from + quote.length, quote }
}

export const wholeTurn = (turn: number, { text }: TalkTurn): Evidence =>
  evidenceAt(turn, text, { start: 0, end: text.length })

/** As somebody counts them who reads: what stands between spaces and dashes and has a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/[\s—–…]+|--+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length

/**
 * Where the sentences of a text stand. Speech without marks is cut into pieces of about a sentence, which
 * overlap, so that nothing is lost on an edge.
 */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const { index, 0: end } of text.matchAll(SENTENCE_END)) {
    spans.push({ start, end: index + end.length })
    start = index + end.length
  }
  spans.push({ start, end: text.length })
  return spans.filter((span) => /\S/.test(text.slice(span.start, span.end))).flatMap(cutAt(text))
}

/** Not after "Mr." or within a number. */
const SENTENCE_END =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|vs|e\.g|i\.e))(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|\n+/gu

const cutAt =
  (text: string) =>
  (span: Span): Span[] => {
    const words = [...text.slice(span.start, span.end).matchAll(/\S+/g)]
    if (words.length <= LONGEST_SENTENCE) return [span]
    const pieces: Span[] = []
    for (let n = 0; n < words.length; n += A_PIECE / 2) {
      const last = words[Math.min(n + A_PIECE, words.length) - 1]
      pieces.push({
        start: span.start + (words[n]?.index ?? 0),
        end: span.start + (last === undefined ? 0 : last.index + last[0].length),
      })
      if (n + A_PIECE >= words.length) break
    }
    return pieces
  }

/** In words. */
const LONGEST_SENTENCE = 45
const A_PIECE = 24
