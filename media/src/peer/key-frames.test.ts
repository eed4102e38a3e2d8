import { expect, it } from 'vitest'
import { createKeyFrames } from './key-frames.ts'

function watch() {
  const asked: number[] = []
  let now = 10_000
  const keyFrames = createKeyFrames({ now: () => now, ask: () => asked.push(now) })
  return { asked, keyFrames, wait: (ms: number) => (now += ms) }
}

it('nobody is asked for a whole picture that nobody wants', () => {
  const { asked, keyFrames, wait } = watch()
  wait(5_000)
  keyFrames.look()
  expect(asked).toEqual([])
})

it('the first who wants one is heard at once', () => {
  const { asked, keyFrames } = watch()
  keyFrames.wanted()
  expect(asked).toEqual([10_000])
})

it('who wants one too soon after another gets it with the next packets, and all of them the same', () => {
  const { asked, keyFrames, wait } = watch()
  for (let n = 0; n < 100; n += 1) keyFrames.wanted()
  wait(300)
  keyFrames.look()
  wait(300)
  for (let n = 0; n < 100; n += 1) keyFrames.look()
  expect(asked).toEqual([10_000, 10_600])
})
