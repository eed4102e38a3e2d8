import type { DeedKind, Deeds } from '../rubric/deeds.ts'
import { contactAllows } from '../rubric/found.ts'

/**
 * Of each stage of the roleplay: whether what it is for was done, and how much of good conversation was in it.
 * Null where the talk never came.
 */
export function stageScoresOf(deeds: Deeds): Record<string, number | null> {
  const { reading } = deeds
  return Object.fromEntries(
    reading.graph.stages.map(({ id, name }) => {
      const visits = reading.path.filter((visit) => visit.id === id)
      if (visits.length === 0) return [name, null]
      const during = deeds.all.filter(({ at }) =>
        visits.some(
          ({ fromTurn, toTurn, because }) =>
            (at.turn >= fromTurn && at.turn <= toTurn + 1) || at.turn === because?.turn,
        ),
      )
      const good = new Set(during.flatMap(({ kind }) => (GOOD.has(kind) ? [kind] : []))).size
      const bad = during.filter(({ kind }) => BAD.has(kind)).length
      const covered = visits.some(({ isCovered }) => isCovered) ? COVERED : 0
      const full = Math.min(DEEDS_OF_A_LONG_ONE, turnsIn(deeds, visits) + 2)
      const shown = (100 - COVERED) * Math.min(1, good / full)
      const score = Math.round(covered + shown - bad * A_DEED)
      return [name, Math.max(0, Math.min(100, contactAllows(deeds) * 20, score))]
    }),
  )
}

/** Of the learner, in the stage. */
const turnsIn = (
  { reading }: Deeds,
  visits: readonly { fromTurn: number; toTurn: number }[],
): number =>
  reading.turns.filter(
    ({ speaker }, n) =>
      speaker === 'trainee' && visits.some(({ fromTurn, toTurn }) => n >= fromTurn && n <= toTurn),
  ).length

const COVERED = 50
const A_DEED = 10
/** In one or two turns nobody can do everything. */
const DEEDS_OF_A_LONG_ONE = 5

const GOOD: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'takes-up',
  'responds',
  'comes-back',
  'gives-back',
  'sums-up',
  'asks-open',
  'asks-on',
  'asks-for-wish',
  'asks-for-effect',
  'checks',
  'frames',
  'feels-with',
  'owns',
  'is-particular',
  'gives-source',
  'tells-a-deed',
  'tells-what-came-of-it',
  'answers',
  'offers-to-fit',
  'is-agreed',
  'plans-with-date',
])
const BAD: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'insults',
  'waves-off',
  'tells-off',
  'cuts-in',
  'evades',
])
