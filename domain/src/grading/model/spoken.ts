import type { Looked } from '../grade.ts'
import type { Evidence } from '../../reading/talk.ts'

/** A turn as a model is shown it, and the way back from its quotes to what was said. */
export type SpokenTurn = {
  /** "T1" is the first. */
  ref: string
  by: 'learner' | 'partner'
  /** Null where it was said to nobody here: no model sees that, and none can quote it. */
  words: string | null
  isSure: boolean
  text: string
  /** Where each character of the words stands in the text of the turn. */
  at: readonly number[]
}

export const spokenTurns = ({ reading }: Pick<Looked, 'reading'>): SpokenTurn[] =>
  reading.talk.turns.map(({ text }, n) => {
    const turn = reading.turns[n]
    const isForeign = turn?.speaker === 'trainee' && turn.foreign !== null
    const { words, at } = tidied(text)
    return {
      ref: `T${n + 1}`,
      by: turn?.speaker === 'trainee' ? 'learner' : 'partner',
      words: isForeign ? null : words,
      isSure: turn?.speaker !== 'trainee' || turn.isSure,
      text,
      at,
    }
  })

/** Whether anything in it was said to whoever grades, read out, or pasted. */
export const hasForeign = ({ reading }: Pick<Looked, 'reading'>): boolean =>
  reading.turns.some((turn) => turn.speaker === 'trainee' && turn.foreign !== null)

/** In words: less is in every talk. */
const SHORTEST_QUOTE = 3
/** In characters: more is no passage. */
const LONGEST_QUOTE = 600

/**
 * Where the learner said it: letter by letter, but for white space and the form of quotation marks. In the turn that
 * was named, or else in the first that has it. Null where nobody did.
 */
export function findQuote(
  turns: readonly SpokenTurn[],
  { ref, quote }: { ref: string; quote: string },
): { at: Evidence; isSure: boolean } | null {
  const { words: wanted } = tidied(quote)
  if (wanted.split(' ').length < SHORTEST_QUOTE || wanted.length > LONGEST_QUOTE) return null
  const own = turns.flatMap((turn, n) =>
    turn.by === 'learner' && turn.words !== null ? [{ ...turn, n, words: turn.words }] : [],
  )
  const has = own.filter(({ words }) => indexOfWords(words, wanted) !== -1)
  const turn = has.find((one) => one.ref === ref) ?? has[0]
  if (turn === undefined) return null
  const from = indexOfWords(turn.words, wanted)
  const start = turn.at[from] ?? 0
  const end = (turn.at[from + wanted.length - 1] ?? start) + 1
  return {
    at: { turn: turn.n, start, end, quote: turn.text.slice(start, end) },
    isSure: turn.isSure,
  }
}

/** Not from the middle of a word to the middle of another. */
function indexOfWords(words: string, wanted: string): number {
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1)) {
    const before = words.charAt(at - 1)
    const after = words.charAt(at + wanted.length)
    if (
      !(isLetter(before) && isLetter(wanted.charAt(0))) &&
      !(isLetter(after) && isLetter(wanted.at(-1) ?? ''))
    )
      return at
  }
  return -1
}

const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign)

/** In one line, with the quotation marks of a typewriter, without what nobody sees. */
function tidied(text: string): { words: string; at: number[] } {
  let words = ''
  const at: number[] = []
  for (let n = 0; n < text.length; n += 1) {
    const sign = AS_TYPED[text.charAt(n)] ?? text.charAt(n)
    const isSpace = /\s/.test(sign)
    if (!isSpace && /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(sign)) continue
    if (isSpace && (words === '' || words.endsWith(' '))) continue
    words += isSpace ? ' ' : sign
    at.push(n)
  }
  return words.endsWith(' ') ? { words: words.slice(0, -1), at: at.slice(0, -1) } : { words, at }
}

const AS_TYPED: Record<string, string> = {
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
}
