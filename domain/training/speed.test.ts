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

it('takes no more than fourteen milliseconds of CPU to answer a monologue of two and a half minutes', () => {
  const graph = compile({ persona: maria, scenario: 'sales' })
  const { state } = greet(graph, 1)
  const monologue =
    'Let me tell you how this works in general, because I have been in this for a very long time and I have seen everything there is to see, from the small ones who think they know it all to the big ones who never listen, and what I always say to them is that the world is changing fast and whoever does not move with it will be left behind, which is why we built what we built, with all the features that anybody could ever wish for, and we are very proud of that, as you can imagine, and so is everybody who works with us, from the first day to the last, believe me '
  // In other words each time, so that nothing made ready for them helps.
  const answer = (n: number) =>
    step(graph, state, { text: `${monologue.repeat(4)}${n} times.`, seed: 1 })
  for (let n = 0; n < 20; n += 1) answer(n)
  const before = process.cpuUsage()
  for (let n = 20; n < 60; n += 1) answer(n)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000 / 40).toBeLessThan(14)
})
