import type { Evidence } from '../../reading/talk.ts'
import type { Criterion, Judged } from '../../rubric/rubric.ts'
import { contentOf } from '../../wording/gives-away.ts'
import { type Grounds, isHarmful, reasonFrom } from './plain-words.ts'
import { findQuote, type SpokenTurn } from './spoken.ts'

/** One answer of a model that counts: it was reasoned first, and what it rests on was said. */
export type Answer = {
  /** 0 to 5; null where nothing of the kind was seen. */
  score: Judged['score']
  status: Judged['status']
  /** Null where its words cannot be shown. */
  reason: string | null
  evidence: Evidence[]
}

export type Judging = {
  criterion: Criterion
  turns: readonly SpokenTurn[]
  /** What code saw of it. */
  builtIn: Judged
  /** Of the talk and its persona. */
  known: string
}

/** Null when it does not count. */
export function answerFrom(written: string, judging: Judging): Answer | null {
  const read = parsed(written)
  if (read === null || isHarmful(read.reasons)) return null
  const quotes = read.evidence.map((one) => findQuote(judging.turns, one))
  const found = quotes.filter((one) => one !== null)
  // Who makes up one quote may have made up the rest.
  if (found.length < quotes.length) return null
  const { criterion, builtIn } = judging
  if (read.status === 'not_relevant' && criterion.matters === 'always') return null
  if (read.status === 'scored' && found.length === 0) return null
  const isLower = (read.score ?? 0) < (builtIn.score ?? 0)
  if (isLower && found.length > 0 && found.every(({ isSure }) => !isSure)) return null
  return {
    status: read.status,
    score: read.score,
    reason: reasonFrom(read.reasons, groundsOf(judging)),
    evidence: found.map(({ at }) => at).toSorted((a, b) => a.turn - b.turn || a.start - b.start),
  }
}

const groundsOf = ({ criterion, known, turns }: Judging): Grounds => ({
  known: contentOf([known, criterion.name, ...criterion.anchors].join('\n')),
  said: turns.map(({ words }) => (words ?? '').toLowerCase()).join('\n'),
})

type Parsed = {
  reasons: string
  evidence: { ref: string; quote: string }[]
  status: Judged['status']
  score: Judged['score']
}

const FIELDS: ReadonlySet<string> = new Set(['reasons', 'evidence', 'status', 'score'])

/** In characters: what goes on longer is no answer. */
const LONGEST = 8_000
const MOST_PASSAGES = 6

/** Only what was asked for, in its order: a score that stands before its reasons has none. */
function parsed(written: string): Parsed | null {
  const value = jsonIn(written)
  if (!isRecord(value)) return null
  const { reasons, evidence, status, score } = value
  const fields = Object.keys(value)
  if (fields.some((field) => !FIELDS.has(field))) return null
  if (fields.indexOf('score') < fields.indexOf('reasons')) return null
  if (typeof reasons !== 'string' || reasons.trim() === '') return null
  if (!Array.isArray(evidence) || evidence.length > MOST_PASSAGES) return null
  const passages = evidence.flatMap((one: unknown) =>
    isRecord(one) && typeof one['turn'] === 'string' && typeof one['quote'] === 'string'
      ? [{ ref: one['turn'], quote: one['quote'] }]
      : [],
  )
  if (passages.length < evidence.length) return null
  if (status === 'scored')
    return isScore(score) ? { reasons, evidence: passages, status, score } : null
  if (status !== 'not_shown' && status !== 'not_relevant') return null
  return score === null || score === undefined
    ? { reasons, evidence: passages, status, score: null }
    : null
}

const isScore = (value: unknown): value is Exclude<Judged['score'], null> =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 5

/** Some models cannot write JSON without a fence around it. */
export function jsonIn(written: string): unknown {
  if (written.length > LONGEST) return null
  const bare = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/.exec(written)?.[1] ?? written
  try {
    return JSON.parse(bare)
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
