import { expect, it } from 'vitest'
import type { Patience } from '@colloquy/contract/room'
import { heardSentences } from '../testing/heard-sentences.ts'
import { standingOf, WAITS_MS } from './end-of-turn.ts'

/** That somebody speaks again is known so late. */
const NOTICED_MS = 100
/** Of pauses that are spread evenly from 0.3 to 1.5 s, the share that nobody waits for to their end. */
const shareCutOff = (waitMs: number): number =>
  Math.min(1, Math.max(0, (1_500 + NOTICED_MS - waitMs) / 1_200))

type Heard = { heard: string; endConfidence: number }
const waitAfter = ({ heard, endConfidence }: Heard, patience: Patience): number =>
  WAITS_MS[patience][standingOf({ text: heard, endConfidence })]

function cutOff(sentences: Heard[], patience: Patience): number {
  const shares = sentences.map((sentence) => shareCutOff(waitAfter(sentence, patience)))
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}

// An eighth of the sentences sound finished before the pause: nobody can tell those by their words.
it.each([
  { patience: 'short', most: 0.15 },
  { patience: 'normal', most: 0.05 },
  { patience: 'long', most: 0.01 },
] as const)('few are answered in a pause at $patience patience', ({ patience, most }) => {
  expect(cutOff(heardSentences('paused'), patience)).toBeLessThan(most)
  expect(cutOff(heardSentences('heldOutPaused'), patience)).toBeLessThan(most)
})

it('nobody waits much longer than for a statement after a question that was understood', () => {
  const questions = [...heardSentences('whole'), ...heardSentences('heldOutWhole')].filter(
    ({ said }) =>
      /^(?:what|how|why|who|when|where|which|do|did|is|are|can|could|would|have)\b/.test(said),
  )
  const late = questions.filter((heard) => waitAfter(heard, 'normal') > WAITS_MS.normal.finished)
  expect(questions.length).toBeGreaterThan(50)
  expect(late.length / questions.length).toBeLessThan(0.12)
})
