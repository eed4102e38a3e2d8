import type { Asked } from './asked.ts'
import { theMost } from '../../language/the-most.ts'
import { score } from './matching.ts'
import { type Askable, bookOf } from './question-book.ts'
import { shapeOf } from './question-shape.ts'
import { type Around, type By, nearbyIn } from './question-signs.ts'
import learned from './same-question.json' with { type: 'json' }

/**
 * How surely it has to be the same: whatever else might be said to it; or where nothing that is known is the answer,
 * for not to know is wrong more often than this; or where the best that is left is a fact which only looks like it.
 */
export type Bar = 'surely' | 'likely' | 'perhaps'

const BARS: Record<By, Record<Bar, number>> = {
  sense: { surely: 0.4, likely: 0.25, perhaps: 0.18 },
  words: { surely: 0.5, likely: 0.3, perhaps: 0.3 },
}

/** The one that this asks, in whatever words, or none of them: what that is read from was learned from turns of many talks. */
export function sameQuestionIn<One extends Askable>(
  asked: Asked,
  all: readonly One[],
  { bar, around }: { bar: Bar; around: Around },
): One | null {
  const found = likeliestIn(asked, { all, around })
  return found === null || found.likely < BARS[byIn(all)][bar] ? null : (found.one as One)
}

/**
 * Somebody of whom hundreds of answers are written: what is asked is one of them far more often than a fact that looks
 * like it.
 */
export const isWrittenThroughout = (all: readonly Askable[]): boolean => bookOf(all).isLearned

const byIn = (all: readonly Askable[]): By => (bookOf(all).isLearned ? 'sense' : 'words')

type Found = { one: Askable; likely: number } | null

/** One thing that is said is looked up several times, for answers that are more and less sure. */
const LOOKED_UP = new WeakMap<readonly Askable[], Map<string, Found>>()
const KEPT = 8

type Looking = { all: readonly Askable[]; around: Around }

function likeliestIn(asked: Asked, { all, around }: Looking): Found {
  const kept = LOOKED_UP.get(all) ?? new Map<string, Found>()
  LOOKED_UP.set(all, kept)
  const key = JSON.stringify([asked.isYesNo, asked.text, around.said, around.before])
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = lookUp(asked, { all, around })
  if (kept.size >= KEPT) kept.clear()
  kept.set(key, found)
  return found
}

/** The likeliest first, however likely they are. */
export const likeliestOf = <One extends Askable>(
  asked: Asked,
  all: readonly One[],
  { around, most }: { around: Around; most: number },
): One[] =>
  all.length === 0
    ? []
    : theMost(ranked(asked, { all, around }), { by: ({ likely }) => likely, count: most }).map(
        ({ one }) => one as One,
      )

function lookUp(asked: Asked, looking: Looking): Found {
  const exact = bookOf(looking.all).inTheVeryWords(shapeOf(asked))
  if (exact !== null) return { one: exact, likely: 1 }
  let found: Found = null
  for (const { one, likely } of ranked(asked, looking))
    if (found === null || likely > found.likely) found = { one, likely }
  return found
}

function ranked(asked: Asked, { all, around }: Looking): { one: Askable; likely: number }[] {
  const by = byIn(all)
  const nearby = nearbyIn(shapeOf(asked), { book: bookOf(all), around, by })
  const { facts: likely } = score(
    { traits: NO_TRAITS, facts: nearby.map(({ signs }) => ({ signs, traits: NO_TRAITS })) },
    { ...learned[by], step: 1, traits: [] },
  )
  return nearby.map(({ entry }, n) => ({ one: entry.one, likely: likely[n] ?? 0 }))
}

const NO_TRAITS = new Float64Array()
