import { expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { A_GOOD_CALL, aTalk } from '../reading/testing/talks.ts'
import { deedsIn } from '../rubric/deeds.ts'
import { stageScoresOf } from './stage-scores.ts'

const scoresOf = (lines: string[]) => stageScoresOf(deedsIn(read(aTalk(lines))))

it('a stage that the talk never came to has no score', () => {
  expect(scoresOf(A_GOOD_CALL.slice(0, 4))).toMatchObject({ 'Next step': null, Implication: null })
})

it('who is waved off in a stage takes something from its score', () => {
  const rude = A_GOOD_CALL.with(6, 'T: Whatever. You people always complain. What does it cost?')
  expect(scoresOf(rude).Implication).toBeLessThan(scoresOf(A_GOOD_CALL).Implication as number)
})

it('the turn that leads into a stage is part of it: a day that is agreed on makes a good next step', () => {
  const { 'Next step': withDay } = scoresOf(A_GOOD_CALL)
  const vague = A_GOOD_CALL.map((line) =>
    line.replace(/Shall we set up .*/, 'Shall we talk again at some point?'),
  )
  expect(withDay).toBeGreaterThanOrEqual(60)
  expect(scoresOf(vague)['Next step'] ?? 0).toBeLessThan(withDay as number)
})
