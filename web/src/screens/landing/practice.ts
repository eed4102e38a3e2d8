import type { Utterance } from '../../ui/voice-shape.ts'

/** The short practice that the landing page plays. Everything on its stage follows from this. */

export type Line = Utterance & { words: string }

export const PERSONA = { name: 'Marta', role: 'Head of Operations' }

export const LINES: readonly Line[] = [
  {
    voice: 'persona',
    startMs: 300,
    endMs: 3900,
    words: 'We like it. But I need twenty percent off to renew.',
  },
  {
    voice: 'learner',
    startMs: 4500,
    endMs: 7900,
    words: 'I hear you. What would the discount solve for you?',
  },
  {
    voice: 'persona',
    startMs: 8600,
    endMs: 11600,
    words: 'Honestly? My budget is frozen until March.',
  },
  {
    voice: 'learner',
    startMs: 12100,
    endMs: 17100,
    words: 'Then start with one team now, and add the rest in April. Would that work?',
  },
  { voice: 'persona', startMs: 17700, endMs: 19200, words: 'That I can sign.' },
]

/** Longer than the last line: the grade takes a moment to settle. */
export const PRACTICE_MS = 20_000

/** One row for each line, the ways it could have gone beside each other. */
export type Step = {
  voice: Utterance['voice']
  label: string
  row: number
  column: number
  isTaken: boolean
}

export const STEPS: readonly Step[] = [
  { voice: 'persona', label: 'Wants 20% off', row: 1, column: 2, isTaken: true },
  { voice: 'learner', label: 'Give in', row: 2, column: 1, isTaken: false },
  { voice: 'learner', label: 'Defend the price', row: 2, column: 2, isTaken: false },
  { voice: 'learner', label: 'Ask what for', row: 2, column: 3, isTaken: true },
  { voice: 'persona', label: 'Asks for more', row: 3, column: 1, isTaken: false },
  { voice: 'persona', label: 'Digs in', row: 3, column: 2, isTaken: false },
  { voice: 'persona', label: 'Tells you why', row: 3, column: 3, isTaken: true },
  { voice: 'learner', label: 'Offer a trade', row: 4, column: 2, isTaken: true },
  { voice: 'learner', label: 'Push for a yes', row: 4, column: 3, isTaken: false },
  { voice: 'persona', label: 'Signs at a loss', row: 5, column: 1, isTaken: false },
  { voice: 'persona', label: 'Signs', row: 5, column: 2, isTaken: true },
  { voice: 'persona', label: 'Walks away', row: 5, column: 3, isTaken: false },
]

export const COLUMNS = 3

/** From a step to the ones that can follow, as `row.column`. */
const FOLLOWING: Record<string, readonly string[]> = {
  '1.2': ['2.1', '2.2', '2.3'],
  '2.1': ['3.1'],
  '2.2': ['3.2'],
  '2.3': ['3.3'],
  '3.1': ['5.1'],
  '3.2': ['4.2'],
  '3.3': ['4.2', '4.3'],
  '4.2': ['5.2'],
  '4.3': ['5.3'],
}

export type Edge = { from: Step; to: Step }

export const EDGES: readonly Edge[] = STEPS.flatMap((from) =>
  (FOLLOWING[`${from.row}.${from.column}`] ?? []).flatMap((place) =>
    STEPS.filter((to) => `${to.row}.${to.column}` === place).map((to) => ({ from, to })),
  ),
)

/** Why there are points: a moment in the talk, and what it shows. */
export type Evidence = { atMs: number; part: string; points: number; of: number; why: string }

export const EVIDENCE: readonly Evidence[] = [
  {
    atMs: 6400,
    part: 'Asked first',
    points: 27,
    of: 30,
    why: 'You asked an open question before you offered anything.',
  },
  {
    atMs: 10_600,
    part: 'Found out why',
    points: 30,
    of: 30,
    why: 'She told you what she holds back: the frozen budget.',
  },
  {
    atMs: 14_800,
    part: 'Traded, not gave',
    points: 16,
    of: 20,
    why: 'You offered a smaller start in place of a discount.',
  },
  {
    atMs: 18_600,
    part: 'Next step',
    points: 11,
    of: 20,
    why: 'She agreed. Nobody named a day.',
  },
]

export type Moment = {
  heardMs: number
  /** How many of a line's words have been spoken, for each line. */
  spoken: readonly number[]
  /** Who is speaking now. */
  voice: Utterance['voice'] | null
  /** The last line that was begun: as far as the path through the graph has come. */
  row: number
  evidence: number
  score: number
}

/** What stands on the stage at a moment. It starts with how it ends: before zero all is there. */
export function momentAt(elapsedMs: number): Moment {
  const heardMs = elapsedMs < 0 ? PRACTICE_MS : Math.min(elapsedMs, PRACTICE_MS)
  const shown = EVIDENCE.filter(({ atMs }) => atMs <= heardMs)
  const now = LINES.find(({ startMs, endMs }) => startMs <= heardMs && heardMs < endMs)
  return {
    heardMs,
    spoken: LINES.map((line) => spokenWords(line, heardMs)),
    voice: now?.voice ?? null,
    row: LINES.filter(({ startMs }) => startMs <= heardMs).length,
    evidence: shown.length,
    score: shown.reduce((sum, { points }) => sum + points, 0),
  }
}

function spokenWords({ words, startMs, endMs }: Line, heardMs: number): number {
  const part = (heardMs - startMs) / (endMs - startMs)
  return Math.ceil(Math.min(1, Math.max(0, part)) * words.split(' ').length)
}
