import { expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { A_GOOD_CALL, aTalk } from '../reading/testing/talks.ts'
import { type DeedKind, deedsIn } from './deeds.ts'

/** Of the last line, behind a talk that went well. */
const doneBy = (...lines: string[]): DeedKind[] =>
  deedsIn(read(aTalk([...A_GOOD_CALL.slice(0, 14), ...lines])))
    .all.filter(({ at }) => at.turn === 15)
    .map(({ kind }) => kind)

it.each([
  'Gas comes on slide twenty-four, so the drives that we looked at are six of one kind.',
  'The costs are in the appendix, I think around four million, but there are three kinds.',
  "I'll get to that, so the protocol between the two is an open one with nine parts.",
])('who asks is not answered by being put off, whatever figures follow: %s', (line) => {
  const done = doneBy('P: And what about the gas?', `T: ${line}`)
  expect(done).toContain('evades')
  expect(done).not.toContain('answers')
})

it('who names the day on which it is answered puts nobody off', () => {
  const line = "T: I'll come back to that on Friday at nine, with the figures of all three sites."
  expect(doneBy('P: And what about the gas?', line)).not.toContain('evades')
})

it('the number of a slide is no figure', () => {
  const line = 'T: I have thirty-two slides and would like to go through slides eighteen to thirty.'
  expect(doneBy('P: Let us hear it.', line)).not.toContain('is-particular')
  const figures = 'T: Other sites have saved between twenty and forty percent with these drives.'
  expect(doneBy('P: Let us hear it.', figures)).toContain('is-particular')
})

it.each(["So you're trouble.", 'You moaned for weeks, then.'])(
  'sends somebody away: %s',
  (line) => {
    expect(doneBy('P: I told them for weeks.', `T: ${line}`)).toContain('waves-off')
  },
)

it('whoever gets up and goes was not spoken to as one should', () => {
  const leaves = deedsIn(read(aTalk([...A_GOOD_CALL.slice(0, 15), "P: I think I'll go."])))
  expect(leaves.turns('is-reproached')).toBe(1)
})
