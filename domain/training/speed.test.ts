import { expect, it } from 'vitest'
import { compile } from '../src/graph/compile.ts'
import { labelUtterance } from '../src/moves/label-utterance.ts'
import { greet, step } from '../src/persona/step.ts'
import { maria } from '../src/testing/talk.ts'

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

it('takes no more than ten milliseconds of CPU to answer a monologue of two minutes', () => {
  const graph = compile({ persona: maria, scenario: 'sales' })
  const { state } = greet(graph, 1)
  const sentence =
    'and what I always say to them is that the world is changing fast and whoever does not move with it, for all the features that anybody could wish for, will be left behind, '
  // In other words each time, so that nothing made ready for them helps.
  const answer = (n: number) =>
    step(graph, state, { text: `Number ${n}: ${sentence.repeat(12)}believe me, okay?`, seed: 1 })
  for (let n = 0; n < 20; n += 1) answer(n)
  const before = process.cpuUsage()
  for (let n = 20; n < 60; n += 1) answer(n)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / 40).toBeLessThan(10)
})
