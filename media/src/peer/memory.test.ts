import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemory } from './memory.ts'

function remember() {
  let now = 1_000
  const memory = createMemory(() => now)
  return {
    wait: (ms: number) => (now += ms),
    roundTrip: memory.roundTrip,
    send: (from: number, to = from): void => {
      for (let index = from; index <= to; index += 1)
        memory.sent(
          { ssrc: 1, payloadType: 111, isMarked: false, timestamp: index * 960, index },
          Buffer.from(`${index}`),
        )
    },
    ask: (...sequences: number[]) =>
      memory.recall(sequences.map((one) => one & 0xffff)).map(({ header }) => header.index),
  }
}

it('what was never sent, or too long ago, is not sent again', () => {
  const { send, ask } = remember()
  send(100, 200)
  expect(ask(99, 100, 136, 201, 40_000)).toEqual([])
})

it('what is asked for is sent as it was, with the same number', () => {
  const { send, ask } = remember()
  send(65_530, 65_550)
  expect(ask(65_535, 65_536, 65_537)).toEqual([65_535, 65_536, 65_537])
})

it('who asks again while the answer is under way is not answered twice', () => {
  const { send, ask, wait, roundTrip } = remember()
  send(1, 10)
  roundTrip(100)
  expect(ask(5)).toEqual([5])
  wait(99)
  expect(ask(5)).toEqual([])
  wait(1)
  expect(ask(5)).toEqual([5])
})

it('nothing is sent again more than three times', () => {
  const { send, ask, wait } = remember()
  send(1, 10)
  const answers = Array.from({ length: 10 }, () => {
    wait(1_000)
    return ask(5)
  })
  expect(answers.flat()).toEqual([5, 5, 5])
})

it('who asks for everything, all the time, gets half as much again, and no more', () => {
  const anything = fc.property(fc.array(fc.nat(127), { minLength: 1 }), (questions) => {
    const { send, ask, wait } = remember()
    let answers = 0
    for (let index = 1; index <= 1_000; index += 1) {
      send(index)
      wait(20)
      answers += ask(...questions.map((ago) => index - ago)).length
    }
    return answers <= 25 + 500
  })
  expect(fc.check(anything, { numRuns: 50 }).failed).toBe(false)
})
