import {
  type Confusion,
  confusionOf,
  f1Of,
  kappaOf,
  macroF1Of,
} from '@colloquy/domain/moves/learning/agreement'
import type { Tested } from '@colloquy/domain/moves/learning/cross-validate'
import type { Way } from '@colloquy/domain/moves/learning/examples'
import { type Act, ACTS, BEHAVIOURS, REFLECTIONS, SPINS } from '@colloquy/domain/moves/labels'
import { atLeast, atMost, type Finding } from '../bench.ts'

/** What is asked of the classifier for written text; without marks, that it loses little. */
export function findingsOf(tested: readonly Tested[], where: string): Finding[] {
  return SCORES.flatMap(({ what, goal, of }) => {
    const written = of(tested, 'written')
    const unmarked = of(tested, 'unmarked')
    const misheard = of(tested, 'misheard')
    return [
      {
        what: `${where}: ${what}`,
        measured: written.toFixed(3),
        ...(goal === null ? {} : { goal: atLeast(goal, written) }),
      },
      {
        what: '  without marks; how much less',
        measured: `${unmarked.toFixed(3)}; ${(written - unmarked).toFixed(3)}`,
        goal: atMost(LOST_WITHOUT_MARKS, written - unmarked),
      },
      { what: '  heard badly', measured: misheard.toFixed(3) },
    ]
  })
}

/** Nothing is asked of acts. */
export const actFindingsOf = (tested: readonly Tested[], where: string): Finding[] =>
  ACT_SCORES.map(({ what, of }) => ({
    what: `${where}: ${what}`,
    measured: WAYS_IN_ORDER.map((way) => of(tested, way).toFixed(3)).join(' / '),
  }))

export const WAYS_IN_ORDER: readonly Way[] = ['written', 'unmarked', 'misheard']

const LOST_WITHOUT_MARKS = 0.05

export type Score = { what: string; of: (tested: readonly Tested[], way: Way) => number }

export const SCORES: readonly (Score & { goal: number | null })[] = [
  { what: 'question present, κ', goal: 0.92, of: (all, way) => kappaOf(presence(all, way)) },
  { what: 'open or closed, κ', goal: 0.84, of: (all, way) => kappaOf(openness(all, way)) },
  {
    what: 'SPIN in all talk, macro-F1',
    goal: 0.85,
    of: (all, way) => macroF1Of(confusionIn(all, { way, label: 'spin' })),
  },
  {
    what: 'SPIN in all talk, κ',
    goal: null,
    of: (all, way) => kappaOf(confusionIn(all, { way, label: 'spin' })),
  },
  {
    what: 'reflection, κ',
    goal: null,
    of: (all, way) => kappaOf(confusionIn(all, { way, label: 'reflection' })),
  },
  {
    what: 'main behaviour, κ',
    goal: 0.65,
    of: (all, way) => kappaOf(confusionIn(all, { way, label: 'behaviour' })),
  },
]

export const ACT_SCORES: readonly Score[] = [
  {
    what: 'acts, macro-F1',
    of: (all, way) => {
      const done = ACTS.filter((act) => all.some(({ meant }) => meant.acts.includes(act)))
      const f1s = done.map((act) => f1Of(confusionOfAct(all, { way, act }), act))
      return f1s.reduce((sum, f1) => sum + f1, 0) / f1s.length
    },
  },
  { what: 'acts, F1 of all together', of: (all, way) => f1Of(anyAct(all, way), 'done') },
]

const LABELS = {
  question: ['none', 'open', 'closed'],
  spin: SPINS,
  reflection: REFLECTIONS,
  behaviour: BEHAVIOURS,
} as const

export type LabelName = keyof typeof LABELS

export const confusionIn = (
  tested: readonly Tested[],
  { way, label }: { way: Way; label: LabelName },
): Confusion =>
  confusionOf(
    LABELS[label],
    tested.map(({ meant, found }) => ({ meant: meant[label], found: found[way][label] })),
  )

export const confusionOfAct = (
  tested: readonly Tested[],
  { way, act }: { way: Way; act: Act },
): Confusion =>
  confusionOf(
    [act, 'not'],
    tested.map(({ meant, found }) => ({
      meant: meant.acts.includes(act) ? act : 'not',
      found: found[way].acts.includes(act) ? act : 'not',
    })),
  )

/** Each act of each line: the frequent ones count most. */
const anyAct = (tested: readonly Tested[], way: Way): Confusion =>
  confusionOf(
    ['done', 'not'],
    tested.flatMap(({ meant, found }) =>
      ACTS.map((act) => ({
        meant: meant.acts.includes(act) ? 'done' : 'not',
        found: found[way].acts.includes(act) ? 'done' : 'not',
      })),
    ),
  )

const presence = (tested: readonly Tested[], way: Way): Confusion =>
  confusionOf(
    ['asked', 'not'],
    tested.map(({ meant, found }) => ({
      meant: meant.question === 'none' ? 'not' : 'asked',
      found: found[way].question === 'none' ? 'not' : 'asked',
    })),
  )

/** Where both see a question. */
const openness = (tested: readonly Tested[], way: Way): Confusion =>
  confusionOf(
    ['open', 'closed'],
    tested
      .filter(({ meant, found }) => meant.question !== 'none' && found[way].question !== 'none')
      .map(({ meant, found }) => ({ meant: meant.question, found: found[way].question })),
  )
