import type { Evidence } from '../reading/talk.ts'
import type { Deed, Deeds } from './deeds.ts'
import { SHOWS_FEELING } from './phrases.ts'
import { reasonFor } from './reasons.ts'
import type { Criterion, Judged, Rubric } from './rubric.ts'
import { type Found, found, RULES, type RuleName } from './rules.ts'

/** Every criterion of a rubric, as code judges it. */
export const judge = (deeds: Deeds, rubric: Rubric): Judged[] =>
  rubric.criteria.map((criterion) => judgeOne(deeds, criterion))

function judgeOne(deeds: Deeds, criterion: Criterion): Judged {
  const { id, name, weight } = criterion
  const rule = criterion.looksFor?.rule ?? ''
  const base = { id, name, weight, spread: null, by: 'code' } as const
  const idle = { ...base, score: null, evidence: [] }
  if (!mattersIn(deeds, criterion))
    return { ...idle, status: 'not_relevant', reason: 'It did not come up, so it does not count.' }
  if (!isRule(rule))
    return { ...idle, status: 'not_shown', reason: 'Only a person or a model can judge this.' }
  const result = rule === 'meets-doubts' ? doubtsMet(deeds) : found(rule, deeds)
  const reason = reasonFor(rule, { ...result, deeds })
  if (result.score === null) return { ...idle, status: 'not_shown', reason }
  const shown =
    result.score <= 1 && result.against.length > 0
      ? [...result.against, ...result.by]
      : [...result.by, ...result.against]
  return { ...base, score: result.score, status: 'scored', reason, evidence: evidenceOf(shown) }
}

const isRule = (rule: string): rule is RuleName => Object.hasOwn(RULES, rule)

function mattersIn({ reading }: Deeds, { matters }: Criterion): boolean {
  switch (matters) {
    case 'always':
      return true
    case 'when-doubted':
      return reading.objections.length > 0
    case 'when-it-closes':
      return reading.outcome !== null
    case 'when-feelings-are-shown':
      return reading.talk.turns.some(
        ({ speaker, text }) => speaker === 'persona' && SHOWS_FEELING.test(text),
      )
  }
}

/** Half of each is better than all of one. */
function doubtsMet({ reading: { objections } }: Deeds): Found {
  const points = objections.map(
    ({ met, isSettled }) =>
      (isSettled ? 4 : 0) + (met.length > 0 ? 1 : 0) + (met.length > 1 && !isSettled ? 1 : 0),
  )
  const mean = points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length)
  const by = objections.flatMap(({ met }) =>
    met.map(({ at }): Deed => ({ kind: 'answers', at, to: null })),
  )
  if (by.length === 0) return { score: null, by: [], against: [] }
  return { score: Math.min(5, Math.round(mean)) as Found['score'], by, against: [] }
}

/** Enough to see it, each turn once, in the order of the talk. */
function evidenceOf(deeds: readonly Deed[]): Evidence[] {
  const byTurn = new Map<number, Evidence>()
  for (const { at } of deeds) if (!byTurn.has(at.turn)) byTurn.set(at.turn, at)
  return [...byTurn.values()].slice(0, MOST_SHOWN).toSorted((a, b) => a.turn - b.turn)
}

const MOST_SHOWN = 5
