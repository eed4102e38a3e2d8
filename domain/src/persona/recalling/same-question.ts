import type { Asked } from './asked.ts'
import { alike } from '../../language/sense.ts'
import { senseOfTurn } from '../../language/sense-of-turns.ts'
import { theMost } from '../../language/the-most.ts'
import { score } from './matching.ts'
import { type Askable, type Book, bookOf, bookOfFew } from './question-book.ts'
import { shapeOf } from './question-shape.ts'
import { type Around, type By, nearbyIn } from './question-signs.ts'
import learned from './same-question.json' with { type: 'json' }

/**
 * How surely it has to be the same: whatever else might be said to it; or where nothing that is known is the answer,
 * for not to know is wrong more often than this; or where the best that is left is a fact which only looks like it.
 */
export type Bar = 'surely' | 'likely' | 'perhaps'

const BARS: Record<By, Record<Bar, number>> = {
  sense: { surely: 0.4, likely: 0.25, perhaps: 0.05 },
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

type Found = Likely | null

/** One thing that is said is looked up several times, for answers that are more and less sure. */
const LOOKED_UP = new WeakMap<readonly Askable[], Map<string, Found>>()
const KEPT = 8

type Looking = { all: readonly Askable[]; around: Around }

function likeliestIn(asked: Asked, { all, around }: Looking): Found {
  const kept = LOOKED_UP.get(all) ?? new Map<string, Found>()
  LOOKED_UP.set(all, kept)
  const key = keyOf(asked, around)
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = lookUp(asked, { all, around })
  if (kept.size >= KEPT) kept.clear()
  kept.set(key, found)
  return found
}

type AskedBehind = { bar: keyof typeof ASKED_ON; around: Around; besides: readonly Askable[] }

/**
 * Of the few that are asked right behind a line: there, who asks nearly one of them means it, unless they ask far more
 * nearly for something else. Likely enough to come first; or where nothing else is said than that it is not known.
 */
export function askedOnIn<One extends Askable>(
  asked: Asked,
  all: readonly One[],
  { bar, around, besides }: AskedBehind,
): One | null {
  const best = likeliestOn(asked, all, around)
  if (best === null || best.likely < ASKED_ON[bar]) return null
  const otherwise = likeliestIn(asked, { all: besides, around })?.likely ?? 0
  const isMeant = best.likely === PLAINLY || best.likely >= otherwise * OF_ANOTHER
  return isMeant ? (best.one as One) : null
}

function likeliestOn(asked: Asked, all: readonly Askable[], around: Around): Found {
  const key = keyOf(asked, around)
  const known = LOOKED_UP_ON.get(all)
  if (known?.key === key) return known.found
  const sense = senseOfTurn(asked.text)
  const near = all
    .map((one) => ({
      one,
      much: Math.max(...one.asked.map((way) => alike(sense, senseOfTurn(way)))),
    }))
    .filter(({ much }) => much >= LEAST_NEAR)
  const nearest = theMost(near, { by: ({ much }) => much, count: READ }).map(({ one }) => one)
  const book = bookOfFew(nearest)
  const exact = book.inTheVeryWords(shapeOf(asked))
  const found =
    exact === null
      ? (theMost(rankedIn(book, { asked, around, by: 'sense' }), {
          by: ({ likely }) => likely,
          count: 1,
        })[0] ?? null)
      : { one: exact, likely: PLAINLY }
  LOOKED_UP_ON.set(all, { key, found })
  return found
}

/** The same question is looked up for both bars. */
const LOOKED_UP_ON = new WeakMap<readonly Askable[], { key: string; found: Found }>()

/** To read one takes longer than all the rest, so only those that mean nearly the same are. */
const [LEAST_NEAR, READ] = [0.3, 3]
const PLAINLY = 1

const ASKED_ON = { surely: 0.1, perhaps: 0.03 } as const
/** Of how likely the other is: less than that, and the other is meant. */
const OF_ANOTHER = 0.6

const keyOf = ({ isYesNo, text }: Asked, { said, before }: Around): string =>
  JSON.stringify([isYesNo, text, said, before])

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

const ranked = (asked: Asked, { all, around }: Looking): Likely[] =>
  rankedIn(bookOf(all), { asked, around, by: byIn(all) })

type Likely = { one: Askable; likely: number }

function rankedIn(
  book: Book,
  { asked, around, by }: { asked: Asked; around: Around; by: By },
): Likely[] {
  const nearby = nearbyIn(shapeOf(asked), { book, around, by })
  const { facts: likely } = score(
    { traits: NO_TRAITS, facts: nearby.map(({ signs }) => ({ signs, traits: NO_TRAITS })) },
    { ...learned[by], step: 1, traits: [] },
  )
  return nearby.map(({ entry }, n) => ({ one: entry.one, likely: likely[n] ?? 0 }))
}

const NO_TRAITS = new Float64Array()
