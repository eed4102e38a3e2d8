import type { Evidence } from '../reading/talk.ts'
import type { Deed, Deeds } from './deeds.ts'
import { whereSaid } from './must-say.ts'
import { DOUBTS, SHOWS_FEELING } from './phrases.ts'
import { reasonFor } from './reasons.ts'
import { blocksWith, type Criterion, type Judged, type Rubric, sentencesFor } from './rubric.ts'
import { type Found, found, NOTHING_FOUND } from './found.ts'
import { isRule } from './rules.ts'
import { WORTH } from './worth.ts'

/** Every criterion of a rubric, as code judges it. */
export const judge = (deeds: Deeds, rubric: Rubric): Judged[] =>
  rubric.criteria.map((criterion) => judgeOne(deeds, criterion))

function judgeOne(deeds: Deeds, criterion: Criterion): Judged {
  const judged = scored(deeds, criterion)
  return { ...judged, blocks: saysWhyBlocked(criterion, judged) }
}

/** As the learner reads it; null where nothing is blocked. */
export const saysWhyBlocked = (
  criterion: Criterion,
  judged: Pick<Judged, 'score' | 'status' | 'by'>,
): string | null => (blocksWith(criterion, judged) ? (criterion.blocks?.says ?? null) : null)

function scored(deeds: Deeds, criterion: Criterion): Judged {
  const { id, name, weight, anchors } = criterion
  const rule = criterion.looksFor?.rule ?? ''
  const base = { id, name, weight, anchors, blocks: null, spread: null, by: 'code' } as const
  const idle = { ...base, score: null, worth: null, evidence: [] }
  if (!mattersIn(deeds, criterion))
    return { ...idle, status: 'not_relevant', reason: 'It did not come up, so it does not count.' }
  if (!isRule(rule))
    return { ...idle, status: 'not_shown', reason: 'Only a person or a model can judge this.' }
  if (rule === 'says') return { ...idle, ...sentenceHeard(deeds, criterion) }
  const result = rule === 'meets-doubts' ? doubtsMet(deeds) : found(rule, deeds)
  const reason = reasonFor(rule, { ...result, deeds })
  if (result.score === null) return { ...idle, status: 'not_shown', reason }
  const shown =
    result.score <= 1 && result.against.length > 0
      ? [...result.against, ...result.by]
      : [...result.by, ...result.against]
  return {
    ...base,
    score: result.score,
    worth: result.worth,
    status: 'scored',
    reason,
    evidence: evidenceOf(shown),
  }
}

/** Said or not: there is nothing between. */
function sentenceHeard(
  { reading }: Deeds,
  criterion: Criterion,
): Pick<Judged, 'score' | 'worth' | 'status' | 'reason' | 'evidence'> {
  const sentences = sentencesFor(criterion)
  const at = whereSaid(reading, sentences)
  return at === null
    ? {
        score: null,
        worth: null,
        status: 'not_shown',
        evidence: [],
        reason: `What has to be said here was not heard, in these words or in others: ${sentences[0] ?? ''}`,
      }
    : {
        score: 5,
        worth: WORTH[5],
        status: 'scored',
        evidence: [at],
        reason: 'What has to be said here was said.',
      }
}

function mattersIn(deeds: Deeds, { matters }: Criterion): boolean {
  const { reading } = deeds
  switch (matters) {
    case 'always':
      return true
    case 'when-doubted':
      return doubtsIn(deeds).length > 0
    case 'when-it-closes':
      return reading.outcome !== null
    case 'when-feelings-are-shown':
      return reading.talk.turns.some(
        ({ speaker, text }) => speaker === 'persona' && SHOWS_FEELING.test(text),
      )
  }
}

/** What was done about the doubt that was met best: another one that is raised is no loss. */
function doubtsMet(deeds: Deeds): Found {
  const met = doubtsIn(deeds).map((turn) => answerTo(deeds, turn))
  const by = met.flatMap(({ by }) => by)
  if (by.length === 0) return NOTHING_FOUND
  const points = Math.round(Math.max(...met.map((one) => one.points)))
  const score = Math.max(1, Math.min(5, points)) as 1 | 2 | 3 | 4 | 5
  return { score, worth: WORTH[score], by, against: [] }
}

/** Turns of the persona: what the reader of the talk knows as a doubt, and what sounds like one after an offer. */
function doubtsIn(deeds: Deeds): number[] {
  const { reading } = deeds
  const known = reading.objections.map(({ at }) => at.turn)
  const first = Math.min(
    ...[...deeds.of('offers'), ...deeds.of('offers-to-fit'), ...deeds.of('is-particular')].map(
      ({ at }) => at.turn,
    ),
  )
  const heard = reading.talk.turns.flatMap(({ speaker, text }, n) =>
    speaker === 'persona' && n > first && DOUBTS.test(text) ? [n] : [],
  )
  return [...new Set([...known, ...heard])].sort((a, b) => a - b)
}

/** What the learner did right after it: took it up, took it seriously, asked what is behind it, answered it. */
function answerTo(deeds: Deeds, doubt: number): { points: number; by: Deed[] } {
  const turn = deeds.reading.turns.findIndex((one, n) => n > doubt && one.speaker === 'trainee')
  const here = deeds.all.filter(({ at }) => at.turn === turn)
  const has = (...kinds: Deed['kind'][]): Deed[] => here.filter(({ kind }) => kinds.includes(kind))
  if (has('waves-off', 'insults').length > 0) return { points: 0, by: [] }
  const serious = has('feels-with', 'owns', 'soothes', 'gives-back', 'takes-up')
  const asks = has('asks-open', 'asks-on', 'asks-for-wish', 'checks')
  const answers = has('is-particular', 'offers-to-fit', 'plans-with-date', 'gives-source')
  // Who is asked is to reply; who asks is to ask on.
  const replies = deeds.reading.graph.lead === 'persona' ? has('answers') : []
  const settled = deeds.reading.objections.some(
    ({ at, isSettled }) => at.turn === doubt && isSettled,
  )
  const points =
    Math.min(1, serious.length) * 2 +
    Math.min(1, asks.length) +
    Math.min(1, answers.length) * 2 +
    Math.min(1, replies.length) +
    (settled ? 1 : 0)
  return { points, by: [...serious, ...asks, ...answers] }
}

/** Enough to see it, each turn once, in the order of the talk. */
function evidenceOf(deeds: readonly Deed[]): Evidence[] {
  const byTurn = new Map<number, Evidence>()
  for (const { at } of deeds) if (!byTurn.has(at.turn)) byTurn.set(at.turn, at)
  return [...byTurn.values()].slice(0, MOST_SHOWN).toSorted((a, b) => a.turn - b.turn)
}

const MOST_SHOWN = 5
