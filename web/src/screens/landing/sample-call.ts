import type { Utterance } from '../../ui/voice-shape.ts'

/** A call of six minutes and some, made up, for the panels that show what one gets to see of it. */

const seconds = (count: number): number => count * 1000

const TURNS: readonly [voice: Utterance['voice'], from: number, to: number][] = [
  ['persona', 2, 33],
  ['learner', 36, 58],
  ['persona', 61, 97],
  ['learner', 100, 125],
  ['persona', 128, 180],
  ['learner', 183, 196],
  ['persona', 199, 233],
  ['learner', 229, 270],
  ['persona', 273, 301],
  ['learner', 304, 366],
  ['persona', 369, 396],
]

export const CALL_MS = seconds(402)

export const CALL: readonly Utterance[] = TURNS.map(([voice, from, to]) => ({
  voice,
  startMs: seconds(from),
  endMs: seconds(to),
}))

export const CALL_STAGES = [
  { name: 'Opening', startMs: 0 },
  { name: 'Needs', startMs: seconds(94) },
  { name: 'Price', startMs: seconds(196) },
  { name: 'Close', startMs: seconds(308) },
] as const

export const CALL_MOMENTS = [
  { atMs: seconds(119), what: 'Open question', words: 'What has changed since last year?' },
  { atMs: seconds(231), what: 'Talked over her', words: 'Sure, we could do fifteen.' },
  { atMs: seconds(352), what: 'Next step', words: 'I will send the plan on Thursday.' },
] as const

/** 1:07 */
export const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`

export const CALL_GRADE = [
  { part: 'Opening', points: 13, of: 15 },
  { part: 'Questions', points: 22, of: 25 },
  { part: 'Listening', points: 17, of: 25 },
  { part: 'Price', points: 8, of: 20 },
  { part: 'Close', points: 12, of: 15 },
] as const

export const CALL_SCORE = CALL_GRADE.reduce((sum, { points }) => sum + points, 0)

export const LAST_CALL_SCORE = 63
