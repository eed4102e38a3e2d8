import {
  type Confusion,
  confusionOf,
  kappaOf,
  macroF1Of,
} from '@colloquy/domain/moves/learning/agreement'
import type { Tested } from '@colloquy/domain/moves/learning/cross-validate'
import type { Way } from '@colloquy/domain/moves/learning/examples'
import { BEHAVIOURS, REFLECTIONS, SPINS } from '@colloquy/domain/moves/labels'
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

const LOST_WITHOUT_MARKS = 0.05

type Score = {
  what: string
  goal: number | null
  of: (tested: readonly Tested[], way: Way) => number
}

const SCORES: readonly Score[] = [
  { what: 'question present, κ', goal: 0.92, of: (all, way) => kappaOf(presence(all, way)) },
  { what: 'open or closed, κ', goal: 0.84, of: (all, way) => kappaOf(openness(all, way)) },
  {
    what: 'SPIN in all talk, macro-F1',
    goal: 0.85,
    of: (all, way) => macroF1Of(confusionIn(all, { way, label: 'spin' })),
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
