import { expect, it } from 'vitest'
import { labelUtterance } from '../src/moves/label-utterance.ts'

it('takes no more than a third of a millisecond of CPU for an utterance', () => {
  const text =
    'Okay, so, um, when the card reader goes down, what does that do to the people in the queue?'
  const previous = 'It goes down about twice a week, mostly on Saturdays.'
  for (let n = 0; n < 500; n += 1) labelUtterance({ text, previous })
  const before = process.cpuUsage()
  for (let n = 0; n < 1000; n += 1) labelUtterance({ text, previous })
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / 1000).toBeLessThan(0.33)
})
