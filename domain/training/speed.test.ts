import { expect, it } from 'vitest'
import { compile } from '../src/graph/compile.ts'
import { labelUtterance } from '../src/moves/label-utterance.ts'
import { greet, step } from '../src/persona/step.ts'
import { timesAHundredPages } from './cpu.ts'
import { maria } from '../src/testing/talk.ts'

it('takes no more CPU for fifty utterances than it takes to count the words of a hundred pages', () => {
  const text =
    'Okay, so, um, when the card reader goes down, what does that do to the people in the queue?'
  const previous = 'It goes down about twice a week, mostly on Saturdays.'
  const label = () => {
    for (let n = 0; n < 500; n += 1) labelUtterance({ text, previous })
  }
  label()
  expect(timesAHundredPages(label) / 10).toBeLessThan(1)
})

it('takes no more CPU to answer a monologue of two and a half minutes than to count the words of 130 pages', () => {
  const graph = compile({ persona: maria, scenario: 'sales' })
  const { state } = greet(graph, 1)
  const monologue =
    'Let me tell you how this works in general, because I have been in this for a very long time and I have seen everything there is to see, from the small ones who think they know it all to the big ones who never listen, and what I always say to them is that the world is changing fast and whoever does not move with it will be left behind, which is why we built what we built, with all the features that anybody could ever wish for, and we are very proud of that, as you can imagine, and so is everybody who works with us, from the first day to the last, believe me '
  // In other words each time, so that nothing made ready for them helps.
  let said = 0
  const answer = () => {
    for (let n = 0; n < 20; n += 1) {
      said += 1
      step(graph, state, { text: `${monologue.repeat(4)}${said} times.`, seed: 1 })
    }
  }
  answer()
  expect(timesAHundredPages(answer) / 20).toBeLessThan(1.3)
})
